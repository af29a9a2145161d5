// What the events of Corleone's Empire look and sound like.

import type { GameEvent } from '../../protocol/games/corleone';
import type { JsonObject } from '../../protocol/messages';
import type { Flight, Gain, Shown } from '../module';
import { business, forSale, inHand, player, publicJob, space, turf } from './moves';
import { isPlain } from './plain';
import { type View, read } from './view';

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;
type Showing = { [Name in GameEvent['event']]?: (event: Of<Name>, view: View, earlier: readonly GameEvent[]) => Shown };

const SILENT: Shown = { weight: 0 };
const HUDSON = 'hudson';
const DECK = 'deck';
const DISCARDS = 'discards';
const BILL = 44 / 32;
const FIGURE = 48 / 64;

/** By the event's name; what is not here is told in words at its seat. */
const SHOWN: Showing = {
    'turn-began': () => SILENT,
    'act-began': () => ({ weight: 2, sound: 'bell' }),
    'tile-opened': (e) => ({ touched: [business(e.business), turf(e.turf)], at: turf(e.turf), weight: 2, sound: 'flip' }),
    'public-job': (e) => ({ touched: [publicJob(e.job)], sound: 'card', weight: 0.6 }),
    'allies-shown': (e) => ({ touched: e.allies.map(forSale), sound: 'card' }),
    'thug-placed': (e, v) => ({
        flights: [figure(player(e.seat), business(e.business), 'thug', family(v, e.seat))],
        touched: [business(e.business)],
        sound: 'step',
    }),
    'thug-moved': (e, v) => ({
        flights: [figure(business(e.business), business(e.to_business), 'thug', family(v, e.seat))],
        touched: [business(e.business), business(e.to_business)],
        sound: 'step',
    }),
    'member-placed': (e, v) => ({
        flights: [figure(player(e.seat), space(e.areas), 'don', family(v, e.seat))],
        touched: [space(e.areas)],
        sound: 'step',
    }),
    'boss-placed': (e) => ({ flights: [figure(player(e.seat), business(e.business), 'union-boss', null)], touched: [business(e.business)], sound: 'step' }),
    'mayor-placed': (e) => ({ flights: [figure(player(e.seat), space(e.areas), 'mayor', null)], touched: [space(e.areas)], sound: 'step' }),
    'chief-placed': (e) => ({ flights: [figure(player(e.seat), turf(e.turf), 'police-chief', null)], touched: [turf(e.turf)], sound: 'step' }),
    completed: (e, v) => ({
        flights: [card(e.from === 'public' ? publicJob(e.job) : own(v, e.seat, e.job), suitcase(v, e.seat), e.job)],
        touched: [player(e.seat)],
        weight: 1.5,
        sound: 'coin',
    }),
    'ally-played': (e, v) => ({ flights: [card(own(v, e.seat, e.ally), player(e.seat), e.ally)], weight: 1.5, sound: 'card' }),
    'ally-taken': (e) => ({ flights: [card(forSale(e.ally), player(e.seat), e.ally)], touched: [player(e.seat)], sound: 'card' }),
    took: (e, v) => ({ flights: [card(supply(e.card), own(v, e.seat, e.card), e.card)], gains: [gained(e.seat, e.card)], sound: e.card.startsWith('money') ? 'coin' : 'card', weight: 0.7 }),
    stashed: (e, v) => ({ flights: [card(own(v, e.seat, e.card), suitcase(v, e.seat), e.card)], gains: [inCase(e.seat, e.card)], sound: 'latch', weight: 0.8 }),
    discarded: (e, v) => ({ flights: [card(own(v, e.seat, e.card), supply(e.card), e.card)], gains: [lost(e.seat, e.card)], sound: 'card', weight: 0.6 }),
    'offer-taken': (e, v) => ({
        flights: [card(own(v, e.target, e.card), suitcase(v, e.seat), e.card)],
        gains: [lost(e.target, e.card), inCase(e.seat, e.card)],
        sound: 'latch',
    }),
    returned: (e, v) => ({ flights: [card(own(v, e.seat, e.card), supply(e.card), e.card)], gains: [lost(e.seat, e.card)], sound: 'card', weight: 0.6 }),
    'horse-head': (e, v) => ({ flights: [{ from: player(v.first), to: player(e.seat), what: { sign: 'horse-head' }, ratio: 1 }], touched: [player(e.seat)], sound: 'call' }),
    'jobs-shuffled': () => ({ flights: [0, 1, 2].map((late) => ({ ...card(DISCARDS, DECK, null), late })), at: DECK, sound: 'shuffle' }),
    'drew-jobs': (e) => ({ flights: [{ ...card(DECK, player(e.seat), null), more: true }], sound: 'card' }),
    'saw-jobs': () => ({ weight: 0, sound: 'card' }),
    'kept-job': () => ({ weight: 0.5, sound: 'card' }),
    gave: (e) => ({ flights: [card(player(e.seat), player(e.target), null)], sound: 'card' }),
    'gave-card': (e, v) => ({ flights: [card(own(v, e.seat, e.card), own(v, e.target, e.card), e.card)], gains: [lost(e.seat, e.card), gained(e.target, e.card)], sound: 'card' }),
    'gunned-down': (e, v) => ({
        flights: [figure(standsAt(e.figure), HUDSON, e.figure.includes('+') ? 'don' : 'thug', family(v, e.target))],
        touched: [standsAt(e.figure)],
        at: standsAt(e.figure),
        weight: 2,
        sound: 'shot',
    }),
    'neutral-gunned-down': () => ({ weight: 2, sound: 'shot' }),
    'turf-war': () => ({ weight: 1.5, sound: 'war' }),
    'won-turf': (e, v) => ({
        flights: [{ from: player(e.seat), to: stack(e.turf), what: { marker: family(v, e.seat) }, ratio: 1 }],
        touched: [turf(e.turf)],
        at: turf(e.turf),
        weight: 1.4,
        sound: 'stamp',
    }),
    'nobody-won-turf': (e) => ({ at: turf(e.turf), weight: 0.8 }),
    'marker-moved': (e, v) => ({
        flights: [{ from: stack(e.turf), to: stack(e.to_turf), what: { marker: family(v, e.seat) }, ratio: 1 }],
        touched: [turf(e.turf), turf(e.to_turf)],
        sound: 'stamp',
    }),
    'has-bid': () => ({ weight: 0.5, sound: 'latch' }),
    'bid-shown': (e, v, earlier) => (e.seat < v.players - 1 ? SILENT : bidsOpened([...earlier, e])),
    paid: (e) => ({ gains: [{ at: e.seat, key: 'loses-money', args: { amount: e.amount }, loss: true }], weight: 0.8, sound: 'coin' }),
    'put-aside': () => ({ weight: 0, sound: 'card' }),
    'put-card-aside': () => ({ weight: 0, sound: 'card' }),
    tribute: () => ({ weight: 1.5, sound: 'bell' }),
    scored: (e) => ({ gains: [{ at: e.seat, key: 'case-sum', args: { amount: e.total } }], weight: 2.5, sound: 'coin' }),
    'game-over': () => ({ weight: 2, sound: 'end' }),
};

export function happening(event: JsonObject, view: JsonObject, earlier: readonly JsonObject[]): Shown | null {
    const known = event as unknown as GameEvent;
    const showing = SHOWN[known.event] as ((event: GameEvent, view: View, earlier: readonly GameEvent[]) => Shown) | undefined;
    return showing?.(known, read(view), earlier as unknown as readonly GameEvent[]) ?? null;
}

/** What is put aside for the tribute is told when all have done so, as what is discarded. */
export function logged({ event }: JsonObject): boolean {
    return event !== 'put-aside' && event !== 'put-card-aside';
}

/** CE-6.1: all lids at once, when the last of them is told. */
function bidsOpened(told: readonly GameEvent[]): Shown {
    const bids = told.filter((one) => one.event === 'bid-shown');
    return {
        flights: bids.flatMap(({ seat, cards }) => cards.map((value, late) => ({ from: player(seat), to: player(seat), what: { card: value }, ratio: BILL, late }))),
        gains: bids.map(({ seat, amount }) => ({ at: seat, key: 'case-sum', args: { amount } })),
        weight: 3,
        sound: 'lids',
    };
}

export const stack = (name: string) => `stack:${name}`;

function card(from: string, to: string, what: string | null): Flight {
    return { from, to, what: { card: what }, ratio: 5 / 7 };
}

function figure(from: string, to: string, kind: string, of: string | null): Flight {
    return { from, to, what: { figure: kind, family: of }, ratio: FIGURE };
}

/** Own cards are seen where they lie, others' somewhere at their player. */
function own(v: View, seat: number, what: string): string {
    const held = seat === v.viewer && v.seats[seat]?.hand?.includes(what);
    return held ? inHand(what) : player(seat);
}

function suitcase(v: View, seat: number): string {
    return seat === v.viewer ? `suitcase:${seat}` : player(seat);
}

function supply(what: string): string {
    return isPlain(what) ? `supply:${what}` : DISCARDS;
}

function standsAt(where: string): string {
    return where.includes('+') ? space(where) : business(where);
}

function family(v: View, seat: number): string | null {
    return v.seats[seat]?.family ?? null;
}

const gained = (seat: number, what: string): Gain => ({ at: seat, key: 'gains-card', args: { card: what } });
const lost = (seat: number, what: string): Gain => ({ at: seat, key: 'loses-card', args: { card: what }, loss: true });
const inCase = (seat: number, what: string): Gain => ({ at: seat, key: 'stashes-card', args: { card: what } });
