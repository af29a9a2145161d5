// Omerta's actions on the board: which cards and players name them.

import type { JsonObject } from '../../protocol/messages';
import { type View, read } from './view';

export const place = (seat: number, number: number) => `place:${seat}:${number}`;
export const player = (seat: number) => `seat:${seat}`;
export const inSafe = (number: number) => `safe:${number}`;
export const held = (seat: number) => `held:${seat}`;
/** Beside a player's cards. */
export const given = (seat: number) => `given:${seat}`;

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

/** The drawn card can be dragged to its place, or away. */
export function carried({ verb }: JsonObject, view: JsonObject): string | null {
    return verb === 'replace' || verb === 'discard' ? held(read(view).viewer ?? 0) : null;
}

interface Aim {
    /** The players against whom the character is used. */
    players: readonly number[];
    /** The cards that it is about, by their targets. */
    cards: readonly string[];
}

/** What a named character is about, while those aimed at may answer (OM-R8). */
export function aimedAt({ character, aim, active }: View): Aim {
    const [one = -1, first = -1, two = -1, second = -1] = aim;
    const opponents = (...seats: number[]) => [...new Set(seats)].filter((seat) => seat >= 0 && seat !== active);
    if (aim.length === 0) return { players: [], cards: [] };
    switch (character) {
        case 'gangster':
            return { players: opponents(one, two), cards: [place(one, first), place(two, second)] };
        case 'police-patrol':
            return { players: [one], cards: [place(one, first)] };
        case 'snitch':
            return { players: opponents(one, first), cards: [] };
        default:
            return { players: opponents(one), cards: [] };
    }
}
