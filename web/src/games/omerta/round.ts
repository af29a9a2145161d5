// The end of a round, from the events that tell it.

import type { JsonObject } from '../../protocol/messages';
import { read } from './view';

export interface Scored {
    seat: number;
    cards: string[];
    sum: number;
    score: number;
}

export interface RoundTold {
    /** Who called Omerta; nobody if the turns ran out. */
    caller: number | null;
    scored: Scored[];
    /** With this round. */
    totals: readonly number[];
}

export function roundEnd(events: readonly JsonObject[], view: JsonObject): JsonObject | null {
    const { players, totals } = read(view);
    const scored = events.filter(({ event }) => event === 'scored') as unknown as Scored[];
    if (scored.length === 0) return null;
    const call = events.findLast(({ event }) => event === 'omerta');
    const told: RoundTold = { caller: call ? (call.seat as number) : null, scored: scored.slice(-players), totals };
    return told as unknown as JsonObject;
}
