// The action that somebody seems to want who clicks where it is not legal: the house says why not.

import type { JsonObject } from '../../protocol/messages';
import { read } from './view';

export function meant(target: string, view: JsonObject): JsonObject | null {
    const v = read(view);
    const at = target.indexOf(':');
    const [kind, name] = [target.slice(0, at), target.slice(at + 1)];
    switch (kind) {
        case 'business':
            return { verb: 'thug', business: name };
        case 'space':
            return { verb: 'member', areas: name };
        case 'public':
            return wantedJob(name, 'public', v.cards[name]?.goods);
        case 'hand':
            return onCard(name, view);
        case 'ally':
            return { verb: 'choose', ally: name };
        case 'turf':
            return { verb: 'police-chief', turf: name };
        case 'icon':
            return { verb: 'use', effect: name };
        default:
            return null;
    }
}

function onCard(card: string, view: JsonObject): JsonObject {
    const v = read(view);
    const face = v.cards[card];
    if (v.step !== 'turn') return { verb: v.step === 'discards' ? 'discard' : 'give', card };
    if (!face) return { verb: 'discard', card };
    return face.colour ? wantedJob(card, 'hand', face.goods) : { verb: 'play', ally: card };
}

const ORDER = ['gun', 'booze', 'blood-money', 'narcotics'];

function wantedJob(job: string, from: string, goods: readonly string[] = []): JsonObject {
    const paid = [...goods].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)).join('+');
    return { verb: 'complete', from, job, goods: paid, order: 'money-first' };
}
