// The action that somebody seems to want who clicks where it is not legal: the house says why not.

import type { JsonObject } from '../../protocol/messages';
import { type View, read } from './view';

interface Clicked {
    kind: string;
    /** The player of a seat or place, or the place in the safe. */
    seat: number;
    place: number;
}

/** Belongs to no ability: the house says which character waits to be used. */
const SOMETHING_ELSE: JsonObject = { verb: 'draw', from: 'pile' };

export function meant(target: string, view: JsonObject, chosen: readonly string[]): JsonObject | null {
    const v = read(view);
    const clicked = parsed(target);
    if (v.step === 'ability') return byAbility(clicked, v, chosen.map(parsed));
    switch (clicked.kind) {
        case 'pile':
            return { verb: 'draw', from: 'pile' };
        case 'discards':
            return v.step === 'holding' ? { verb: 'discard' } : { verb: 'draw', from: 'discard' };
        case 'safe':
            return { verb: 'crack' };
        case 'seat':
            return { verb: 'lady', seat: clicked.seat };
        case 'place':
            if (clicked.seat === v.viewer) return onOwn(clicked.place, v, chosen.map(parsed));
            return { verb: 'patrol', seat: clicked.seat, place: clicked.place };
        default:
            return null;
    }
}

function parsed(target: string): Clicked {
    const [kind = '', seat = '0', place = '0'] = target.split(':');
    return { kind, seat: Number(seat), place: Number(place) };
}

function onOwn(place: number, v: View, chosen: readonly Clicked[]): JsonObject {
    switch (v.step) {
        case 'peeks':
            return { verb: 'peek', place, other_place: place === 0 ? 1 : 0 };
        case 'snaps':
            return { verb: 'snap', place };
        case 'answers':
            return { verb: 'reveal', place };
        case 'cracking':
            return exchange(place, v, chosen);
        default:
            return { verb: 'replace', place };
    }
}

/** A card that could be exchanged is refused only because another one is chosen already. */
function exchange(place: number, v: View, chosen: readonly Clicked[]): JsonObject {
    if (isFree(v, v.viewer ?? 0, place)) return { verb: 'crack' };
    return { verb: 'exchange', safe_place: chosen.find(({ kind }) => kind === 'safe')?.seat ?? 0, place };
}

function byAbility(clicked: Clicked, v: View, chosen: readonly Clicked[]): JsonObject {
    const { kind, seat, place } = clicked;
    const mine = seat === v.viewer;
    const card = kind === 'place';
    const player = kind === 'seat' || (card && mine); // own cards stand for oneself
    switch (v.character) {
        case 'mole':
        case 'driver':
            return card && mine ? { verb: v.character, place } : SOMETHING_ELSE;
        case 'gangster':
            return card ? swap(clicked, chosen[0] ?? freeCard(v, seat)) : SOMETHING_ELSE;
        case 'police-patrol':
            return card || (player && mine) ? { verb: 'patrol', seat, place } : SOMETHING_ELSE;
        case 'snitch':
            return player ? { verb: 'snitch', seat: chosen[0]?.seat ?? seat, other_seat: seat } : SOMETHING_ELSE;
        case 'lady':
        case 'la-mamma':
            return player ? { verb: v.character, seat } : SOMETHING_ELSE;
        case 'safecracker':
            return kind === 'safe' ? { verb: 'crack' } : SOMETHING_ELSE;
        default:
            return SOMETHING_ELSE;
    }
}

function swap(one: Clicked, other: Clicked): JsonObject {
    return { verb: 'gangster', seat: other.seat, place: other.place, other_seat: one.seat, other_place: one.place };
}

/** A card of somebody else that could be swapped, so that the refusal is about the one that was clicked. */
function freeCard(v: View, but: number): Clicked {
    for (let seat = 0; seat < v.players; seat++) {
        const place = seat === but ? -1 : v.stocks[seat].findIndex((_, number) => isFree(v, seat, number));
        if (place >= 0) return { kind: 'place', seat, place };
    }
    return { kind: 'place', seat: (but + 1) % v.players, place: 0 };
}

function isFree(v: View, seat: number, number: number): boolean {
    return v.stocks[seat]?.[number]?.locked === false;
}
