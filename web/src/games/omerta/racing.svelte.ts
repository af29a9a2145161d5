// What came of the last race at each seat, for as long as it is news.

import type { AnyHappening, JsonObject, RaceResult } from '../../protocol/messages';

/** At one seat. */
export interface Mark extends RaceResult {
    /** Penalty cards (OM-3.2). */
    cards: number;
}

type Raced = Extract<AnyHappening, { kind: 'raced' }>;

/** How long it stays, once the next turn has begun. */
const READING = 8000;

export class RaceNews {
    marks = $state.raw<readonly Mark[]>([]);
    private race = 0;

    hear(happened: readonly AnyHappening[]): void {
        for (const one of happened) {
            if (one.kind === 'raced') this.raced(one);
            else if (one.kind === 'acted') this.acted(one.events);
        }
    }

    /** After a wrong card the same race goes on, and is settled once more. */
    private raced({ race, results, events }: Raced): void {
        if (race !== this.race) this.marks = [];
        this.race = race;
        const dealt = (seat: number) => events.filter((one) => one.event === 'dealt' && one.seat === seat).length;
        this.marks = [...this.marks, ...results.map((result) => ({ ...result, cards: dealt(result.seat) }))];
        if (events.some(({ event }) => event === 'turn-began')) this.forgetLater();
    }

    private acted(events: readonly JsonObject[]): void {
        if (events.some(({ event }) => event === 'snap-opened' || event === 'round-began')) this.marks = [];
        else if (events.some(({ event }) => event === 'turn-began')) this.forgetLater();
    }

    private forgetLater(): void {
        const { marks } = this;
        if (marks.length > 0) setTimeout(() => this.marks === marks && (this.marks = []), READING);
    }
}
