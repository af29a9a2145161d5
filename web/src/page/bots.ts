// Bots at the table: which one sits down unless another is asked for, what they are called and what they are like.

import type { SeatInfo } from '../protocol/messages';
import { say, speech } from '../speech/speech.svelte';
import type { GameWords } from '../speech/words';
import { preferences } from './preferences.svelte';

const USUAL = 'normal';

/** The level that was chosen last, where the game has it; else a normal one. */
export function usualBot(bots: readonly string[]): string {
    const liked = preferences.liked.bot;
    if (bots.includes(liked)) return liked;
    return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}

/** What a bot is like in this game, in a word or two; empty where the game has none for it. */
export function temperOf(bot: string | null, words: GameWords): string {
    return bot !== null && words.knows(`temper-${bot}`) ? words.say(`temper-${bot}`) : '';
}

/** In the letters of the reader. */
export function botName(name: string): string {
    const known = name.replaceAll(' ', '-');
    return speech.knows(`bot-name-${known}`) ? say(`bot-name-${known}`) : name;
}

/** Null: nobody sits there. */
export function seatName({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string | null {
    return name !== null && kind === 'bot' ? botName(name) : name;
}
