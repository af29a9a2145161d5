// The language of the page, which may change at any time: whatever was said with it is said anew.

import type { FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';

import type { Arguments, GameInfo } from '../protocol/messages';
import { gameBundle, houseBundles, isBuiltIn } from './bundles';
import { type Digits, type Language, direction, locale } from './languages';
import { type Args, GameWords, Words } from './words';

const NOTHING: Arguments = {};
/** What is said beside the play (see texts.ts): learnt, like a game, with what says it. */
const OFFICE = 'office';

class Speech {
    language = $state<Language>('en');
    digits = $state<Digits>('native');
    private words = $state.raw<Words | null>(null);
    private covers = $state.raw<Record<string, Words>>({});
    private games = $state.raw<Record<string, (names: readonly string[], me: number | null) => GameWords>>({});
    /** What the house says of each game's arguments. */
    private declared = $state.raw<Record<string, Arguments>>({});
    /** What an own box calls its cards, by game. */
    private titles = $state.raw<Record<string, Record<string, string>>>({});
    private wish = 0;

    /** Of games that it does not know the page has no covers: it learns them at once. */
    hear(games: readonly Pick<GameInfo, 'name' | 'arguments'>[]): void {
        this.declared = Object.fromEntries(games.map((game) => [game.name, game.arguments]));
        for (const { name } of games) if (!isBuiltIn(name)) this.learn(name).catch(() => undefined);
    }

    /** What the game declares of its arguments. */
    arguments(game: string): Arguments {
        return this.declared[game] ?? NOTHING;
    }

    /** The old language is spoken until the new one is there. */
    async speak(language: Language, digits: Digits): Promise<void> {
        const wish = ++this.wish;
        const games = Object.keys(this.games);
        const [house, ...bundles] = await Promise.all([
            houseBundles(language, digits),
            ...games.map((game) => gameBundle(game, language, digits)),
        ]);
        if (wish !== this.wish) return; // something else is wanted by now
        if (Object.keys(this.games).length > games.length) return this.speak(language, digits); // one more was learnt
        this.language = language;
        this.digits = digits;
        this.words = new Words(language, digits, house.page);
        this.covers = Object.fromEntries(Object.entries(house.covers).map(([game, cover]) => [game, new Words(language, digits, cover)]));
        this.games = Object.fromEntries(
            games.map((game, index) => [game, this.wordsFor(game, language, digits, bundles[index])]),
        );
        document.documentElement.lang = language;
        document.documentElement.dir = direction(language);
    }

    async learn(game: string): Promise<void> {
        if (this.games[game]) return;
        const { language, digits } = this;
        const bundle = await gameBundle(game, language, digits);
        if (language !== this.language || digits !== this.digits) return this.learn(game);
        this.games = { ...this.games, [game]: this.wordsFor(game, language, digits, bundle) };
    }

    private wordsFor(game: string, language: Language, digits: Digits, bundle: FluentBundle) {
        return (names: readonly string[], me: number | null) =>
            new GameWords(language, digits, bundle, names, this.arguments(game), false, me, this.titles[game]);
    }

    /** The cards of that game are called so from now on; by their messages, such as `card-wire-fraud`. */
    entitle(game: string, titles: Record<string, string>): void {
        this.titles = { ...this.titles, [game]: titles };
    }

    say(key: string, args: Args = {}): string {
        const words = this.words?.knows(key) ? this.words : (this.games[OFFICE]?.([], null) ?? this.words);
        return words?.say(key, args) ?? '';
    }

    knows(key: string): boolean {
        return this.words?.knows(key) ?? false;
    }

    number(value: number, decimals = 0): string {
        return this.words?.number(value, decimals) ?? String(value);
    }

    /** A moment, given in milliseconds since 1970, as the reader's calendar and clock have it. */
    moment(at: number): string {
        const how = { dateStyle: 'medium', timeStyle: 'short' } as const;
        return new Intl.DateTimeFormat(locale(this.language, this.digits), how).format(at);
    }

    listed(parts: string[]): string {
        return this.words?.listed(parts) ?? parts.join(', ');
    }

    /** What is said of a game before anybody sits down to it, if the page has words for it. */
    cover(game: string): Words | null {
        return this.covers[game] ?? this.about(game);
    }

    /** Null until the game's texts are there. */
    about(game: string, names: readonly string[] = [], me: number | null = null): GameWords | null {
        return this.games[game]?.(names, me) ?? null;
    }
}

export const speech = new Speech();

/** A part of the page, when its words are there too; whoever waits for it does so once, whatever is learnt later. */
export async function withOffice<T>(part: Promise<T>): Promise<T> {
    await untrack(() => speech.learn(OFFICE));
    return part;
}

/** The page's and the house's texts. */
export function say(key: string, args: Args = {}): string {
    return speech.say(key, args);
}

/** As at the beginning of a sentence. */
export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}
