// The board (LC-R46): notes of what is to be had and wanted, how they are written, and turned round into offers.

import type { JsonObject, Position } from '../../protocol/messages';
import type { Draft, Field, Form, ThingsField } from '../../table/asking';
import { mayOffer, offer } from './asking';
import { cash, isPromise, promisedSums, promises, things, written } from './items';
import { type Note, type Seat, type View, read } from './view';

/** Where a thing of somebody's note goes in an offer to that player. */
export interface Laid {
    field: 'give' | 'want' | 'promise' | 'ask';
    value: string;
}

type Side = 'have' | 'want';

// -- writing ---------------------------------------------------------------------

/** The viewer's note, ready to be changed. */
export function noteForms({ view }: Position): Form[] {
    const v = read(view);
    if (v.viewer === null || !v.deals_open || (v.seats[v.viewer]!.posts_left ?? 0) <= 0) return [];
    const own = v.seats[v.viewer]!;
    const others = v.seats.map((_, seat) => seat).filter((seat) => seat !== v.viewer);
    const sums = promisedSums(v.round);
    const fields: Field[] = [
        { kind: 'things', name: 'have', label: { key: 'note-have' }, things: [...things(own, undefined), ...promises(own, undefined, v.round)], sums: [cash(own.cash), ...sums] },
        { kind: 'things', name: 'want', label: { key: 'note-want' }, things: others.flatMap((seat) => things(v.seats[seat]!, undefined)), sums: [cash(MOST_WANTED), ...sums] },
    ];
    const { have, want } = noteOf(v, v.viewer) ?? { have: [], want: [] };
    const first = { have: phrases(have).map(inNote), want: phrases(want).map(inNote) };
    return [{ verb: 'post', title: { key: 'note-write' }, fields, first, aside: true }];
}

const MOST_WANTED = 50_000;

export function noteOf({ notes }: View, seat: number): Note | undefined {
    return notes.find((one) => one.seat === seat);
}

export const phrases = (items: Note['have']) => items as unknown as JsonObject[];

/** As a note writes it: what is wanted may be any of a kind. */
export function inNote(phrase: JsonObject): string {
    if (phrase.phrase === 'any-gangster') return 'gangster';
    if (phrase.phrase === 'any-use') return `use:${String(phrase.kind)}`;
    return phrase.phrase === 'any-business' ? String(phrase.kind) : written(phrase);
}

/** Kinds of businesses in sight; those that the viewer's jobs lack come first. */
export function kindsIn({ seats, market, lacking }: View): string[] {
    const lacks = Object.values(lacking).flat().map(({ kind }) => kind);
    const there = [...seats.flatMap(({ businesses }) => businesses), ...market].map(({ kind }) => kind);
    return [...new Set([...lacks, ...there.toSorted()])];
}

// -- reading ---------------------------------------------------------------------

/** What the viewer would lay on the table for one thing of a rival's note; null if there is no such thing. */
export function laid(v: View, side: Side, phrase: JsonObject): Laid | null {
    const own = v.viewer === null ? undefined : v.seats[v.viewer];
    if (!own) return null;
    if (side === 'have') return { field: isPromise(phrase) ? 'ask' : 'want', value: written(phrase) };
    if (isPromise(phrase)) return { field: 'promise', value: written(phrase) };
    const value = givenFor(own, phrase);
    return value ? { field: 'give', value } : null;
}

/** The own thing that is wanted, or one of that kind. */
function givenFor({ cash: money, businesses, gangsters }: Seat, phrase: JsonObject): string | undefined {
    const idle = gangsters.filter(({ tasks, traded }) => tasks.length === 0 && !traded);
    switch (phrase.phrase) {
        case 'cash':
            return money > 0 ? String(Math.min(money, Number(phrase.amount))) : undefined;
        case 'gangster':
        case 'any-gangster':
            return idle.find(({ gangster }) => phrase.phrase === 'any-gangster' || gangster === phrase.gangster)?.gangster;
        case 'business':
        case 'any-business':
            return businesses.find(({ business, kind }) => business === phrase.business || kind === phrase.kind)?.business;
        default: {
            const found = businesses.find(({ business, kind, active }) => active && (business === phrase.business || kind === phrase.kind));
            return found && `use:${found.business}`;
        }
    }
}

/** Whether one of the viewer's jobs lacks what is to be had. */
export function isLacking({ lacking }: View, phrase: JsonObject): boolean {
    return phrase.phrase === 'use' && Object.values(lacking).flat().some(({ lenders }) => lenders.includes(String(phrase.business)));
}

/** Kinds of businesses that the viewer's jobs lack: for which jobs, and which businesses could be lent. */
export function lackingKinds({ lacking }: View): { kind: string; jobs: string[]; lenders: string[] }[] {
    const all = Object.entries(lacking).flatMap(([job, lacks]) => lacks.map((one) => ({ job, ...one })));
    return [...new Set(all.map(({ kind }) => kind))].map((kind) => {
        const alike = all.filter((one) => one.kind === kind);
        return { kind, jobs: [...new Set(alike.map(({ job }) => job))], lenders: alike[0]?.lenders ?? [] };
    });
}

/** All of a note turned round: whatever is wanted and there; of several things to be had those that are lacking. */
export function turnedNote(v: View, { have, want }: Note): Laid[] {
    const had = phrases(have);
    const lacking = had.filter((one) => isLacking(v, one));
    const sides = [...phrases(want).map((one) => laid(v, 'want', one)), ...(had.length > 1 ? lacking : had).map((one) => laid(v, 'have', one))];
    return sides.filter((one) => one !== null);
}

/** An offer to the player, with these things in it; null while nobody may make one. */
export function answering(v: View, seat: number, items: readonly Laid[]): Form | null {
    if (v.viewer === null || seat === v.viewer || !mayOffer(v, v.viewer)) return null;
    const of = (field: Laid['field']) => items.filter((one) => one.field === field).map(({ value }) => value);
    const first = { to: [seat], give: of('give'), want: of('want'), promise: of('promise'), ask: of('ask') };
    return offer(v, v.viewer, 'offer', { key: 'offer-new' }, first);
}

/** The offer that is being made to that player with one thing more; null if none is. */
export function added(draft: Draft | null, seat: number, { field, value }: Laid): Draft | null {
    const fields = draft?.form.fields ?? [];
    const to = fields.find((one) => one.kind === 'seats');
    const list = fields.find((one): one is ThingsField => one.kind === 'things' && one.name === field);
    if (!draft || !to || !list || !draft.list(to).includes(seat)) return null;
    return draft.list(list).includes(value) ? draft : draft.toggle(list, value);
}

