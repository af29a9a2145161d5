// What is asked of the viewer; as capotavola/games/omerta/asking.py chooses it, with what one sees better on a board.

import type { JsonObject } from '../../protocol/messages';
import type { Question } from '../module';
import { cardThing } from './inspect';
import { type View, read } from './view';

export function question(view: JsonObject): Question {
    const v = read(view);
    switch (v.step) {
        case 'peeks':
            return { key: seesOwn(v) ? 'ask-peeks-looking' : 'ask-peeks', args: {} };
        case 'turn':
            // Only the pile has a button.
            return v.top ? { key: 'ask-turn', args: {}, hint: 'hint-turn' } : { key: 'ask-turn-without-discards', args: {} };
        case 'holding':
            return holding(v);
        case 'ability':
            return { key: ability(v.character ?? ''), args: {}, ...about(v.character) };
        case 'answers':
            return { key: `ask-answers-${v.character}`, args: stake(v), ...about(v.character), hint: 'hint-answers' };
        case 'looking':
            return { key: 'ask-looking', args: {}, ...about('mole') };
        case 'cracking':
            return { key: 'ask-cracking', args: {}, ...about('safecracker') };
        case 'snaps':
            return { key: 'ask-snaps', args: {}, ...about(v.snap) };
        default:
            return { key: `ask-${v.step}`, args: {} };
    }
}

function seesOwn(v: View): boolean {
    return v.viewer !== null && v.stocks[v.viewer].some((place) => place?.face);
}

/** With what the drawn character would do; bottles need no words, and what was taken cannot be discarded. */
function holding({ held }: View): Question {
    const card = held?.face;
    if (held?.from === 'discard') return { key: 'ask-holding-taken', args: {}, ...about(card) };
    const hint = card && !card.startsWith('bottle-') ? { hint: `held-${card}` } : {};
    return { key: 'ask-holding', args: {}, ...about(card), ...hint };
}

/** What the character does is what is to be done. */
function ability(character: string): string {
    return character === 'snitch' ? 'hint-snitch' : `about-${character}`;
}

function about(card: string | null | undefined): { thing?: string } {
    return card ? { thing: cardThing(card) } : {};
}

/** Who does what to whom, for who may reveal a Killer. */
function stake({ active, character, aim, viewer }: View): JsonObject {
    const [one, first, two, second] = aim;
    switch (character) {
        case 'gangster':
            return one === viewer
                ? { by: active, place: first, other_seat: two, other_place: second }
                : { by: active, place: second, other_seat: one, other_place: first };
        case 'police-patrol':
            return { by: active, place: first };
        case 'snitch':
            return { by: active, same: one === first ? 'yes' : 'no', other_seat: one === viewer ? first : one };
        default:
            return { by: active };
    }
}
