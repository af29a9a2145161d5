// Why a player scores what the score is (chapter 5).

import type { Message } from '../../table/asking';
import type { RoundTold, Scored } from './round';
import { CALLER_LIMIT } from './scoring';

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
