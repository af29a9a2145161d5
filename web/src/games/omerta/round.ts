// The end of a round, from the events that tell it.

import type { JsonObject } from '../../protocol/messages';
import type { Message } from '../../table/asking';
import { CALLER_LIMIT } from './scoring';
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

/** Why somebody scores what the score is, and the rule about it; null where it is the sum of the cards. */
export function reason({ seat, sum, score }: Scored, { caller, scored }: Pick<RoundTold, 'caller' | 'scored'>): (Message & { rule: string }) | null {
    if (score > sum) return { key: sum > CALLER_LIMIT ? 'why-over' : 'why-beaten', args: { limit: CALLER_LIMIT, penalty: score - sum }, rule: 'OM-5.3' };
    const call = scored.find((one) => one.seat === caller);
    const won = call !== undefined && call.score <= call.sum;
    const tied = won && scored.some((one) => one.seat !== caller && one.sum === call.sum);
    if (seat === caller) return { key: tied ? 'why-won-tied' : 'why-won', rule: 'OM-5.2' };
    if (tied && sum === call.sum) return { key: 'why-tied', rule: 'OM-5.2' };
    return score < sum ? { key: 'why-least', rule: call ? 'OM-5.3' : 'OM-R16' } : null;
}
