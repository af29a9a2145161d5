// Where the game stands, for the head of the page.

import type { JsonObject } from '../../protocol/messages';
import type { Standing } from '../module';
import { type View, read } from './view';

const PHASES: Partial<Record<View['step'], string>> = {
    marking: 'war',
    bids: 'bribery',
    choosing: 'bribery',
    discards: 'tribute',
    over: 'over',
};

/** Act, phase and hand limit (CE-3.2, CE-7.1). */
export function standing(view: JsonObject): Standing {
    const { act, step, limit } = read(view);
    return { key: 'standing-of', args: { act, phase: PHASES[step] ?? 'business', limit } };
}
