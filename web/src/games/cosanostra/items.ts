// The items of an offer (LC-R9), as the house writes and speaks of them: capotavola/games/cosanostra/actions/terms.py.

import type { JsonObject } from '../../protocol/messages';
import type { Message, Sum, Thing } from '../../table/asking';
import { business as houseTarget, man } from './moves';
import type { Seat, View } from './view';

export const NOTE = 1000; // LC-R29
/** A promise of what is said. */
export const IN_WORDS = 'words';

/** An item as an offer writes it, from the phrase that speaks of it. */
export function written(phrase: JsonObject): string {
    const { amount, business, gangster, percent, round } = phrase;
    switch (kindOf(phrase)) {
        case 'cash':
            return String(amount);
        case 'business':
            return String(business);
        case 'gangster':
            return String(gangster);
        case 'use':
            return `use:${String(business)}`;
        case 'share':
            return `share:${String(percent)}`;
        case 'peace':
            return `peace:${String(round)}`;
        case 'pay':
            return `pay:${String(amount)}@${String(round)}`;
        case 'use-later':
            return `use:${String(business)}@${String(round)}`;
        default:
            return `return:${String(business)}@${String(round)}`;
    }
}

const PROMISES = ['share', 'peace', 'pay', 'use-later', 'return', 'words'];

export function isPromise(phrase: JsonObject): boolean {
    return PROMISES.includes(kindOf(phrase));
}

/** LC-R45: of what is promised and not owned yet, the phrase says so. */
function kindOf({ phrase }: JsonObject): string {
    return String(phrase).replace(/-lacking$/, '');
}

/** What somebody can give at once: uses and businesses, gangsters, uses of what is going to be bought. */
export function things(owner: Seat, seat: number | undefined): Thing[] {
    const of = seat === undefined ? {} : { seat };
    const bought = owner.gangsters.flatMap(({ tasks }) => tasks.flatMap(({ business }) => (business ? [business] : [])));
    return [
        ...owner.businesses.flatMap(({ business }) => [
            { value: `use:${business}`, label: spoken({ phrase: 'use', business }), target: houseTarget(business), ...of },
            { value: business, label: spoken({ phrase: 'business', business }), target: houseTarget(business), ...of },
        ]),
        ...owner.gangsters.map(({ gangster }) => ({
            value: gangster,
            label: spoken({ phrase: 'gangster', gangster }),
            target: man(gangster),
            ...of,
        })),
        ...bought.map((business) => ({ value: `use:${business}`, label: spoken({ phrase: 'use', business }), ...of })),
    ];
}

/** What somebody can promise, until the end of a round. */
export function promises(owner: Seat, seat: number | undefined, round: number): Thing[] {
    const of = { promised: true, ...(seat === undefined ? {} : { seat }) };
    return [
        { value: `peace:${round}`, label: spoken({ phrase: 'peace', round }), ...of },
        ...owner.businesses.flatMap(({ business }) => [
            { value: `use:${business}@${round}`, label: spoken({ phrase: 'use-later', business, round }), ...of },
            { value: `return:${business}@${round}`, label: spoken({ phrase: 'return', business, round }), ...of },
        ]),
    ];
}

/** The same promise, until the end of another round. */
export function until(value: string, round: number): string {
    return value.replace(/^(peace:)\d+$/, `$1${round}`).replace(/@\d+$/, `@${round}`);
}

/** An item as it is spoken of, from what an offer writes. */
export function phraseOf(value: string): JsonObject {
    const [what = '', round] = value.split('@');
    const [kind = '', rest = ''] = what.split(':');
    if (/^\d+$/.test(value)) return { phrase: 'cash', amount: Number(value) };
    if (!value.includes(':')) return /-\d+$/.test(value) ? { phrase: 'business', business: value } : { phrase: 'gangster', gangster: value };
    switch (kind) {
        case 'share':
            return { phrase: 'share', percent: Number(rest) };
        case 'peace':
            return { phrase: 'peace', round: Number(rest) };
        case 'pay':
            return { phrase: 'pay', amount: Number(rest), round: Number(round) };
        case 'use':
            return round ? { phrase: 'use-later', business: rest, round: Number(round) } : { phrase: 'use', business: rest };
        default:
            return { phrase: 'return', business: rest, round: Number(round) };
    }
}

/** The cash of what changes hands at once, and the income of the businesses in it. */
export function taken({ seats }: View, values: readonly string[]): { cash: number; income: number } {
    const houses = seats.flatMap(({ businesses }) => businesses).filter(({ business }) => values.includes(business));
    const notes = values.filter((value) => /^\d+$/.test(value)).map(Number);
    return { cash: notes.reduce((sum, note) => sum + note, 0), income: houses.reduce((sum, { income, active }) => sum + (active ? income : 0), 0) };
}

/** Whether what an offer writes is only promised. */
export function isLater(value: string): boolean {
    return /@|^(share|peace):/.test(value);
}

export function cash(most: number): Sum {
    return {
        label: { key: 'offer-cash' },
        low: NOTE,
        high: most,
        step: NOTE,
        write: String,
        read: (value) => (/^\d+$/.test(value) ? Number(value) : null),
    };
}

export function promisedSums(round: number): Sum[] {
    return [
        {
            label: { key: 'offer-later', args: { round } },
            low: NOTE,
            high: 50 * NOTE,
            step: NOTE,
            promised: true,
            write: (amount) => `pay:${amount}@${round}`,
            read: (value) => numberIn(/^pay:(\d+)@\d+$/, value),
        },
        {
            label: { key: 'offer-share' },
            low: 10,
            high: 100,
            step: 10,
            promised: true,
            write: (percent) => `share:${percent}`,
            read: (value) => numberIn(/^share:(\d+)$/, value),
        },
    ];
}

function numberIn(form: RegExp, value: string): number | null {
    const found = form.exec(value);
    return found ? Number(found[1]) : null;
}

export function spoken(phrase: JsonObject): Message {
    const { phrase: key, ...args } = phrase;
    return { key: `phrase-${String(key)}`, args };
}
