// Why the house, or a rule, said no: in the viewer's language.

import type { Refused } from '../protocol/messages';
import { say } from './speech.svelte';
import type { Args, GameWords } from './words';

/** A refusal by a rule is said in the words of its game. */
export function whyNot({ code, reason, args = {} }: Refused, game: GameWords | null = null): string {
    if (code === 'rule' && game) return game.refusal(reason, args);
    const plain = Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]);
    return say(`house-${reason}`, Object.fromEntries(plain) as Args);
}
