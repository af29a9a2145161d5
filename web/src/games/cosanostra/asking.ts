// What La Cosa Nostra asks for by more than clicks: offers and answers to them, sums of money, discards.

import type { JsonObject, Position } from '../../protocol/messages';
import type { Bundle, Field, Form, Matter, Message } from '../../table/asking';
import { NOTE, cash, isPromise, promisedSums, promises, things, written } from './items';
import { player } from './moves';
import { type Offer, type Promise, type Seat, type View, manOf, ownerOf, read } from './view';

export function forms({ view, legal }: Position): Form[] {
    const v = read(view);
    if (v.viewer === null) return [];
    const me = v.viewer;
    return [
        ...sums(legal),
        ...(mayOffer(v, me) ? [offer(v, me, 'offer', { key: 'offer-new' }, {})] : []),
        ...v.offers.flatMap((one) => countered(v, one) ?? []),
        ...debts(v, me),
    ];
}

/** How much to stake or to launder: the most that the house lists, or less. */
function sums(legal: readonly JsonObject[]): Form[] {
    return ['stake', 'launder'].flatMap((verb) => {
        const listed = legal.filter((action) => action.verb === verb).map(({ amount }) => Number(amount));
        if (listed.length === 0) return [];
        const field: Field = { kind: 'amount', name: 'amount', label: { key: 'param-amount' }, low: Math.min(...listed), high: Math.max(...listed), step: NOTE };
        return [{ verb, title: { key: `verb-${verb}` }, fields: [field] }];
    });
}

// -- offers (LC-R9) --------------------------------------------------------------

export function mayOffer(v: View, me: number): boolean {
    return v.deals_open && (v.seats[me]!.offers_left ?? 0) > 0;
}

/** A touch of a rival, or of anything a rival owns, begins an offer. */
export function begun(target: string, { view }: Position): Form | null {
    const v = read(view);
    if (v.viewer === null || !mayOffer(v, v.viewer)) return null;
    const [kind, name = ''] = target.split(':');
    const owner = kind === 'seat' ? Number(name) : kind === 'business' ? ownerOf(v, name) : kind === 'man' ? (manOf(v, name)?.seat ?? null) : null;
    if (owner === null || owner === v.viewer) return null;
    return offer(v, v.viewer, 'offer', { key: 'offer-new' }, { to: [owner], want: kind === 'seat' ? [] : givable(v.seats[owner]!, name) });
}

/** What can change hands at this moment; what cannot, only names its owner. */
function givable({ businesses, gangsters }: Seat, name: string): string[] {
    if (businesses.some(({ business, active }) => business === name && active)) return [`use:${name}`];
    return gangsters.some(({ gangster, tasks, traded }) => gangster === name && tasks.length === 0 && !traded) ? [name] : [];
}

/** An offer to the viewer, turned round and ready to be changed; the offer itself opens it. */
export function countered(view: View, one: Offer): Form | null {
    const { viewer } = view;
    if (viewer === null || one.by === viewer || !one.to.includes(viewer) || !mayOffer(view, viewer)) return null;
    return { ...offer(view, viewer, 'counter', { key: 'offer-counter', args: { seat: one.by } }, turned(one), [one.by]), aside: true };
}

/** To any of the others; an answer, to the one who is answered. */
export function offer(v: View, me: number, verb: string, title: Message, first: JsonObject, others = rivals(v, me)): Form {
    const own = v.seats[me]!;
    const richest = Math.max(...others.map((seat) => v.seats[seat]!.cash));
    const fields: Field[] = [
        { kind: 'seats', name: 'to', label: { key: 'offer-to' }, seats: others, target: player },
        { kind: 'things', name: 'give', label: { key: 'offer-give' }, things: things(own, undefined), sums: [cash(own.cash)] },
        {
            kind: 'things',
            name: 'want',
            label: { key: 'offer-want' },
            things: others.flatMap((seat) => things(v.seats[seat]!, seat)),
            sums: [cash(richest)],
        },
        { kind: 'things', name: 'promise', label: { key: 'offer-promise' }, things: promises(own, undefined, v.round), sums: promisedSums(v.round) },
        {
            kind: 'things',
            name: 'ask',
            label: { key: 'offer-ask' },
            things: others.flatMap((seat) => promises(v.seats[seat]!, seat, v.round)),
            sums: promisedSums(v.round),
        },
        { kind: 'switch', name: 'open', label: { key: 'offer-open' } },
        { kind: 'words', name: 'say', label: { key: 'offer-words' }, most: 200 },
    ];
    return { verb, title, fields, first };
}

const rivals = ({ seats }: View, me: number) => seats.map((_, seat) => seat).filter((seat) => seat !== me);

/** From the other side: what was given is now wanted. */
function turned({ by, give, want }: Pick<Offer, 'by' | 'give' | 'want'>): JsonObject {
    const [mine, theirs] = [want as unknown as JsonObject[], give as unknown as JsonObject[]];
    const now = (items: JsonObject[]) => items.filter((one) => !isPromise(one)).map(written);
    const later = (items: JsonObject[]) => items.filter((one) => isPromise(one) && one.phrase !== 'words').map(written);
    return { to: [by], give: now(mine), want: now(theirs), promise: later(mine), ask: later(theirs) };
}

/** An own offer that was declined, ready to be changed for the one who declined it. */
export function again(view: View, { give, want }: Pick<Offer, 'give' | 'want'>, seat: number): Form | null {
    const { viewer } = view;
    if (viewer === null || !mayOffer(view, viewer)) return null;
    const back = turned({ by: seat, give: want, want: give });
    return { ...offer(view, viewer, 'offer', { key: 'offer-new' }, back), aside: true };
}

const ANSWERS = ['accept', 'decline', 'withdraw', 'pick'];

/** What tells an offer from another, or from the same one on other terms. */
export const sameOffer = ({ by, to, give, want, said }: Offer) => JSON.stringify([by, to, give, want, said]);

/** What the viewer may say to an offer on the table. */
export function answersTo({ by, to }: Offer, viewer: number | null, actions: readonly JsonObject[]): JsonObject[] {
    const about = ({ verb, seat }: JsonObject) =>
        by === viewer ? (verb === 'withdraw' || verb === 'pick') && to.includes(Number(seat)) : (verb === 'accept' || verb === 'decline') && seat === by;
    return actions.filter(about);
}

/** Bots and people wait a while for an answer. */
export function awaited({ unasked }: Position): Message | null {
    if (unasked.some(({ verb }) => verb === 'pick')) return { key: 'ask-to-pick' };
    return unasked.some(({ verb }) => verb === 'accept') ? { key: 'ask-to-answer' } : null;
}

// -- debts and promises ------------------------------------------------------------

/** Money that was promised; the ledger opens it. */
function debts(v: View, me: number): Form[] {
    const creditors = [...new Set(v.ledger.filter(({ by, status }) => by === me && status === 'pending').map(({ to }) => to))];
    return creditors.map((seat) => ({
        verb: 'pay',
        title: { key: 'pay-to', args: { seat } },
        fixed: { seat },
        fields: [{ kind: 'amount', name: 'amount', label: { key: 'param-amount' }, low: NOTE, high: Math.max(NOTE, v.seats[me]!.cash), step: NOTE }],
        aside: true,
    }));
}

/** Promises to keep or to judge; what is not about offers, which lie on the table. */
export function matters(view: JsonObject, actions: readonly JsonObject[]): Matter[] {
    const v = read(view);
    const promised = (verb: string) => [...new Set(actions.filter((one) => one.verb === verb).map(({ promise }) => promise))];
    const group = (verb: string, key: string, number: unknown): Matter => {
        const { by, to, what, said } = v.ledger.find(({ promise }) => promise === number)!;
        const args = { seat: by === v.viewer ? to : by, give: [what], said } as unknown as JsonObject;
        return { key, args, actions: actions.filter((one) => one.verb === verb && one.promise === number) };
    };
    const payable = promised('settle');
    const due = v.ledger.filter((one) => isDue(v, one)).map(({ promise }) => promise);
    const groups = [
        ...due.map((number) => group('settle', payable.includes(number) ? 'debt-due' : 'debt-now', number)),
        ...payable.filter((number) => !due.some((one) => one === number)).map((number) => group('settle', 'debt-later', number)),
        ...promised('judge').map((number) => group('judge', 'judge-words', number)),
    ];
    const rest = actions.filter(({ verb }) => !['judge', 'settle', 'offer', 'counter', 'pay', 'post', ...ANSWERS].includes(String(verb)));
    return [...groups, ...(rest.length > 0 ? [{ key: '', actions: rest }] : [])];
}

/** What the viewer owes by the end of this round. */
function isDue({ viewer, round }: View, { by, status, what, due }: Promise): boolean {
    if (by !== viewer || status !== 'pending' || what.phrase === 'peace' || what.phrase === 'words') return false;
    return what.phrase === 'share' ? due > 0 : what.round === round;
}

/** What keeping a promise is called, wherever it can be kept: what is given, and to whom. */
export function kept(view: JsonObject, number: unknown): Message | null {
    const found = read(view).ledger.find(({ promise }) => promise === number);
    if (!found) return null;
    const { to, due, what } = found;
    const given = due > 0 ? { phrase: 'cash', amount: due } : ({ ...what, phrase: AT_ONCE[what.phrase] ?? what.phrase } as unknown as JsonObject);
    return { key: 'keep-promise', args: { seat: to, give: [given] } };
}

/** What was promised for later is given now. */
const AT_ONCE: Partial<Record<Promise['what']['phrase'], string>> = { 'use-later': 'use', return: 'business' };

// -- discards ------------------------------------------------------------------------

const discards = (verb: string, count: number) => ({ verb, count, title: { key: 'discard-these', args: { count } } });

/** LC-2.6: jobs first, then influence cards, all of a kind at once. */
export function bundle(view: JsonObject): Bundle | null {
    const { viewer, step, seats } = read(view);
    const own = viewer === null ? null : seats[viewer];
    if (!own || step !== 'limits') return null;
    if (own.surplus_jobs > 0) {
        return { ...discards('discard-job', own.surplus_jobs), copies: ({ job }) => (own.hand ?? []).filter((one) => one.job === job).length };
    }
    return { ...discards('discard', own.surplus_influence), copies: ({ card }) => (own.influence_hand ?? []).filter((one) => one === card).length };
}
