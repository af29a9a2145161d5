// What happened in the game, as its events one after the other; what was taken back did not happen.

import type { AnyHappening, JsonObject } from '../protocol/messages';

export function eventsOf(happened: readonly AnyHappening[]): JsonObject[] {
    const acts: (readonly JsonObject[])[] = [];
    for (const one of happened) {
        if (one.kind === 'acted' || one.kind === 'raced') acts.push(one.events);
        else if (one.kind === 'undone') acts.pop();
    }
    return acts.flat();
}
