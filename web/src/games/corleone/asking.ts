// What Corleone's Empire asks for by more than one click: bids of whole cards, discards down to a limit.

import type { JsonObject, Position } from '../../protocol/messages';
import type { Bundle, Form, Message, Run } from '../../table/asking';
import { now } from './icons';
import { isPlain } from './plain';
import { read } from './view';

const VALUES = [
    ['ones', 'money-1', 1],
    ['twos', 'money-2', 2],
    ['threes', 'money-3', 3],
    ['fives', 'money-5', 5],
] as const;

/** A bid is so many cards of each value, out of the own suitcase (CE-6.1); an empty one leaves nothing to fill in. */
export function forms({ view, legal }: Position): Form[] {
    const { viewer, seats } = read(view);
    const suitcase = viewer === null ? null : seats[viewer]?.suitcase;
    if (!suitcase || !legal.some(({ verb }) => verb === 'bid')) return [];
    const fields = VALUES.map(([name, card, value]) => ({
        kind: 'amount' as const,
        name,
        label: { key: 'bid-of', args: { value, count: suitcase[card] ?? 0 } },
        low: 0,
        high: suitcase[card] ?? 0,
        step: 1,
    }));
    const most = VALUES.reduce((all, [, card, worth]) => all + worth * (suitcase[card] ?? 0), 0);
    if (most === 0) return [];
    const sum = (bid: JsonObject): Message => (worthOf(bid) > 0 ? { key: 'bid-comes-to', args: { amount: worthOf(bid), most } } : { key: 'bid-none', args: { most } });
    return [{ verb: 'bid', title: { key: 'verb-bid' }, fields, sum }];
}

function worthOf(bid: JsonObject): number {
    return VALUES.reduce((all, [name, , worth]) => all + worth * Number(bid[name] ?? 0), 0);
}

/** Placing a figure cannot be taken back once others have moved. */
export function weighed({ verb }: JsonObject): boolean {
    return verb === 'thug' || verb === 'member';
}

/** What a newcomer must know to answer. */
export function hint(view: JsonObject): string | null {
    const { step, asked, viewer, seats } = read(view);
    const own = viewer === null ? null : seats[viewer];
    if (step === 'turn') return own && own.thugs + own.members === 1 ? 'hint-last-figure' : 'hint-turn';
    if (step !== 'use') return null;
    return asked.effects.includes('suitcase') ? 'hint-suitcase' : now(asked.effects).length > 1 ? 'hint-use' : null;
}

/** Discards down to the limit (CE-7.1) and the further cards of an exchange are picked together. */
export function bundle(view: JsonObject): Bundle | null {
    const { viewer, step, limit, seats, asked } = read(view);
    const own = viewer === null ? null : seats[viewer];
    if (!own?.hand) return null;
    const { hand } = own;
    const copies = (action: JsonObject) => hand.filter((card) => card === action.card).length;
    const discards = (count: number) => ({ verb: 'discard', count, copies, title: { key: 'discard-these', args: { count } } });
    if (step === 'discards') return discards(hand.length - (own.aside_cards?.length ?? 0) - limit);
    return step === 'paying' ? discards(asked.further) : null;
}

/** Icons that only give are taken in the order in which they stand, by one button; so is the only one that is left. */
export function runs({ legal }: Position): Run[] {
    const uses = legal.filter(({ verb, effect }) => verb === 'use' && isPlain(String(effect)));
    const effects = uses.map(({ effect }) => String(effect));
    if (uses.length > 0) return [{ title: { key: 'take-all', args: { effects } }, actions: uses }];
    const [only, ...more] = legal.filter(({ verb }) => verb !== 'done');
    return only?.verb === 'use' && more.length === 0 ? [{ title: { key: 'use-it' }, actions: [only] }] : [];
}
