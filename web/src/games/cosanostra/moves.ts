// La Cosa Nostra's actions on the table: which people, cards and places name them.

import type { JsonObject } from '../../protocol/messages';
import type { Message } from '../../table/asking';
import { type View, read } from './view';

export const man = (name: string) => `man:${name}`;
export const task = (name: string, number: number) => `task:${name}:${number}`;
/** An influence card that lies on a gangster. */
export const on = (name: string, card: string) => `on:${name}:${card}`;
export const business = (name: string) => `business:${name}`;
/** On the market, or in a deck that may be looked through. */
export const forSale = (name: string) => `sale:${name}`;
export const marker = (name: string) => `marker:${name}`;
export const forHire = (name: string) => `hire:${name}`;
export const inHand = (job: string) => `hand:${job}`;
export const influence = (card: string) => `card:${card}`;
export const die = (value: number) => `die:${value}`;
export const player = (seat: number) => `seat:${seat}`;

const HEAL = 'emergency-doctor';
export const SCHEMER = 'schemer';
const SNITCH = 'snitch';

/** None for what has a button in the prompt. */
export function targets(action: JsonObject, view: JsonObject): string[] {
    const a = action as Record<string, string> & { task?: unknown; seat?: unknown; die?: unknown };
    const who = () => (a.task === undefined ? man(a.gangster!) : task(a.gangster!, Number(a.task)));
    switch (a.verb) {
        case 'hire':
            return [forHire(a.gangster!)];
        case 'swap':
            return [man(a.gangster!), forHire(a.mercenary!)];
        case 'plan':
            return [man(a.gangster!), inHand(a.job!)];
        case 'plan-purchase':
            return [man(a.gangster!), forSale(a.business!)];
        case 'put':
            return [influence(a.card!), man(a.gangster!)];
        case 'play':
        case 'discard':
            return [influence(a.card!)];
        case 'new-market':
            return [influence(SNITCH)];
        case 'skip':
        case 'scheme':
            return [influence(SCHEMER)];
        case 'heal':
            return [influence(HEAL)];
        case 'use':
        case 'use-marker':
            return [business(a.business!)];
        case 'look':
            return [task(a.gangster!, Number(a.task ?? 0))];
        case 'do':
        case 'cancel':
        case 'answer':
            return [who()];
        case 'instead':
            return a.victim ? [man(a.gangster!), man(a.victim)] : [man(a.gangster!)];
        case 'attack-business':
            return [who(), business(a.business!)];
        case 'attack-gangster':
            return [who(), man(a.victim!)];
        case 'attack-player':
            return [who(), player(Number(a.seat))];
        case 'buy':
            return [forSale(a.business!)];
        case 'reroll':
            return [die(Number(a.die))];
        case 'remove':
            return [on(a.gangster!, a.card!)];
        case 'discard-job':
            return [inHand(a.job!)];
        case 'take-back':
            return [marker(a.business!)];
        case 'double':
            return ofKind(read(view), a.kind!);
        default:
            return [];
    }
}

/** Cards, skills and markers are free: they may be used, but nobody waits for it. */
const FREE = ['put', 'play', 'new-market', 'skip', 'use', 'remove'];
export const ATTACKS = /^attack-/;

/** A turn begins with a gangster, or with a job for one; what else belongs to it comes then. */
export function first(action: JsonObject, view: JsonObject): string[] {
    const verb = String(action.verb);
    const named = targets(action, view);
    if (FREE.includes(verb)) return [];
    return verb === 'plan-purchase' || ATTACKS.test(verb) ? named.slice(0, 1) : named;
}

/** What comes next, in the order of the clicks. */
export function needed(ahead: readonly JsonObject[], chosen: readonly string[]): Message | null {
    const is = (what: RegExp) => ahead.length > 0 && ahead.every(({ verb }) => what.test(String(verb)));
    if (is(ATTACKS)) return { key: 'next-victim' };
    if (is(/^put$/)) return { key: chosen[0]?.startsWith('card:') ? 'next-bearer' : 'next-card' };
    if (!is(/^(plan|plan-purchase|put)$/)) return null;
    return { key: chosen[0]?.startsWith('man:') ? 'next-task' : 'next-man' };
}

/** LC-R13: any card of the kind stands for all of them. */
function ofKind({ viewer, seats }: View, kind: string): string[] {
    const own = viewer === null ? [] : (seats[viewer]?.businesses ?? []);
    return own.filter((one) => one.kind === kind && one.active).slice(0, 1).map((one) => business(one.business));
}

/** A task is named by its gangster, unless he has two of them. */
export function taskTarget(name: string, number: number, count: number, own: boolean): string {
    return own && count === 1 ? man(name) : task(name, number);
}
