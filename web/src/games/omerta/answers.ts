// How answers are offered: as buttons, beforehand, and to all at one screen together.

import type { JsonObject } from '../../protocol/messages';
import type { Button, Quiet } from '../module';
import { CALLER_LIMIT, CALLER_PENALTY } from './scoring';
import { read } from './view';

const SECOND = 1000;
/** Of the time for which a race is open: who is sure of a card has pressed it by then. */
const IN_A_RACE = 5 / 8;

export function button(action: JsonObject, view: JsonObject): Button | null {
    switch (action.verb) {
        case 'omerta':
            return { about: { key: 'risk-omerta', args: { limit: CALLER_LIMIT, penalty: CALLER_PENALTY } } };
        case 'draw':
            return action.from === 'pile' ? { main: true } : null;
        case 'pass':
            // To do nothing is as good an answer as to reveal something.
            return { main: read(view).step === 'snaps' || read(view).step === 'answers' };
        case 'discard':
            return {};
        default:
            return null;
    }
}

/** OM-R3, OM-R26: to keep quiet, unless a card is pressed. */
export function quiet(view: JsonObject): Quiet | null {
    const { step, options } = read(view);
    if (step !== 'snaps') return null;
    const sealed = options.snap === 'sealed';
    const after = options.snap_seconds * SECOND * (sealed ? 1 : IN_A_RACE);
    return { action: { verb: 'pass' }, after, sealed, offer: 'quiet-unless', about: 'quiet-about', pressed: 'quiet-chosen' };
}

/** Nobody sees anything in a snap that the others may not, unless the memory aid marks it (OM-R14). */
export function together(view: JsonObject): boolean {
    const { step, options } = read(view);
    return step === 'snaps' && options.snap === 'sealed' && !options.memory_aid;
}
