// What is asked, where the page can say it more plainly than the house: it knows what each icon does in a sentence.

import type { JsonObject } from '../../protocol/messages';
import type { GameWords } from '../../speech/words';
import type { Message } from '../../table/asking';
import type { Question } from '../module';
import { now } from './icons';
import { ICONS, figureThing, iconSentence, iconThing } from './inspect';
import { type View, read } from './view';

/** A single icon is asked for by what it does; null where the house's own words will do. */
export function question(view: JsonObject): Question | null {
    const icon = only(read(view));
    if (icon === 'union-boss') return { key: 'ask-union-boss', args: {}, thing: figureThing(icon) };
    if (!icon || !ICONS[icon]) return null;
    const asked: Question = { key: iconSentence(icon), args: {}, thing: iconThing(icon) };
    return icon === 'suitcase' ? { ...asked, hint: 'about-money' } : asked;
}

/** Answers that the action alone does not name well: who goes first, how a job is done, doing without the last icon, no bid. */
export function called(action: JsonObject, view: JsonObject): Message | null {
    const v = read(view);
    switch (action.verb) {
        case 'order': {
            const seat = action.first === 'controller' ? controllerOf(v, v.asked.business) : null;
            return seat === null ? null : { key: 'goes-first', args: { seat } };
        }
        case 'done':
            return only(v) ? { key: 'do-without' } : null;
        case 'complete': // which job it is has been chosen
            return { key: hasEffect(action, v) ? `pay-${String(action.order)}` : 'pay-only', args: { goods: action.goods ?? '' } };
        case 'bid':
            return isNothing(action) ? { key: 'bid-nothing' } : null;
        default:
            return null;
    }
}

/** What a job brings, in the order in which this way of doing it brings it (CE-4.6). */
export function about(action: JsonObject, view: JsonObject, words: GameWords): string {
    if (action.verb !== 'complete') return '';
    const v = read(view);
    const face = v.cards[String(action.job)];
    const money = words.listed((face?.money ?? []).map((value) => words.card(`money-${value}`)));
    const effects = words.listed((face?.effects ?? []).map((effect) => words.named('effect', effect)));
    return words.say(hasEffect(action, v) ? `brings-${String(action.order)}` : 'brings-only', { money, effects });
}

const hasEffect = ({ job }: JsonObject, { cards }: View) => (cards[String(job)]?.effects ?? []).length > 0;

/** The one icon that is left to use, whatever waits behind it. */
function only({ step, asked }: View): string | null {
    const effects = step === 'use' ? now(asked.effects) : [];
    return effects.length === 1 ? effects[0]! : null;
}

export function controllerOf({ businesses, turfs }: View, name: string | null): number | null {
    const place = businesses.find(({ business }) => business === name)?.turf;
    return turfs.find(({ turf }) => turf === place)?.control ?? null;
}

const isNothing = ({ ones, twos, threes, fives }: JsonObject) => [ones, twos, threes, fives].every((count) => count === 0);
