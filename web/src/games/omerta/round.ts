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
    round: number;
    /** Who called Omerta; nobody if the turns ran out. */
    caller: number | null;
    scored: Scored[];
    /** With this round. */
    totals: readonly number[];
}

export function roundEnd(events: readonly JsonObject[], view: JsonObject): JsonObject | null {
    const { players, round, totals } = read(view);
    const scored = events.filter(({ event }) => event === 'scored') as unknown as Scored[];
    if (scored.length === 0) return null;
    const call = events.findLast(({ event }) => event === 'omerta');
    // The next one may have begun with the same action.
    const began = events.findLast(({ event }) => event === 'round-began');
    const ended = began ? Number(began.round) - 1 : round;
    const told: RoundTold = { round: ended, caller: call ? (call.seat as number) : null, scored: scored.slice(-players), totals };
    return told as unknown as JsonObject;
}
