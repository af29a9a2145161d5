export const LANGUAGES = ['en', 'ru', 'pl', 'fa'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In their own words, for whoever cannot read the present one. */
export const OWN_NAMES: Record<Language, string> = {
    en: 'English',
    ru: 'Русский',
    pl: 'Polski',
    fa: 'فارسی',
};

export type Digits = 'latin' | 'native';

export function direction(language: Language): 'ltr' | 'rtl' {
    return language === 'fa' ? 'rtl' : 'ltr';
}

/** For the browser's own formats: Persian with the digits that the reader prefers. */
export function locale(language: Language, digits: Digits): string {
    if (language !== 'fa') return language;
    return digits === 'native' ? 'fa-u-nu-arabext' : 'fa-u-nu-latn';
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
    for (const wish of wanted) {
        const base = wish.toLowerCase().split('-')[0];
        const known = LANGUAGES.find((language) => language === base);
        if (known) return known;
    }
    return 'en';
}
