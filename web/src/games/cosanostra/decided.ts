// What has just been decided: the last result that was heard, for who is asked while it is still being told.

import type { GameEvent } from '../../protocol/games/cosanostra';
import type { AnyHappening, JsonObject } from '../../protocol/messages';

/** Events that settle something. What only prepares or follows it (cards drawn, markers back) does not. */
const SETTLING: readonly GameEvent['event'][] = [
    ...(['hired', 'swapped', 'planned', 'planned-purchase', 'put', 'vetoed', 'removed', 'skipped', 'extra-turn'] as const),
    ...(['bought', 'cancelled', 'gave-up', 'no-target', 'unmet', 'cannot-match', 'rolled', 'rerolled', 'came-off', 'held-up'] as const),
    ...(['paid-out', 'paid-bank', 'paid-player', 'won-stake', 'lost-stake', 'laundered', 'repelled', 'prevented', 'persuaded'] as const),
    ...(['business-down', 'business-lost', 'gangster-down', 'gangster-killed', 'healed', 'saved', 'agreed', 'gave-cash'] as const),
    ...(['handed-over', 'saw-job', 'saw-deck', 'promise-kept', 'promise-broken', 'promise-void'] as const),
];

/** What the question itself says is not said twice. */
const ASKED: Readonly<Record<string, string>> = { rerolls: 'rolled' };

/** What a roll came to, as far as it pays nothing from the bank: what it brings is told with it, in one sentence. */
const ROLL = 'came-off';

/** Since the viewer last did something, that included; none if nothing was settled since, or another round has begun. */
export function decided(happened: readonly AnyHappening[], viewer: number | null, window: string | null): JsonObject[] {
    for (const happening of [...happened].reverse()) {
        if (happening.kind !== 'acted') continue;
        for (const event of [...happening.events].reverse()) {
            if (event.event === 'round-began') return [];
            if (!SETTLING.includes(event.event as GameEvent['event'])) continue;
            if (window !== null && ASKED[window] === event.event) return [];
            return [...happening.events.slice(0, happening.events.indexOf(event)).filter((earlier) => earlier.event === ROLL), event];
        }
        if (happening.seat === viewer && happening.why === 'chosen') return [];
    }
    return [];
}
