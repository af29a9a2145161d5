// What cards say, in words.

import type { GameWords } from '../../speech/words';
import type { Face, Gangster, Prospect, Task, View } from './view';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** As it is printed on cards; in sentences rounds are numbers. */
export const roman = (round: number) => ROMAN[round] ?? String(round);

export function said(effects: Face['one'], words: GameWords): string {
    return words.listed(effects.map(({ effect, amount }) => words.say(`effect-${effect}`, amount === null ? {} : { amount })));
}

/** For one success and for two, and what a failure means: a line each. */
export function effectsOf(face: Face, words: GameWords): string[] {
    if (face.type === 'cash') {
        const pay = face.pay.map((amount) => words.say('money', { amount }));
        return face.pay.length === 1 ? [words.say('each-success', { amount: face.pay[0]! })] : [...new Set(pay)];
    }
    const two = JSON.stringify(face.two) === JSON.stringify(face.one) ? [] : face.two;
    return [
        ...(face.one.length > 0 ? [`${words.number(1)}: ${said(face.one, words)}`] : []),
        ...(two.length > 0 ? [`${words.number(2)}: ${said(two, words)}`] : []),
        ...(face.failure.length > 0 ? [words.say('if-failed', { effects: said(face.failure, words) })] : []),
    ];
}

/** The same in sentences, for who looks closely. */
export function outcomesOf(face: Face, words: GameWords): string[] {
    const money = (amount: number) => words.say('money', { amount });
    const brings = (count: number) => (face.type === 'cash' ? money(face.pay[count - 1] ?? face.pay.at(-1) ?? 0) : said(count === 1 ? face.one : face.two, words));
    const [one, two] = [brings(1), brings(2)];
    const failed = face.failure.length > 0 ? [words.say('if-failed', { effects: said(face.failure, words) })] : [];
    if (face.type === 'cash' && face.pay.length === 1) return [words.say('each-success', { amount: face.pay[0]! })];
    if (one === two) return [...(one ? [words.say('brings-any', { what: one })] : []), ...failed];
    return [...(one ? [words.say('brings-one', { what: one })] : []), ...(two ? [words.say('brings-two', { what: two })] : []), ...failed];
}

export function taskSaid(task: Task, words: GameWords): string {
    if (task.business) return words.say('task-buying', { business: words.named('business', task.business) });
    return task.job ? words.card(task.job) : words.say('face-down-job', { turn: task.round ?? 0 });
}

/** A gangster for who cannot see him: strength, what lies on him, what he is up to. */
export function manSaid(man: Gangster, words: GameWords): string {
    return words.listed([
        words.named('gangster', man.gangster),
        words.say('strength-of', { count: man.strength }),
        ...(man.active ? [] : [words.say('is-down')]),
        ...man.cards.map((card) => words.card(card)),
        ...man.tasks.map((task) => taskSaid(task, words)),
    ]);
}

/** The chance that a job brings anything: of some, one success brings nothing. */
export function chanceOf({ cards }: View, { job, one, two }: Prospect): number {
    const face = cards[job];
    return face && face.type !== 'cash' && face.one.length === 0 && face.two.length > 0 ? two : one;
}

/** The chance of a job by that gangster; of several victims the best. */
export function prospectOf({ prospects }: View, gangster: string, job: string): Prospect | undefined {
    const found = prospects.filter((one) => one.gangster === gangster && one.job === job);
    return found.reduce<Prospect | undefined>((best, one) => (best && best.one >= one.one ? best : one), undefined);
}

/** The best chance that anybody of the own family has with it. */
export function bestProspect({ prospects }: View, job: string): Prospect | undefined {
    return prospects.filter((one) => one.job === job).reduce<Prospect | undefined>((best, one) => (best && best.one >= one.one ? best : one), undefined);
}
