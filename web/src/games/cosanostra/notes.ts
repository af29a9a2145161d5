// What stands beside a name: who begins, monopolies, and what a word is worth.

import type { Note } from '../../parts/SeatPanel.svelte';
import type { GameWords } from '../../speech/words';
import { type View, wordOf } from './view';

export function notesOf(view: View, seat: number, words: GameWords): Note[] {
    const { kept, broken } = wordOf(view, seat);
    const monopolies = Object.entries(view.monopolies).filter(([, holder]) => holder === seat);
    return [
        ...(view.start === seat ? [{ text: words.say('begins') }] : []),
        ...monopolies.map(([name]) => ({ text: words.named('monopoly', name), tone: 'good' as const })),
        ...(kept > 0 ? [{ text: words.say('word-kept', { count: kept }), tone: 'good' as const }] : []),
        ...(broken > 0 ? [{ text: words.say('word-broken', { count: broken }), tone: 'bad' as const }] : []),
    ];
}
