// Bots at the table: which one sits down unless another is asked for, and what they are called.

import type { SeatInfo } from '../protocol/messages';
import { say, speech } from '../speech/speech.svelte';

/** The one that plays well and talks. */
const USUAL = 'greedy';

export function usualBot(bots: readonly string[]): string {
    return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}

/** In the letters of the reader. */
export function botName(name: string): string {
    return speech.knows(`bot-name-${name}`) ? say(`bot-name-${name}`) : name;
}

/** Null: nobody sits there. */
export function seatName({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string | null {
    return name !== null && kind === 'bot' ? botName(name) : name;
}
