// Several players at one screen who are asked the same at once: one open question instead of a handover to each.

import { RefusedError, answerFor } from '../protocol/api';
import type { JsonObject } from '../protocol/messages';
import type { Session } from '../table/session.svelte';
import type { Table } from '../table/table.svelte';

const PATIENCE = 1000; // milliseconds

export class Together {
    /** Who of them wants to answer. */
    answering = $state<number | null>(null);
    /** Their silence is being said. */
    busy = $state(false);

    constructor(private readonly table: () => Table | null) {}

    /** Those who are asked; none where each is asked alone. */
    readonly seats = $derived.by((): readonly number[] => {
        const table = this.table();
        const view = table?.session.position?.view;
        if (!table || !view || table.past || table.session.yours.length < 2) return [];
        const openly = table.game.together?.(view) && table.game.quiet?.(view);
        return openly ? table.session.yours.filter((seat) => table.deciders.includes(seat)) : [];
    });

    /** Nobody of them has the screen for themselves. */
    readonly openly = $derived.by(() => this.seats.length > 0 && this.answering !== this.table()?.session.you);

    /** Who has answered wants to no longer. */
    follow(): void {
        const position = this.table()?.session.position;
        if (position && this.answering !== null && !this.seats.includes(this.answering)) this.answering = null;
    }

    async nobody(): Promise<void> {
        const table = this.table();
        const view = table?.session.position?.view;
        const quiet = view && table?.game.quiet?.(view);
        if (!table || !quiet || this.busy) return;
        this.busy = true;
        try {
            for (const seat of this.seats) await keepQuiet(table, seat, quiet.action);
        } finally {
            this.busy = false;
        }
    }
}

/** It may be answered already, in another window. */
async function keepQuiet(table: Table, seat: number, action: JsonObject): Promise<void> {
    const { session } = table;
    if (seat === session.you) return session.mutter(action);
    try {
        await answerFor(session.code, seat, action);
        await heard(session, () => !table.deciders.includes(seat));
    } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
    }
}

/** The line may be slower than the answer; and what is asked next may be the same. */
function heard(session: Session, reached: () => boolean): Promise<void> {
    if (reached()) return Promise.resolve();
    return new Promise((done) => {
        const stop = session.hear(() => reached() && finish());
        const timer = setTimeout(finish, PATIENCE);
        function finish(): void {
            clearTimeout(timer);
            stop();
            done();
        }
    });
}
