// A table as the page shows it: now, on the way there, or at a moment of the past.

import { getContext, setContext } from 'svelte';

import type { GameModule } from '../games/module';
import { seatName } from '../page/bots';
import { asGuest } from '../page/guest';
import { RefusedError, moment } from '../protocol/api';
import type { JsonObject, Moment, TableInfo } from '../protocol/messages';
import { capital, say, speech } from '../speech/speech.svelte';
import type { GameWords } from '../speech/words';
import type { Message } from './asking';
import { Chooser } from './chooser.svelte';
import type { Session } from './session.svelte';
import { Teller } from './teller.svelte';

export class Table {
    /** The moment of the past that is looked at. */
    past = $state.raw<Moment | null>(null);
    /** All who share this screen are asked together: what the viewer alone could answer is put by. */
    aside = $state(false);
    /** The rule at which the rulebook is open; an empty word is its beginning. */
    rule = $state<string | null>(null);
    readonly chooser: Chooser;
    readonly teller: Teller;

    constructor(
        readonly session: Session,
        readonly game: GameModule,
        private readonly found: TableInfo,
        /** Opens the line anew, for a visitor whom the house knows better now. */
        readonly reopen: () => void,
    ) {
        const looking = () => this.past !== null;
        this.chooser = new Chooser(session, game, () => looking() || this.aside, () => this.alone);
        this.teller = new Teller(session, game, looking, () => this.playing);
    }

    get info(): TableInfo {
        return this.session.table ?? this.found;
    }

    get you(): number | null {
        return this.session.you;
    }

    get names(): string[] {
        const names = this.info.seats.map((seat, number) => seatName(seat) ?? say('seat-number', { number: number + 1 }));
        return asGuest(names, this.you, say('guest'));
    }

    /** What the table shows: it may lag behind the newest position, which is what is asked about. */
    get view(): JsonObject | null {
        if (!this.past) return this.teller.view ?? this.session.position?.view ?? null;
        const past = this.past.position?.view ?? null;
        return past && this.playing ? (this.game.veiled?.(past) ?? past) : past;
    }

    /** Nobody else at the table waits for an answer: the others are bots. */
    get alone(): boolean {
        return this.you !== null && this.info.seats.every(({ kind }, seat) => kind !== 'person' || seat === this.you);
    }

    /** While it is, nothing is told again that a player must remember. */
    get playing(): boolean {
        return this.info.status === 'playing' || this.info.status === 'paused';
    }

    /** Who is waited for now, whatever is still being told. */
    get deciders(): readonly number[] {
        const view = this.past ? this.view : this.session.position?.view;
        return (view?.deciders as number[] | undefined) ?? [];
    }

    get words(): GameWords {
        // Where several look at one screen, "you" would be anybody.
        const me = this.session.yours.length > 1 ? null : this.you;
        const words = speech.about(this.info.game, this.names, me);
        if (!words) throw new Error(`the texts of ${this.info.game} are not there`);
        return words;
    }

    /** A message of the game. */
    said({ key, args = {} }: Message): string {
        return capital(this.words.say(key, this.words.worded(args)));
    }

    /** What the action would do: now, whatever is still told. */
    actionLabel(action: JsonObject): string {
        const view = this.past ? this.view : this.session.position?.view;
        const called = view && this.game.called?.(action, view, this.session.position?.legal ?? []);
        return called ? this.said(called) : capital(this.words.action(action, String(view?.step ?? ''), this.you));
    }

    /** What the action risks, costs or may bring; empty if the game says nothing of it. */
    riskOf(action: JsonObject): string {
        const view = this.session.position?.view;
        if (!view) return '';
        const about = this.game.button?.(action, view)?.about;
        if (about) return this.words.say(about.key, this.words.worded(about.args ?? {}));
        return this.game.about?.(action, view, this.words) ?? '';
    }

    async lookAt(version: number): Promise<void> {
        try {
            this.past = await moment(this.info.code, version, this.you);
            this.teller.skip();
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
