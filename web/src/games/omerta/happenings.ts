// What Omerta's events look and sound like.

import type { GameEvent } from '../../protocol/games/omerta';
import type { JsonObject } from '../../protocol/messages';
import type { Flight, Gain, Shown } from '../module';
import { given, held, inSafe, place } from './moves';
import { type View, read } from './view';

type Happening<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;
type Showing<E> = (e: E, v: View, earlier: readonly GameEvent[]) => Shown;

const PILE = 'pile';
const DISCARDS = 'discards';
const SILENT: Shown = { weight: 0 };

/** By the event's name; what is not here is told in words at its seat. */
const SHOWN: { [Name in GameEvent['event']]?: Showing<Happening<Name>> } = {
    // What the table shows by itself.
    'turn-began': () => SILENT,
    'snap-opened': () => SILENT,
    'put-back': () => SILENT,
    saw: () => ({ weight: 0, sound: 'flip' }),
    'saw-safe': () => ({ weight: 0, sound: 'flip' }),

    'round-began': (e, v) => ({ flights: deal(e.seat, v.players), sound: 'shuffle', after: true }),
    looked: (e) => ({ flights: e.places.map((number) => turned(place(e.seat, number))), sound: 'flip' }),
    'safe-opened': (_, v) => ({ flights: v.safe.map((_, number) => turned(inSafe(number))), sound: 'flip' }),
    drew: draw,
    'drew-card': draw,
    'took-discard': (e) => ({ flights: [card(DISCARDS, held(e.seat), e.card)], sound: 'card' }),
    replaced: (e) => ({
        flights: [card(held(e.seat), place(e.seat, e.place)), card(place(e.seat, e.place), DISCARDS, e.card)],
        touched: [place(e.seat, e.place)],
        sound: 'card',
    }),
    discarded: (e, v, earlier) => ({ flights: [card(discardedFrom(e, v, earlier), DISCARDS, e.card)], sound: 'card' }),
    dealt: (e) => ({
        flights: [fromPile(place(e.seat, e.place))],
        touched: [place(e.seat, e.place)],
        gains: [cards(e.seat, 1)],
        sound: 'card',
    }),
    'pile-rebuilt': () => ({
        flights: [0, 1, 2, 3].map((late) => ({ ...card(DISCARDS, PILE), late })),
        sound: 'shuffle',
        at: PILE,
    }),
    snapped: (e) => lost(e, e.card, 'hit'),
    killed: (e) => lost(e, 'killer', 'hit'),
    // Everybody sees it where it lies (OM-3.2, OM-R4).
    'wrong-card': (e) => ({ flights: [turned(place(e.seat, e.place), e.card)], sound: 'miss', weight: 2 }),
    'driver-showed': (e) => ({
        flights: e.places.map((number, index) => turned(place(e.seat, number), e.cards[index])),
        sound: 'flip',
        weight: 2,
    }),
    'driver-failed': () => ({ sound: 'miss' }),
    aimed: () => ({ weight: 1.5 }),
    swapped: (e, v) => ({
        ...exchange(place(e.seat, e.place), place(e.other_seat, e.other_place)),
        at: v.active,
        weight: 1.5,
    }),
    exchanged: (e) => exchange(inSafe(e.safe_place), place(e.seat, e.place)),
    'stock-shuffled': (e, v) => shuffle(e.seat, v),
    'la-mamma-given': (e) => ({
        flights: [card(DISCARDS, given(e.target), 'la-mamma')],
        touched: [`seat:${e.target}`],
        weight: 1.5,
        sound: 'card',
    }),
    'patrol-given': (e) => ({
        flights: [card(DISCARDS, place(e.target, e.place), 'police-patrol')],
        touched: [place(e.target, e.place)],
        weight: 1.5,
        sound: 'card',
    }),
    'given-removed': (e, v) => ({ flights: [card(whereGiven(e, v), DISCARDS, e.card)], at: e.target, sound: 'card' }),
    omerta: () => ({ weight: 2, sound: 'call' }),
    'turns-ran-out': () => ({ weight: 2, sound: 'call' }),
    scored: (e, v) => ({ flights: faceUp(e, v), gains: [points(e.seat, e.score)], sound: 'flip', weight: 1.5 }),
    'game-over': () => ({ weight: 2, sound: 'end' }),
};

export function happening(event: JsonObject, view: JsonObject, earlier: readonly JsonObject[]): Shown | null {
    const e = told(event);
    const show = SHOWN[e.event] as Showing<GameEvent> | undefined;
    return show?.(e, read(view), earlier.map(told)) ?? null;
}

/** Whoever comes before looking at two cards sees them dealt. */
export function opening(view: JsonObject): JsonObject[] {
    const { round, step, starter, viewer, deciders, stocks } = read(view);
    const looked = viewer !== null && (!deciders.includes(viewer) || stocks[viewer]?.some((one) => one?.face));
    return round === 1 && step === 'peeks' && !looked ? [{ event: 'round-began', round, seat: starter }] : [];
}

function told(event: JsonObject): GameEvent {
    return event as unknown as GameEvent;
}

function card(from: string, to: string, what: string | null = null): Flight {
    return { from, to, what };
}

function fromPile(to: string, what: string | null = null): Flight {
    return { ...card(PILE, to, what), more: true };
}

/** Shown where it lies; a back if only its owner looks at it. */
function turned(where: string, what: string | null = null): Flight {
    return card(where, where, what);
}

function draw(e: Happening<'drew' | 'drew-card'>): Shown {
    return { flights: [fromPile(held(e.seat), 'card' in e ? e.card : null)], sound: 'card' };
}

/** The drawn card, or one that the Driver has shown: the first of two that are alike, then the other. */
function discardedFrom(e: Happening<'discarded'>, v: View, earlier: readonly GameEvent[]): string {
    if (v.held) return held(e.seat);
    const showed = earlier.findLast((one) => one.event === 'driver-showed');
    const alike = showed?.places.filter((_, index) => showed.cards[index] === e.card) ?? [];
    const gone = earlier.filter((one) => one.event === 'discarded' && one.card === e.card).length;
    const from = alike[gone] ?? alike[0];
    return from === undefined ? given(e.seat) : place(e.seat, from);
}

function lost(e: Happening<'snapped' | 'killed'>, what: string, sound: 'hit'): Shown {
    const from = place(e.seat, e.place);
    return { flights: [card(from, DISCARDS, what)], touched: [from], gains: [cards(e.seat, -1)], sound, weight: 1.5 };
}

function exchange(one: string, other: string): Shown {
    return { flights: [card(one, other), card(other, one)], touched: [one, other], sound: 'card' };
}

/** Lady, OM-4.3: all that may move meet in one place and come back; where each lies now nobody has seen. */
function shuffle(seat: number, v: View): Shown {
    const stock = v.stocks[seat] ?? [];
    const moving = stock.flatMap((one, number) => (one && !one.locked ? [place(seat, number)] : []));
    const via = moving[Math.floor(moving.length / 2)];
    const flights = moving.map((from, index) => ({ ...card(from, moving[moving.length - 1 - index]!), ...(via ? { via } : {}) }));
    return { flights, touched: moving, at: seat, sound: 'shuffle', weight: 1.5 };
}

/** OM-1.5: round the table, then the safe. */
function deal(starter: number, players: number): Flight[] {
    const STOCK = 4;
    const places = Array.from({ length: STOCK * players }, (_, late) =>
        place((starter + late) % players, Math.floor(late / players)),
    );
    const safe = Array.from({ length: STOCK }, (_, number) => inSafe(number));
    return [...places, ...safe].map((to, late) => ({ ...fromPile(to), late }));
}

function whereGiven(e: Happening<'given-removed'>, v: View): string {
    const found = v.given.find(({ card, to, by }) => card === e.card && to === e.target && by === v.active);
    return found && found.place !== null ? place(e.target, found.place) : given(e.target);
}

/** OM-5.1: all lie open. */
function faceUp(e: Happening<'scored'>, v: View): Flight[] {
    const places = (v.stocks[e.seat] ?? []).flatMap((one, number) => (one ? [place(e.seat, number)] : []));
    return places.length === e.cards.length ? places.map((where, index) => turned(where, e.cards[index])) : [];
}

/** Every card counts against its owner. */
function cards(seat: number, count: number): Gain {
    return { at: seat, key: count > 0 ? 'gain-cards' : 'lose-cards', args: { count: Math.abs(count) }, loss: count > 0 };
}

function points(seat: number, score: number): Gain {
    return { at: seat, key: 'round-score', args: { score }, loss: score > 0 };
}
