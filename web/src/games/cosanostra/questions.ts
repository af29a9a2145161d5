// What the table says better than the house, and what is worth knowing besides what is asked.

import type { JsonObject } from '../../protocol/messages';
import type { Question } from '../module';
import { leftToSpend, looksLeft, read } from './view';

export function question(view: JsonObject): Question | null {
    const { step, round } = read(view);
    // As soon as the jobs are dealt: the round before may still be told.
    if (step === 'refusing') return { key: 'ask-new-jobs', args: { round } };
    // Its buttons say what is owed, and to whom.
    return step === 'settling' ? { key: 'ask-debts', args: {} } : null;
}

export function hint(view: JsonObject): string | null {
    if (looksLeft(view) > 0) return 'hint-looks';
    return leftToSpend(read(view)) < 0 ? 'hint-unpaid' : null;
}
