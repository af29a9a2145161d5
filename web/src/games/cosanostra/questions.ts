// What the table says better than the house, and what is worth knowing besides what is asked.

import type { JsonObject } from '../../protocol/messages';
import type { Question } from '../module';
import { leftToSpend, looksLeft, read } from './view';

/** It is asked as soon as the jobs are dealt: the round before may still be told. */
export function question(view: JsonObject): Question | null {
    const { step, round } = read(view);
    return step === 'refusing' ? { key: 'ask-new-jobs', args: { round } } : null;
}

export function hint(view: JsonObject): string | null {
    if (looksLeft(view) > 0) return 'hint-looks';
    return leftToSpend(read(view)) < 0 ? 'hint-unpaid' : null;
}
