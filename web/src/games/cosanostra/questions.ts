// What the table says better than the house, and what is worth knowing besides what is asked.

import type { JsonObject } from '../../protocol/messages';
import type { Question } from '../module';
import type { Message } from '../../table/asking';
import { kept } from './asking';
import { leftToSpend, looksLeft, manOf, ownerOf, read } from './view';

export function question(view: JsonObject, legal: readonly JsonObject[]): Question | null {
    const { step, round } = read(view);
    // As soon as the jobs are dealt: the round before may still be told. Who has one answer is not asked for it.
    if (step === 'refusing') return { key: legal.length > 1 ? 'ask-new-jobs' : 'see-new-jobs', args: { round } };
    // Its buttons say what is owed, and to whom.
    return step === 'settling' ? { key: 'ask-debts', args: {} } : null;
}

export function hint(view: JsonObject): string | null {
    const { round, step, asked } = read(view);
    if (looksLeft(view) > 0) return 'hint-looks';
    if (leftToSpend(read(view)) < 0) return 'hint-unpaid';
    return round === 1 && step === 'plan-turn' && !asked.done ? 'hint-planning' : null;
}

export function called(action: JsonObject, view: JsonObject, legal: readonly JsonObject[]): Message | null {
    switch (action.verb) {
        case 'settle':
            return kept(view, action.promise);
        case 'pass':
            return read(view).step === 'refusing' && legal.length === 1 ? { key: 'jobs-seen' } : null;
        // Who goes is chosen already: whom it is against, and whose that is.
        case 'attack-business':
            return against('against-business', { business: action.business! }, ownerOf(read(view), String(action.business)));
        case 'attack-gangster':
            return against('against-gangster', { victim: action.victim! }, manOf(read(view), String(action.victim))?.seat ?? null);
        case 'attack-player':
            return { key: 'against-player', args: { seat: action.seat! } };
        default:
            return null;
    }
}

function against(key: string, args: JsonObject, owner: number | null): Message | null {
    return owner === null ? null : { key, args: { ...args, seat: owner } };
}
