// Omerta's actions on the board: which cards and players name them, and what a click would mean.

import type { JsonObject } from '../../protocol/messages';
import { type View, read } from './view';

export const place = (seat: number, number: number) => `place:${seat}:${number}`;
export const player = (seat: number) => `seat:${seat}`;
export const inSafe = (number: number) => `safe:${number}`;
export const held = (seat: number) => `held:${seat}`;

/** None for what has a button in the prompt. */
export function targets(action: JsonObject, view: JsonObject): string[] {
    const me = read(view).viewer ?? 0;
    const a = action as unknown as Record<string, number> & { verb: string; from?: string };
    switch (a.verb) {
        case 'draw':
            return [a.from === 'pile' ? 'pile' : 'discards'];
        case 'discard':
            return ['discards'];
        case 'replace':
        case 'snap':
        case 'reveal':
        case 'mole':
            return [place(me, a.place!)];
        case 'peek':
        case 'driver':
            return [a.place, a.other_place].filter((number) => number !== undefined).map((number) => place(me, number));
        case 'exchange':
            return [inSafe(a.safe_place!), place(me, a.place!)];
        case 'patrol':
            return [place(a.seat!, a.place!)];
        case 'gangster':
            return [place(a.seat!, a.place!), place(a.other_seat!, a.other_place!)];
        case 'lady':
        case 'la-mamma':
            return [player(a.seat!)];
        case 'snitch':
            return [player(a.seat!), player(a.other_seat!)];
        default:
            return [];
    }
}

/** The action that somebody seems to want who clicks here though it is not legal: the house says why not. */
export function meant(target: string, view: JsonObject): JsonObject | null {
    const v = read(view);
    const [kind, first = '0', second = '0'] = target.split(':');
    switch (kind) {
        case 'pile':
            return { verb: 'draw', from: 'pile' };
        case 'discards':
            return v.step === 'holding' ? { verb: 'discard' } : { verb: 'draw', from: 'discard' };
        case 'safe':
            return { verb: 'crack' };
        case 'seat':
            return { verb: v.character === 'la-mamma' ? 'la-mamma' : 'lady', seat: Number(first) };
        case 'place':
            return Number(first) === v.viewer ? onOwn(Number(second), v) : onAnother(Number(first), Number(second), v);
        default:
            return null;
    }
}

function onOwn(number: number, v: View): JsonObject {
    switch (v.step) {
        case 'peeks':
            return { verb: 'peek', place: number, other_place: number === 0 ? 1 : 0 };
        case 'snaps':
            return { verb: 'snap', place: number };
        case 'answers':
            return { verb: 'reveal', place: number };
        case 'ability':
        case 'looking':
            return { verb: v.character === 'driver' ? 'driver' : 'mole', place: number };
        case 'cracking':
            return { verb: 'exchange', safe_place: 0, place: number };
        default:
            return { verb: 'replace', place: number };
    }
}

function onAnother(seat: number, number: number, v: View): JsonObject {
    if (v.character === 'gangster' && v.viewer !== null) {
        return { verb: 'gangster', seat, place: number, other_seat: v.viewer, other_place: 0 };
    }
    return { verb: 'patrol', seat, place: number };
}
