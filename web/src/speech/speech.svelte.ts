// The language of the page, which may change at any time: whatever was said with it is said anew.

import { houseBundle, gameBundle } from './bundles';
import { type Digits, type Language, direction } from './languages';
import { type Args, GameWords, Words } from './words';

class Speech {
    language = $state<Language>('en');
    digits = $state<Digits>('native');
    private words = $state.raw<Words | null>(null);
    private games = $state.raw<Record<string, (names: readonly string[]) => GameWords>>({});
    private wish = 0;

    /** The old language is spoken until the new one is there. */
    async speak(language: Language, digits: Digits): Promise<void> {
        const wish = ++this.wish;
        const games = Object.keys(this.games);
        const [house, ...bundles] = await Promise.all([
            houseBundle(language, digits),
            ...games.map((game) => gameBundle(game, language, digits)),
        ]);
        if (wish !== this.wish) return; // something else is wanted by now
        if (Object.keys(this.games).length > games.length) return this.speak(language, digits); // one more was learnt
        this.language = language;
        this.digits = digits;
        this.words = new Words(language, digits, house);
        this.games = Object.fromEntries(
            games.map((game, index) => [game, (names) => new GameWords(language, digits, bundles[index], names)]),
        );
        document.documentElement.lang = language;
        document.documentElement.dir = direction(language);
    }

    async learn(game: string): Promise<void> {
        if (this.games[game]) return;
        const { language, digits } = this;
        const bundle = await gameBundle(game, language, digits);
        if (language !== this.language || digits !== this.digits) return this.learn(game);
        this.games = { ...this.games, [game]: (names) => new GameWords(language, digits, bundle, names) };
    }

    say(key: string, args: Args = {}): string {
        return this.words?.say(key, args) ?? '';
    }

    number(value: number): string {
        return this.words?.number(value) ?? String(value);
    }

    listed(parts: string[]): string {
        return this.words?.listed(parts) ?? parts.join(', ');
    }

    /** Null until the game's texts are there. */
    about(game: string, names: readonly string[] = []): GameWords | null {
        return this.games[game]?.(names) ?? null;
    }
}

export const speech = new Speech();

/** The page's and the house's texts. */
export function say(key: string, args: Args = {}): string {
    return speech.say(key, args);
}

/** As at the beginning of a sentence. */
export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}
