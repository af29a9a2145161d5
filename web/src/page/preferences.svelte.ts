// What a visitor likes; kept by the browser, told to nobody.

import { type Digits, type Language, LANGUAGES, preferredLanguage } from '../speech/languages';
import { speech } from '../speech/speech.svelte';

export type Motion = 'system' | 'full' | 'none';
export type Colours = 'night' | 'contrast';
export const PACES = ['slow', 'normal', 'fast', 'step', 'off'] as const;
export type Pace = (typeof PACES)[number];

interface Liked {
    language: Language;
    digits: Digits;
    sound: boolean;
    volume: number;
    motion: Motion;
    /** How fast is told what happened. */
    pace: Pace;
    colours: Colours;
    /** Single keys act on the table. */
    keys: boolean;
    /** The browser notifies of one's turn while the page is hidden. */
    notify: boolean;
    name: string;
    /** Which opponents sit down; empty for the usual ones. */
    bot: string;
    /** How many of them, by the game; where it is not there, the usual number. */
    opponents: Readonly<Record<string, number>>;
}

const KEPT = 'capotavola.preferences';

class Preferences {
    liked = $state<Liked>(usual());

    async open(): Promise<void> {
        // What is changed in another window of this browser is meant for all.
        addEventListener('storage', ({ key }) => key === KEPT && void this.readKept());
        await this.readKept();
    }

    async change(change: Partial<Liked>): Promise<void> {
        this.liked = { ...this.liked, ...change };
        keep(this.liked);
        this.show();
        if ('language' in change || 'digits' in change) await speech.speak(this.liked.language, this.liked.digits);
    }

    /** Whether things may move. */
    get moving(): boolean {
        if (this.liked.motion !== 'system') return this.liked.motion === 'full';
        return !matchMedia('(prefers-reduced-motion: reduce)').matches;
    }

    private async readKept(): Promise<void> {
        this.liked = { ...usual(), ...kept() };
        this.show();
        await speech.speak(this.liked.language, this.liked.digits);
    }

    private show(): void {
        const page = document.documentElement;
        page.dataset.colours = this.liked.colours;
        page.dataset.motion = this.moving ? 'full' : 'none';
    }
}

export const preferences = new Preferences();

function usual(): Liked {
    return {
        language: preferredLanguage(navigator.languages),
        digits: 'native',
        sound: true,
        volume: 0.6,
        motion: 'system',
        pace: 'normal',
        colours: 'night',
        keys: true,
        notify: false,
        name: '',
        bot: '',
        opponents: {},
    };
}

/** What does not fit is left out: an older page may have kept it. */
function kept(): Partial<Liked> {
    try {
        const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Liked>;
        if (found.language && !LANGUAGES.includes(found.language)) delete found.language;
        return found;
    } catch {
        return {};
    }
}

function keep(liked: Liked): void {
    try {
        localStorage.setItem(KEPT, JSON.stringify(liked));
    } catch {
        // A browser that keeps nothing: the preferences last as long as the page.
    }
}
