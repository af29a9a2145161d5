// What an answer costs and may bring, for its button: the house has computed all of it.

import type { JsonObject } from '../../protocol/messages';
import type { GameWords } from '../../speech/words';
import { said } from './telling';
import { type Gangster, type Prospect, type View, manOf, read } from './view';

export function about(action: JsonObject, view: JsonObject, words: GameWords): string {
    const v = read(view);
    const found = typeof action.gangster === 'string' ? manOf(v, action.gangster) : null;
    const task = found?.man.tasks[Number(action.task ?? 0)];
    if (!found || !task) return '';
    switch (action.verb) {
        case 'cancel':
            return task.business ? withoutBuying(v, found.seat, task.business, task.price ?? 0, words) : words.say('cancel-job');
        case 'do':
        case 'answer':
        case 'attack-business':
        case 'attack-gangster':
        case 'attack-player':
            if (task.business) return costs(v, found.seat, task.price ?? 0, task.income ?? 0, words);
            return task.job ? odds(v, found.man, task.job, action.victim, words) : '';
        default:
            return '';
    }
}

/** Where it is all that can be done, it says why. */
function withoutBuying({ seats }: View, seat: number, business: string, price: number, words: GameWords): string {
    const given = words.say('cancel-purchase', { business: words.named('business', business) });
    return price > seats[seat]!.cash ? `${words.say('cannot-pay', { price: words.say('money', { amount: price }) })} ${given}` : given;
}

function costs({ seats }: View, seat: number, price: number, income: number, words: GameWords): string {
    const money = (amount: number) => words.say('money', { amount });
    return words.say('costs-and-earns', { price: money(price), income: money(income), left: money(seats[seat]!.cash - price) });
}

/** By the dice alone; whoever may answer, and how, nobody knows. */
function odds(view: View, { gangster }: Gangster, job: string, victim: unknown, words: GameWords): string {
    const lacks = view.lacking[job];
    if (lacks) return words.say('would-be-lost', { businesses: words.listed(lacks.map(({ kind }) => words.named('business', kind))) });
    const face = view.cards[job];
    const chance = view.prospects.find((one) => one.gangster === gangster && one.job === job && (victim === undefined || one.victim === null || one.victim === victim));
    if (!face || !chance) return '';
    return words.listed(face.type === 'cash' ? paid(face.pay, chance, words) : effects(view, job, chance, words));
}

function paid(pay: readonly number[], { one, two }: Prospect, words: GameWords): string[] {
    const odd = (percent: number, amount: number) => words.say('odds-of', { percent, what: words.say('money', { amount }) });
    if (pay.length === 1) return [words.say('odds-of', { percent: one, what: words.say('each-success', { amount: pay[0]! }) })];
    return pay[0] === pay[1] || two === 0 ? [odd(one, pay[0]!)] : [words.say('odds-at-least', { percent: one, what: words.say('money', { amount: pay[0]! }) }), odd(two, pay[1]!)];
}

function effects({ cards }: View, job: string, { one, two }: Prospect, words: GameWords): string[] {
    const face = cards[job]!;
    const more = JSON.stringify(face.two) !== JSON.stringify(face.one) && face.two.length > 0 && two > 0;
    return [
        ...(face.one.length > 0 ? [words.say('odds-of', { percent: one, what: said(face.one, words) })] : []),
        ...(more ? [words.say('odds-of', { percent: two, what: said(face.two, words) })] : []),
        ...(face.failure.length > 0 && one < 100 ? [words.say('if-failed', { effects: said(face.failure, words) })] : []),
    ];
}
