// What is asked of the viewer; as capotavola/games/omerta/terminal.py chooses it, with what one sees better on a board.

import type { JsonObject } from '../../protocol/messages';
import type { Question } from '../module';
import { type View, read } from './view';

export function question(view: JsonObject): Question {
    const v = read(view);
    switch (v.step) {
        case 'peeks':
            return { key: seesOwn(v) ? 'ask-peeks-looking' : 'ask-peeks', args: {} };
        case 'holding':
            return { key: holding(v), args: {}, ...about(v.held?.face) };
        case 'ability':
            return { key: 'ask-ability', args: { card: v.character }, ...about(v.character, v.character === 'snitch') };
        case 'answers':
            return { key: `ask-answers-${v.character}`, args: stake(v), hint: 'hint-answers' };
        case 'looking':
            return { key: 'ask-looking', args: {}, ...about('mole') };
        case 'cracking':
            return { key: 'ask-cracking', args: {}, ...about('safecracker') };
        default:
            return { key: `ask-${v.step}`, args: {} };
    }
}

function seesOwn(v: View): boolean {
    return v.viewer !== null && v.stocks[v.viewer].some((place) => place?.face);
}

function holding(v: View): string {
    return v.held?.from === 'discard' ? 'ask-holding-taken' : 'ask-holding';
}

/** What a character does; bottles need no words. */
function about(card: string | null | undefined, clickedTwice = false): { hint?: string } {
    if (!card || card.startsWith('bottle-')) return {};
    return { hint: clickedTwice ? `hint-${card}` : `about-${card}` };
}

/** Who does what to whom, for who may reveal a Killer. */
function stake({ active, character, aim, viewer }: View): JsonObject {
    const [one, first, two, second] = aim;
    switch (character) {
        case 'gangster':
            return { by: active, seat: one, place: first, other_seat: two, other_place: second };
        case 'police-patrol':
            return { by: active, place: first };
        case 'snitch':
            return { by: active, same: one === first ? 'yes' : 'no', other_seat: one === viewer ? first : one };
        default:
            return { by: active };
    }
}
