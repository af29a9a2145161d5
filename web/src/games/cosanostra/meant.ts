// The action that somebody seems to want who clicks where it is not legal: the house says why not.

import type { JsonObject } from '../../protocol/messages';
import { type View, read } from './view';

const PUT = ['henchman', 'saboteur', 'submachine-gun', 'distraction'];

export function meant(target: string, view: JsonObject): JsonObject | null {
    const v = read(view);
    const [kind, name = ''] = target.split(':');
    const own = v.viewer === null ? undefined : v.seats[v.viewer];
    const gangster = own?.gangsters.find(({ tasks, active }) => active && tasks.length === 0)?.gangster ?? own?.gangsters[0]?.gangster;
    if (!own || !gangster) return null;
    switch (kind) {
        case 'hand':
            return v.step === 'limits' ? { verb: 'discard-job', job: name } : { verb: 'plan', gangster, job: name };
        case 'sale':
            return v.step === 'buying' ? { verb: 'buy', business: name } : { verb: 'plan-purchase', gangster, business: name };
        case 'card':
            return onCard(name, gangster, v);
        case 'hire':
            return { verb: 'hire', gangster: name };
        case 'man':
            return own.gangsters.some((one) => one.gangster === name) ? { verb: 'do', gangster: name } : null;
        case 'task':
            return { verb: 'look', gangster: name };
        case 'business':
            return own.businesses.some((one) => one.business === name) ? { verb: 'use', business: name } : null;
        default:
            return null;
    }
}

function onCard(card: string, gangster: string, { step }: View): JsonObject {
    if (step === 'limits') return { verb: 'discard', card };
    if (PUT.includes(card)) return { verb: 'put', card, gangster };
    if (card === 'schemer') return { verb: 'skip' };
    return card === 'emergency-doctor' ? { verb: 'heal' } : { verb: 'play', card };
}
