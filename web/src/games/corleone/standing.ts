// Where the game stands, for the head of the page.

import type { JsonObject } from '../../protocol/messages';
import type { Standing } from '../module';
import { lying } from './narrow';
import { type View, read } from './view';

const PHASES: Partial<Record<View['step'], string>> = {
    marking: 'war',
    bids: 'bribery',
    choosing: 'bribery',
    discards: 'tribute',
    over: 'over',
};

/** Act, phase and hand limit (CE-3.2, CE-7.1), as far as there is room. */
export function standing(view: JsonObject): Standing {
    const { act, step, limit } = read(view);
    if (lying.current) return { key: 'act-of', args: { act } };
    return { key: 'standing-of', args: { act, phase: PHASES[step] ?? 'business', limit } };
}
