// What Omerta's events look and sound like.

import type { JsonObject } from '../../protocol/messages';
import type { Sound } from '../../page/sounds';
import type { Flight } from '../module';
import { held, inSafe, place } from './moves';

interface Told {
    event: string;
    seat: number;
    place: number;
    other_seat: number;
    other_place: number;
    safe_place: number;
    card?: string;
    places: number[];
    cards: string[];
}

const PILE = 'pile';
const DISCARDS = 'discards';

export function flights(event: JsonObject): Flight[] {
    const e = event as unknown as Told;
    const card = e.card ?? null;
    switch (e.event) {
        case 'drew':
        case 'drew-card':
            return [{ from: PILE, to: held(e.seat), card }];
        case 'took-discard':
            return [{ from: DISCARDS, to: held(e.seat), card }];
        case 'replaced':
            return [
                { from: held(e.seat), to: place(e.seat, e.place), card: null },
                { from: place(e.seat, e.place), to: DISCARDS, card },
            ];
        case 'discarded':
            return [{ from: held(e.seat), to: DISCARDS, card }];
        case 'snapped':
        case 'killed':
            return [{ from: place(e.seat, e.place), to: DISCARDS, card: e.event === 'killed' ? 'killer' : card }];
        case 'wrong-card':
            return [shown(place(e.seat, e.place), card)];
        case 'driver-showed':
            return e.places.map((number, index) => shown(place(e.seat, number), e.cards[index] ?? null));
        case 'dealt':
            return [{ from: PILE, to: place(e.seat, e.place), card: null }];
        case 'swapped':
            return [
                { from: place(e.seat, e.place), to: place(e.other_seat, e.other_place), card: null },
                { from: place(e.other_seat, e.other_place), to: place(e.seat, e.place), card: null },
            ];
        case 'exchanged':
            return [
                { from: inSafe(e.safe_place), to: place(e.seat, e.place), card: null },
                { from: place(e.seat, e.place), to: inSafe(e.safe_place), card: null },
            ];
        default:
            return [];
    }
}

/** Everybody sees it where it lies (OM-3.2, OM-R4). */
function shown(where: string, card: string | null): Flight {
    return { from: where, to: where, card };
}

const SOUNDS: Record<string, Sound> = {
    drew: 'card',
    'drew-card': 'card',
    'took-discard': 'card',
    replaced: 'card',
    discarded: 'card',
    dealt: 'card',
    swapped: 'card',
    exchanged: 'card',
    saw: 'flip',
    'saw-safe': 'flip',
    'driver-showed': 'flip',
    'stock-shuffled': 'shuffle',
    'pile-rebuilt': 'shuffle',
    'round-began': 'shuffle',
    snapped: 'hit',
    killed: 'hit',
    'wrong-card': 'miss',
    'driver-failed': 'miss',
    omerta: 'call',
    'game-over': 'end',
};

export function sound(event: JsonObject): Sound | null {
    return SOUNDS[String(event.event)] ?? null;
}
