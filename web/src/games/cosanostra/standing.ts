// Where the game stands, for the head of the page.

import type { JsonObject } from '../../protocol/messages';
import type { Standing } from '../module';
import { narrow } from './narrow';
import { type View, read } from './view';

/** Stages of the round (LC-2.1); whatever is not here belongs to carrying out. */
const STAGES: Partial<Record<View['step'], string>> = {
    refusing: 'draw',
    drawing: 'draw',
    hiring: 'hire',
    'plan-turn': 'planning',
    doubling: 'payout',
    growing: 'payout',
    limits: 'payout',
    settling: 'settling',
    over: 'over',
};

export function stageOf({ step, asked }: View): string {
    if (step === 'window' && asked.window === 'vetoes' && asked.attempts.length === 0) return 'cards';
    return STAGES[step] ?? 'action';
}

export function standing(view: JsonObject): Standing {
    const v = read(view);
    const args = { turn: v.round, last: v.last_round, stage: stageOf(v) };
    return { key: narrow.current ? 'standing-short' : 'standing-of', args };
}
