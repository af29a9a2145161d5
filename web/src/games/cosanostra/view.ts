// The view of La Cosa Nostra as it comes from the house.

import type { Gangster, Promise, View } from '../../protocol/games/cosanostra';
import type { JsonObject } from '../../protocol/messages';

export type { Business, Face, ForHire, Gangster, Lack, Mercenary, Note, Offer, Promise, Prospect, Seat, Task, View } from '../../protocol/games/cosanostra';

export function read(view: JsonObject): View {
    return view as unknown as View;
}

/** Whose business it is; null if nobody's. */
export function ownerOf({ seats }: View, business: string): number | null {
    const seat = seats.findIndex(({ businesses }) => businesses.some((one) => one.business === business));
    return seat < 0 ? null : seat;
}

export function manOf({ seats }: View, gangster: string): { man: Gangster; seat: number } | null {
    for (const [seat, { gangsters }] of seats.entries()) {
        const man = gangsters.find((one) => one.gangster === gangster);
        if (man) return { man, seat };
    }
    return null;
}

/** How often somebody has kept a promise, and how often not. */
export function wordOf({ ledger }: View, seat: number): { kept: number; broken: number } {
    const count = (status: Promise['status']) => ledger.filter((one) => one.by === seat && one.status === status).length;
    return { kept: count('kept'), broken: count('broken') };
}

/** What the viewer's cash leaves when all is bought that is planned; below zero if it does not do. Nobody need have it
    before the gangster goes (LC-3.1). */
export function leftToSpend({ viewer, seats }: View): number {
    const own = viewer === null ? undefined : seats[viewer];
    const prices = (own?.gangsters ?? []).flatMap(({ tasks }) => tasks.map(({ price }) => price ?? 0));
    return prices.reduce((left, price) => left - price, own?.cash ?? 0);
}

/** How many planned jobs the viewer may still look at (LC-R41). */
export function looksLeft(view: JsonObject): number {
    const { viewer, seats } = read(view);
    return viewer === null ? 0 : (seats[viewer]?.looks ?? 0);
}
