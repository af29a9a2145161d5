// Offers of the viewer that were declined: they stay in sight, with what was said, until something else is done.

import type { GameEvent } from '../../protocol/games/cosanostra';
import type { AnyHappening } from '../../protocol/messages';

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;

export interface Refused {
    offered: Of<'offered'> | Of<'countered'>;
    declined: Of<'declined'>;
}

/** What the viewer does on a turn: whoever goes on has read it. */
const GOES_ON: readonly GameEvent['event'][] = [
    ...(['hired', 'planned-job', 'planned-purchase', 'bought', 'cancelled', 'revealed'] as const),
    ...(['attacks-gangster', 'attacks-player', 'attacks-business'] as const),
];

/** By those who declined, each the last time; the newest first. */
export function refused(happened: readonly AnyHappening[], viewer: number): Refused[] {
    const open = new Map<number, Refused['offered']>();
    const found = new Map<number, Refused>();
    for (const happening of happened) {
        if (happening.kind !== 'acted') continue;
        for (const event of happening.events as unknown as GameEvent[]) {
            if (event.event === 'round-began') found.clear();
            else if (!('seat' in event)) continue;
            else if (event.seat === viewer && GOES_ON.includes(event.event)) found.clear();
            else if ((event.event === 'offered' || event.event === 'countered') && event.seat === viewer) {
                for (const seat of event.to) {
                    open.set(seat, event);
                    found.delete(seat);
                }
            } else if (event.event === 'agreed') found.delete(event.seat === viewer ? event.to[0]! : event.seat);
            else if (event.event === 'declined' && event.other_seat === viewer) {
                const offered = open.get(event.seat);
                if (offered) found.set(event.seat, { offered, declined: event });
            }
        }
    }
    return [...found.values()].reverse();
}
