// What the events of La Cosa Nostra look and sound like.

import type { GameEvent } from '../../protocol/games/cosanostra';
import type { JsonObject } from '../../protocol/messages';
import type { Flight, Gain, Shown } from '../module';
import { business, forHire, forSale, inHand, influence, man, player } from './moves';
import { type View, read } from './view';

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;
type Showing = { [Name in GameEvent['event']]?: (event: Of<Name>, view: View, earlier: readonly GameEvent[]) => Shown };

const SILENT: Shown = { weight: 0 };
const DECK = 'deck';
const JOBS = 'job-deck';
const INFLUENCE = 'influence-deck';
const UNDER_WAY = 'under-way';
const CARD = 5 / 7;
const BILL = 44 / 24;
const PHOTO = 60 / 66;
const BUSY = 4 / 3;

/** By the event's name; what is not here is told in words at its seat. */
const SHOWN: Showing = {
    'round-began': () => ({ weight: 2, sound: 'bell' }),
    'drew-jobs': (e, v) => ({ flights: cards(JOBS, player(e.seat), { back: v.round }, e.count), sound: 'card', weight: 0.6 }),
    'saw-jobs': () => ({ weight: 0, sound: 'card' }),
    'drew-influence': (e) => ({ flights: cards(INFLUENCE, player(e.seat), { back: 0 }, e.count), sound: 'card', weight: 0.6 }),
    'saw-influence': () => ({ weight: 0, sound: 'card' }),
    reshuffled: () => ({ at: INFLUENCE, sound: 'shuffle' }),
    hired: (e, v) => ({ flights: [photo(forHire(e.gangster), player(e.seat), e.gangster, v), bill(player(e.seat), DECK)], gains: [pays(e.seat, e.amount)], touched: [man(e.gangster)], sound: 'coin', weight: 1.4 }),
    swapped: (e, v) => ({ flights: [photo(forHire(e.mercenary), man(e.gangster), e.mercenary, v)], gains: [pays(e.seat, e.amount)], touched: [man(e.mercenary)], sound: 'coin', weight: 1.4 }),
    planned: (e) => ({ flights: [{ from: player(e.seat), to: man(e.gangster), what: { back: e.round }, ratio: CARD }], touched: [man(e.gangster)], sound: 'card', weight: 0.7 }),
    'planned-job': (e) => ({ flights: [{ from: inHand(e.job), to: man(e.gangster), what: { job: e.job }, ratio: CARD }], sound: 'card', weight: 0.7 }),
    'planned-purchase': (e) => ({ flights: [{ from: forSale(e.business), to: man(e.gangster), what: { business: e.business }, ratio: BUSY }], touched: [man(e.gangster)], sound: 'card', weight: 0.8 }),
    'market-card': (e) => ({ touched: [forSale(e.business)], at: DECK, sound: 'flip', weight: 0.5 }),
    put: (e, v) => ({ flights: [{ from: held(v, e.seat, e.card), to: man(e.gangster), what: { card: e.card }, ratio: CARD }], touched: [man(e.gangster)], sound: 'card', weight: 1.2 }),
    played: (e, v) => spent(v, e.seat, e.card),
    'played-for-market': (e, v) => spent(v, e.seat, e.card),
    'card-off': (e) => ({ flights: [{ from: man(e.gangster), to: INFLUENCE, what: { card: e.card }, ratio: CARD }], sound: 'card', weight: 0.5 }),
    vetoed: (e) => ({ flights: [{ from: UNDER_WAY, to: UNDER_WAY, what: { card: e.card }, ratio: CARD }], sound: 'miss', weight: 1.5 }),
    looked: (e) => ({ at: man(e.gangster), sound: 'flip', weight: 0.8 }),
    'saw-job': (e) => ({ flights: [{ from: man(e.gangster), to: man(e.gangster), what: { job: e.job }, ratio: CARD }], at: man(e.gangster), touched: [man(e.gangster)], sound: 'flip', weight: 1.6 }),
    'extra-turn': () => ({ sound: 'call', weight: 1.5 }),
    bought: (e, v) => ({ flights: [{ from: seatOrMan(v, e.seat, e.business), to: player(e.seat), what: { business: e.business }, ratio: BUSY }, bill(`cash:${e.seat}`, DECK)], gains: [pays(e.seat, e.amount)], touched: [business(e.business)], sound: 'coin', weight: 1.3 }),
    cancelled: (e) => ({ at: man(e.gangster), sound: 'miss', weight: 0.8 }),
    revealed: (e) => ({ flights: [{ from: man(e.gangster), to: UNDER_WAY, what: { job: e.job }, ratio: CARD }], sound: 'flip', weight: 1.5 }),
    'attacks-gangster': (e) => ({ flights: [attack(e.gangster, e.job, man(e.victim))], touched: [man(e.victim)], sound: 'flip', weight: 1.8 }),
    'attacks-business': (e) => ({ flights: [attack(e.gangster, e.job, business(e.business))], touched: [business(e.business)], sound: 'flip', weight: 1.8 }),
    'attacks-player': (e) => ({ flights: [attack(e.gangster, e.job, player(e.other_seat))], sound: 'flip', weight: 1.8 }),
    unmet: () => ({ sound: 'miss', weight: 1.5 }),
    rolled: (e) => ({ flights: [roll(e.dice, e.difficulty)], at: UNDER_WAY, sound: 'dice', weight: 2 }),
    rerolled: (e, v) => ({ flights: [roll([e.after], v.asked.difficulty ?? 0)], at: UNDER_WAY, sound: 'dice', weight: 1.4 }),
    'came-off': (e) => ({ sound: e.count > 0 ? 'hit' : 'miss', weight: 1.2 }),
    'held-up': (e) => ({ flights: [bill(player(e.other_seat), player(e.seat))], gains: [gets(e.seat, e.amount), pays(e.other_seat, e.amount)], sound: 'shot', weight: 1.6 }),
    'paid-out': (e) => ({ flights: e.amount > 0 ? [bill(DECK, player(e.seat))] : [], gains: e.amount > 0 ? [gets(e.seat, e.amount)] : [], sound: 'coin', weight: 1.3 }),
    'paid-bank': (e) => ({ flights: [bill(player(e.seat), DECK)], gains: [pays(e.seat, e.amount)], sound: 'coin' }),
    'paid-player': (e) => ({ flights: [bill(player(e.seat), player(e.other_seat))], gains: [pays(e.seat, e.amount), gets(e.other_seat, e.amount)], sound: 'coin' }),
    'won-stake': (e) => ({ gains: [gets(e.seat, e.amount)], sound: 'coin' }),
    'lost-stake': (e) => ({ gains: [pays(e.seat, e.amount)], sound: 'miss' }),
    laundered: (e) => ({ sound: 'latch', gains: [pays(e.seat, e.amount)] }),
    repelled: () => ({ sound: 'hit', weight: 1.4 }),
    persuaded: (e) => ({ flights: [{ from: business(e.business), to: player(e.seat), what: { business: e.business }, ratio: BUSY }], touched: [business(e.business)], sound: 'call', weight: 1.6 }),
    'business-down': (e) => ({ at: business(e.business), touched: [business(e.business)], sound: 'stamp', weight: 1.3 }),
    'business-lost': (e) => ({ flights: [{ from: business(e.business), to: DECK, what: { business: e.business }, ratio: BUSY }], sound: 'shot', weight: 1.6 }),
    'gangster-down': (e) => ({ at: man(e.gangster), touched: [man(e.gangster)], sound: 'stamp', weight: 1.3 }),
    'gangster-killed': (e, v) => ({ flights: [photo(man(e.gangster), player(e.other_seat), e.gangster, v)], at: man(e.gangster), sound: 'shot', weight: 2 }),
    'monopoly-gained': (e) => ({ touched: [`monopoly:${e.monopoly}`], sound: 'stamp', weight: 1.2 }),
    'marker-put': (e, v) => ({ flights: [{ from: player(e.seat), to: business(e.business), what: { seal: v.seats[e.seat]?.family ?? '' }, ratio: 1 }], touched: [business(e.business)], sound: 'stamp', weight: 0.8 }),
    'marker-back': (e, v) => ({ flights: [{ from: business(e.business), to: player(e.seat), what: { seal: v.seats[e.seat]?.family ?? '' }, ratio: 1 }], sound: 'step', weight: 0.6 }),
    offered: () => ({ sound: 'talk', weight: 1.2 }),
    countered: () => ({ sound: 'talk', weight: 1.4 }),
    // It is read on the board.
    posted: () => ({ sound: 'card', weight: 0 }),
    'took-down': () => SILENT,
    'board-wiped': () => SILENT,
    agreed: () => ({ sound: 'stamp', weight: 2 }),
    declined: () => ({ weight: 0.8, sound: 'miss' }),
    'gave-cash': (e) => ({ flights: [bill(player(e.seat), player(e.other_seat))], gains: [pays(e.seat, e.amount), gets(e.other_seat, e.amount)], sound: 'coin' }),
    'handed-over': (e) => ({ flights: [{ from: business(e.business), to: player(e.other_seat), what: { business: e.business }, ratio: BUSY }], touched: [business(e.business)], sound: 'stamp' }),
    'promise-kept': () => ({ sound: 'hit', weight: 1.2 }),
    'promise-broken': () => ({ sound: 'war', weight: 1.8 }),
    income: (e) => ({ flights: [bill(DECK, player(e.seat))], gains: [gets(e.seat, e.amount)], sound: 'coin', weight: 0.8 }),
    'business-bonus': (e) => ({ gains: [gets(e.seat, e.amount)], sound: 'coin' }),
    'discarded-job': () => SILENT,
    'discarded-influence': () => SILENT,
    scored: (e) => ({ gains: [{ at: e.seat, key: 'money', args: { amount: e.total } }], weight: 2.2, sound: 'coin' }),
    'game-over': () => ({ weight: 2, sound: 'end' }),
};

export function happening(event: JsonObject, view: JsonObject, earlier: readonly JsonObject[]): Shown | null {
    const known = event as unknown as GameEvent;
    const showing = SHOWN[known.event] as ((event: GameEvent, view: View, earlier: readonly GameEvent[]) => Shown) | undefined;
    return showing?.(known, read(view), earlier as unknown as readonly GameEvent[]) ?? null;
}

function cards(from: string, to: string, what: { back: number }, count: number): Flight[] {
    return Array.from({ length: Math.min(count, 4) }, (_, late) => ({ from, to, what, ratio: CARD, more: true, late }));
}

function roll(dice: readonly number[], difficulty: number): Flight {
    return { from: UNDER_WAY, to: UNDER_WAY, what: { dice: [...dice], difficulty }, ratio: Math.max(1, dice.length) * 1.15 };
}

function photo(from: string, to: string, gangster: string, { seats, mercenaries }: View): Flight {
    const all = [...seats.flatMap(({ gangsters, under_boss }) => [...gangsters, ...under_boss]), ...mercenaries.shown];
    return { from, to, what: { gangster, gang: all.find((one) => one.gangster === gangster)?.gang ?? '' }, ratio: PHOTO };
}

function bill(from: string, to: string): Flight {
    return { from, to, what: { money: true }, ratio: BILL };
}

function attack(gangster: string, job: string, to: string): Flight {
    return { from: man(gangster), to, what: { job }, ratio: CARD, via: UNDER_WAY };
}

/** An influence card that is played, by way of the place where others may cancel it. */
function spent(view: View, seat: number, card: string): Shown {
    return { flights: [{ from: held(view, seat, card), to: INFLUENCE, what: { card }, ratio: CARD, via: UNDER_WAY }], sound: 'card' };
}

/** Own cards are seen where they lie, others' somewhere at their player. */
function held({ viewer, seats }: View, seat: number, card: string): string {
    return seat === viewer && seats[seat]?.influence_hand?.includes(card) ? influence(card) : player(seat);
}

/** A purchase lies with the gangster who was sent for it; else it comes from the market. */
function seatOrMan({ seats }: View, seat: number, name: string): string {
    const sent = seats[seat]?.gangsters.find(({ tasks }) => tasks.some((one) => one.business === name));
    return sent ? man(sent.gangster) : forSale(name);
}

const gets = (seat: number, amount: number): Gain => ({ at: seat, key: 'gains-money', args: { amount } });
const pays = (seat: number, amount: number): Gain => ({ at: seat, key: 'loses-money', args: { amount }, loss: true });
