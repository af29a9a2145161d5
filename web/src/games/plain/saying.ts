// Fields and words of a view, in the words of the game.

import { capital } from '../../speech/speech.svelte';
import { type GameWords, singular } from '../../speech/words';
import type { Drawn } from './shape';

/** A field without a message is shown by its own name: an ugly word is better than a dead page. */
export function labelOf(field: string, drawn: Drawn, words: GameWords): string {
    const key = drawn.label(field);
    return capital(words.knows(key) ? words.say(key) : field.replaceAll('_', ' '));
}

export function nameOf(field: string, word: string, drawn: Drawn, words: GameWords): string {
    return words.named(kindOf(field, word, drawn, words), word);
}

/** What a word is: the first kind that has a name for it. */
export function kindOf(field: string, word: string, drawn: Drawn, words: GameWords): string {
    return [singular(field), ...drawn.kinds].find((kind) => words.named(kind, word) !== word) ?? singular(field);
}
