// The beginning of an act, from the events that tell it and the view after them.

import type { GameEvent } from '../../protocol/games/corleone';
import type { JsonObject } from '../../protocol/messages';
import { type Tale, tale } from './tale';
import { type Business, type Face, type View, read } from './view';

export interface ActTold {
    act: number;
    limit: number;
    tiles: Business[];
    jobs: string[];
    allies: string[];
    cards: Record<string, Face>;
    /** The act before. */
    past: Tale;
    first: number;
    families: { family: string; turfs: number; markers: number; jobs: number; bonus: number; bonusTurfs: string[]; bonusColours: string[] }[];
}

const BONUS = 5; // CE-9.1, CE-9.2

export function roundEnd(events: readonly JsonObject[], view: JsonObject, soFar: () => readonly JsonObject[]): JsonObject | null {
    const told = events as unknown as readonly GameEvent[];
    if (!told.some(({ event }) => event === 'act-began')) return null;
    const v = read(view);
    const opened = told.flatMap((one) => (one.event === 'tile-opened' ? [one.business] : []));
    const summary: ActTold = {
        act: v.act,
        limit: v.limit,
        tiles: v.businesses.filter(({ business }) => opened.includes(business)),
        jobs: told.flatMap((one) => (one.event === 'public-job' ? [one.job] : [])),
        allies: v.allies,
        cards: v.cards,
        past: tale(soFar() as unknown as readonly GameEvent[], v.act - 1, v.first, v.players),
        first: v.first,
        families: v.seats.map((_, seat) => family(v, seat)),
    };
    return summary as unknown as JsonObject;
}

function family(v: View, seat: number): ActTold['families'][number] {
    const { family, completed } = v.seats[seat]!;
    const bonusTurfs = v.turfs.filter(({ bonus }) => bonus === seat).map(({ turf }) => turf);
    const bonusColours = Object.entries(v.colours).filter(([, seats]) => seats.includes(seat)).map(([colour]) => colour);
    return {
        family,
        turfs: v.turfs.filter(({ control }) => control === seat).length,
        markers: v.turfs.flatMap(({ markers }) => markers).filter((owner) => owner === seat).length,
        jobs: completed.length,
        bonus: BONUS * (bonusTurfs.length + bonusColours.length),
        bonusTurfs,
        bonusColours,
    };
}

/** Whoever comes before the first turn hears how the evening begins. */
export function opening(view: JsonObject): JsonObject[] {
    const { act, step, first, active, seats, businesses, spaces } = read(view);
    const placed = [...businesses.map(({ thug }) => thug), ...spaces.map(({ member }) => member)].some((owner) => owner !== null);
    const begun = act > 1 || step !== 'turn' || first !== active || placed || seats.some(({ completed, played }) => completed.length + played.length > 0);
    if (begun) return [];
    const tiles = businesses.filter(({ colour }) => colour !== 'printed');
    return [{ event: 'act-began', act }, ...tiles.map(({ business, turf }) => ({ event: 'tile-opened', business, turf }))];
}
