// Bots at the table: which one sits down unless another is asked for, what they are called and what they are like.

import type { GameInfo, SeatInfo } from '../protocol/messages';
import { say, speech } from '../speech/speech.svelte';
import type { GameWords } from '../speech/words';
import { preferences } from './preferences.svelte';

const USUAL = 'normal';
const USUAL_OPPONENTS = 3; // four at the table, as all our games are liked best

/** The level that was chosen last, where the game has it; else a normal one. */
export function usualBot(bots: readonly string[]): string {
    const liked = preferences.liked.bot;
    if (bots.includes(liked)) return liked;
    return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}

type Seats = Pick<GameInfo, 'name' | 'fewest' | 'most'>;

/** With how many one may play alone. */
export function opponents({ fewest, most }: Pick<GameInfo, 'fewest' | 'most'>): number[] {
    return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index - 1).filter((count) => count > 0);
}

/** As many as were chosen last for this game; else the usual number, or what the game allows nearest to it. */
export function usualOpponents({ name, fewest, most }: Seats): number {
    const liked = Number(preferences.liked.opponents[name] ?? USUAL_OPPONENTS) || USUAL_OPPONENTS;
    return Math.min(most - 1, Math.max(fewest - 1, liked));
}

export function likeOpponents({ name }: Seats, count: number): void {
    void preferences.change({ opponents: { ...preferences.liked.opponents, [name]: count } });
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
