// How many bots sit down with who plays alone.

import { preferences } from '../page/preferences.svelte';
import type { GameInfo } from '../protocol/messages';

const USUAL = 3; // four at the table, as all our games are liked best

type Seats = Pick<GameInfo, 'name' | 'fewest' | 'most'>;

/** With how many one may play alone. */
export function opponents({ fewest, most }: Pick<GameInfo, 'fewest' | 'most'>): number[] {
    return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index - 1).filter((count) => count > 0);
}

/** As many as were chosen last for this game; else the usual number, or what the game allows nearest to it. */
export function usualOpponents({ name, fewest, most }: Seats): number {
    const liked = Number(preferences.liked.opponents[name] ?? USUAL) || USUAL;
    return Math.min(most - 1, Math.max(fewest - 1, liked));
}

export function likeOpponents({ name }: Seats, count: number): void {
    void preferences.change({ opponents: { ...preferences.liked.opponents, [name]: count } });
}
