// What can be told of a thing that somebody looks at: by its game, or by the game's texts alone.

import type { GameModule, Inspected } from '../games/module';
import { capital, say } from '../speech/speech.svelte';
import type { GameWords } from '../speech/words';

const CARD = 5 / 7;

/** Words of the page itself can be things as well: what a sign means. */
export const PAGE = 'page';

export function thingOf(kind: string, word: string): string {
    return `${kind}:${word}`;
}

export function inspected(thing: string, game: GameModule | null, words: GameWords | null): Inspected {
    const [kind, word] = parted(thing);
    const plain = { text: '', figures: [], rule: null, Face: null, shape: CARD };
    if (kind === PAGE || !words) return { ...plain, name: capital(say(word)), text: words?.knows(`about-${word}`) ? words.say(`about-${word}`) : '' };
    const name = capital(words.named(kind, word));
    return { ...plain, name, text: aboutIt(kind, word, words), ...game?.inspect?.(thing, words) };
}

/** Whether there is more to tell than the name. */
export function canBeInspected(thing: string, game: GameModule, words: GameWords): boolean {
    return game.things?.includes(thing) ?? aboutIt(...parted(thing), words) !== '';
}

export function parted(thing: string): [kind: string, word: string] {
    const at = thing.indexOf(':');
    return [thing.slice(0, at), thing.slice(at + 1)];
}

function aboutIt(kind: string, word: string, words: GameWords): string {
    const key = [`about-${kind}-${word}`, `about-${word}`].find((one) => words.knows(one));
    return key ? words.say(key) : '';
}
