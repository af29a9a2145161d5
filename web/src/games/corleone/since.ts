// What others did to the viewer since the viewer's last turn, and what control of a turf brought meanwhile.

import type { GameEvent } from '../../protocol/games/corleone';
import type { View } from './view';

export interface Change {
    event: GameEvent;
    /** A card or a kind of figure. */
    card: string | null;
    gained: boolean;
    /** Whose doing it was. */
    by: number | null;
}

export function sinceMine(all: readonly GameEvent[], view: View): Change[] {
    const me = view.viewer;
    if (me === null) return [];
    return meanwhile(all, me, view.active === me && view.step === 'turn').flatMap((event) => changes(event, me));
}

/** From the end of the own turn before to the beginning of this one, within the act: what it ends with has its summary. */
function meanwhile(all: readonly GameEvent[], me: number, mine: boolean): readonly GameEvent[] {
    const turn = (from: readonly GameEvent[]) => from.findLastIndex((one) => one.event === 'turn-began' && one.seat === me);
    const now = mine ? turn(all) : all.length;
    const before = all.slice(0, Math.max(0, now));
    const begun = before.findLastIndex(({ event }) => event === 'act-began');
    const own = turn(before);
    if (own < begun) return before.slice(begun + 1);
    const passed = before.findIndex((one, at) => at > own && (one.event === 'turn-began' || one.event === 'turf-war'));
    return passed < 0 ? [] : before.slice(passed);
}

function changes(event: GameEvent, me: number): Change[] {
    const card = (what: string, gained: boolean, by: number | null = null): Change[] => [{ event, card: what, gained, by }];
    switch (event.event) {
        case 'gunned-down':
            return event.target === me ? [{ event, card: null, gained: false, by: event.seat }] : [];
        case 'gave-card':
            return event.seat === me ? card(event.card, false, event.target) : [];
        case 'offer-taken':
            return event.target === me ? card(event.card, false, event.seat) : [];
        case 'returned':
        case 'discarded':
            return event.seat === me ? card(event.card, false) : [];
        case 'took':
            return event.seat === me ? card(event.card, true) : [];
        default:
            return [];
    }
}
