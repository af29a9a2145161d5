// How an act went, told from its events to whoever wants to read it at leisure: shots, turf wars, bribes, tribute.

import type { GameEvent } from '../../protocol/games/corleone';

export interface War {
    turf: string;
    /** The most first; null are the neutral figures. */
    sides: { seat: number | null; count: number }[];
    winner: number | null;
}

export interface Bribe {
    seat: number;
    amount: number;
    ally: string | null;
    /** Another bid the same: the horse head decided. */
    tied: boolean;
}

export interface Tale {
    act: number;
    /** Who lost a figure, by whom; null are the neutral figures. */
    shots: { by: number; seat: number | null; figure: string }[];
    wars: War[];
    /** As they chose. */
    bribes: Bribe[];
    /** What each gave up for the hand limit. */
    given: { seat: number; cards: string[] }[];
}

/** `first` has the horse head; it does not pass on between the bids and the end of the act. */
export function tale(all: readonly GameEvent[], act: number, first: number, players: number): Tale {
    const events = ofAct(all, act);
    const given = after(events, 'tribute').flatMap((one) => (one.event === 'discarded' ? [one] : []));
    return {
        act,
        shots: events.flatMap(shot),
        wars: events.flatMap(war),
        bribes: bribes(events, first, players),
        given: [...new Set(given.map(({ seat }) => seat))]
            .sort((one, other) => one - other)
            .map((seat) => ({ seat, cards: given.filter((one) => one.seat === seat).map(({ card }) => card) })),
    };
}

function ofAct(all: readonly GameEvent[], act: number): readonly GameEvent[] {
    const begin = (number: number) => all.findLastIndex((one) => one.event === 'act-began' && one.act === number);
    const end = begin(act + 1);
    return all.slice(Math.max(0, begin(act)), end < 0 ? all.length : end);
}

function after(events: readonly GameEvent[], name: GameEvent['event']): readonly GameEvent[] {
    const at = events.findLastIndex(({ event }) => event === name);
    return at < 0 ? [] : events.slice(at);
}

function shot(one: GameEvent): Tale['shots'] {
    if (one.event === 'gunned-down') return [{ by: one.seat, seat: one.target, figure: one.figure }];
    return one.event === 'neutral-gunned-down' ? [{ by: one.seat, seat: null, figure: one.figure }] : [];
}

function war(one: GameEvent): War[] {
    if (one.event !== 'won-turf' && one.event !== 'nobody-won-turf') return [];
    const sides = one.sides.map(({ seat, count }) => ({ seat: seat === undefined ? null : Number(seat), count: Number(count) }));
    return [{ turf: one.turf, sides, winner: one.event === 'won-turf' ? one.seat : null }];
}

/** From the highest down; of equals the nearest to the horse head, clockwise (CE-6.2). */
function bribes(events: readonly GameEvent[], first: number, players: number): Bribe[] {
    const bids = events.flatMap((one) => (one.event === 'bid-shown' ? [one] : []));
    const taken = new Map(events.flatMap((one) => (one.event === 'ally-taken' ? [[one.seat, one.ally] as const] : [])));
    const away = (seat: number) => (seat - first + players) % players;
    const tied = (amount: number) => amount > 0 && bids.filter((other) => other.amount === amount).length > 1;
    return bids
        .map(({ seat, amount }) => ({ seat, amount, ally: taken.get(seat) ?? null, tied: tied(amount) }))
        .sort((one, other) => other.amount - one.amount || away(one.seat) - away(other.seat));
}
