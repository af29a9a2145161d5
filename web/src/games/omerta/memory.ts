// Without the memory aid (OM-R14) players must remember what they saw: the page does not tell it again during the game.

import type { GameEvent } from '../../protocol/games/omerta';
import type { JsonObject } from '../../protocol/messages';
import { read } from './view';

/** What everybody else heard instead. */
const HEARD_BY_OTHERS: Partial<Record<GameEvent['event'], GameEvent['event']>> = {
    saw: 'looked',
    'drew-card': 'drew',
    'saw-safe': 'safe-opened',
};

export function recalled(event: JsonObject, now: JsonObject): JsonObject {
    const heard = HEARD_BY_OTHERS[(event as unknown as GameEvent).event];
    if (!heard || read(now).options.memory_aid) return event;
    const { card: _, cards: __, ...others } = event;
    return { ...others, event: heard };
}

export function veiled(past: JsonObject): JsonObject {
    const v = read(past);
    if (v.options.memory_aid) return past;
    return {
        ...past,
        stocks: v.stocks.map((stock) => stock.map((place) => (place ? { ...place, face: null } : null))),
        safe: v.safe.map(() => null),
        held: v.held && { ...v.held, face: v.held.from === 'pile' ? null : v.held.face },
    };
}
