// A table as the page shows it: now, or at a moment of the past.

import { getContext, setContext } from 'svelte';

import type { GameModule } from '../games/module';
import { RefusedError, moment } from '../protocol/api';
import type { JsonObject, Moment, TableInfo } from '../protocol/messages';
import { say, speech } from '../speech/speech.svelte';
import type { GameWords } from '../speech/words';
import { Chooser } from './chooser.svelte';
import type { Session } from './session.svelte';

export class Table {
    /** The moment of the past that is looked at. */
    past = $state.raw<Moment | null>(null);
    /** The rule at which the rulebook is open; an empty word is its beginning. */
    rule = $state<string | null>(null);
    readonly chooser: Chooser;

    constructor(
        readonly session: Session,
        readonly game: GameModule,
        private readonly found: TableInfo,
        /** Opens the line anew, for a visitor whom the house knows better now. */
        readonly reopen: () => void,
    ) {
        this.chooser = new Chooser(session, game, () => this.past !== null);
    }

    get info(): TableInfo {
        return this.session.table ?? this.found;
    }

    get you(): number | null {
        return this.session.you;
    }

    get names(): string[] {
        return this.info.seats.map((seat, number) => seat.name ?? say('seat-number', { number: number + 1 }));
    }

    get view(): JsonObject | null {
        if (!this.past) return this.session.position?.view ?? null;
        const past = this.past.position?.view ?? null;
        return past && this.playing ? (this.game.veiled?.(past) ?? past) : past;
    }

    /** While it is, nothing is told again that a player must remember. */
    get playing(): boolean {
        return this.info.status === 'playing' || this.info.status === 'paused';
    }

    get deciders(): readonly number[] {
        return (this.view?.deciders as number[] | undefined) ?? [];
    }

    get words(): GameWords {
        const words = speech.about(this.info.game, this.names);
        if (!words) throw new Error(`the texts of ${this.info.game} are not there`);
        return words;
    }

    async lookAt(version: number): Promise<void> {
        try {
            this.past = await moment(this.info.code, version, this.you);
        } catch (error) {
            if (!(error instanceof RefusedError)) throw error;
            this.session.refused = error.refused;
        }
    }

    backToNow(): void {
        this.past = null;
    }
}

const KEY = Symbol('table');

export function provideTable(table: () => Table): void {
    setContext(KEY, table);
}

export function useTable(): Table {
    return getContext<() => Table>(KEY)();
}
