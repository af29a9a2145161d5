// Offers to the viewer that came and went since the viewer last did something: for who was away.

import type { GameEvent } from '../../protocol/games/cosanostra';
import type { AnyHappening } from '../../protocol/messages';

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;

/** An offer as it was made, and what became of it, as events. */
export interface Passed {
    offered: Of<'offered'> | Of<'countered'>;
    ended: Of<'lapsed'> | Of<'withdrawn'>;
}

/** The newest first. */
export function passed(happened: readonly AnyHappening[], viewer: number): Passed[] {
    const found: Passed[] = [];
    const open = new Map<number, Passed['offered']>();
    for (const happening of happened) {
        if (happening.kind !== 'acted') continue;
        if (happening.seat === viewer && happening.why === 'chosen') found.length = 0;
        for (const event of happening.events as unknown as GameEvent[]) {
            if (event.event === 'countered' && event.seat === viewer) open.delete(event.other_seat);
            if ((event.event === 'offered' || event.event === 'countered') && event.to.includes(viewer)) open.set(event.seat, event);
            else if (event.event === 'agreed' && event.to.includes(viewer)) open.delete(event.seat);
            else if (event.event === 'declined' && event.seat === viewer) open.delete(event.other_seat);
            else if (isEnd(event, viewer)) {
                const offered = open.get(event.seat);
                if (offered) found.unshift({ offered, ended: event });
                open.delete(event.seat);
            }
        }
    }
    return found;
}

function isEnd(event: GameEvent, viewer: number): event is Passed['ended'] {
    return event.event === 'lapsed' ? event.to.includes(viewer) : event.event === 'withdrawn' && event.other_seat === viewer;
}
