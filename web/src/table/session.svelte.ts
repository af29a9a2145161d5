// One visitor at one table: the newest that is known of it, and all that can be said there.

import { stayAtTable } from '../page/part';
import { RefusedError, history } from '../protocol/api';
import { type Connection, Line, type LineState, type Listener, type Said } from '../protocol/line';
import type {
    AnyHappening,
    ClockInfo,
    Closing,
    Foreseen,
    JsonObject,
    News,
    Position,
    Refused,
    TableInfo,
    Welcome,
} from '../protocol/messages';

export class Session {
    table = $state.raw<TableInfo | null>(null);
    position = $state.raw<Position | null>(null);
    clocks = $state.raw<ClockInfo>({ left: [], running: [] });
    /** All that was heard, the oldest first. */
    happened = $state.raw<readonly AnyHappening[]>([]);
    version = $state(0);
    you = $state<number | null>(null);
    yours = $state.raw<readonly number[]>([]);
    line = $state<LineState>('connecting');
    closing = $state.raw<Closing | null>(null);
    turnedAway = $state.raw<Refused | null>(null);
    /** The last refusal, until it is read or something is done. */
    refused = $state.raw<Refused | null>(null);
    /** A message is on its way. */
    busy = $state(false);
    /** Counts what the viewer did or tried to do in the game. */
    tries = $state(0);
    /** The house's clock less ours, and when its figures came, by our clock. */
    offset = $state(0);
    heardAt = $state(0);

    /** The version at which the house said that the last action can be taken back. */
    private undoableAt = $state(0);
    private readonly connection: Connection;
    private readonly leaveTable: () => void;
    private waiting: { version: number; done: () => void }[] = [];
    private hearers = new Set<(happened: readonly AnyHappening[], before: Position | null) => void>();

    constructor(
        readonly code: string,
        private readonly seat: number | null,
        connect: (listener: Listener) => Connection = (listener) => new Line(code, seat, listener),
    ) {
        this.connection = connect({
            welcome: (message) => this.welcomed(message),
            news: (message) => this.heard(message),
            closing: (message) => (this.closing = message),
            turnedAway: (refused) => (this.turnedAway = refused),
            state: (state) => (this.line = state),
        });
        this.leaveTable = stayAtTable(() => this.line === 'closed' || (this.line === 'connected' && this.connection.settled));
    }

    /** Hears what happens from now on, with the position before; returns how to stop hearing. */
    hear(hearer: (happened: readonly AnyHappening[], before: Position | null) => void): () => void {
        this.hearers.add(hearer);
        return () => this.hearers.delete(hearer);
    }

    close(): void {
        this.leaveTable();
        this.connection.close();
    }

    act(action: JsonObject): Promise<boolean> {
        this.tries += 1;
        return this.say({ type: 'act', seen: this.version, action });
    }

    /** Said for the viewer, who does nothing: whether it was refused concerns nobody. */
    async mutter(action: JsonObject): Promise<void> {
        try {
            await this.connection.say({ type: 'act', seen: this.version, action });
        } catch (error) {
            if (!(error instanceof RefusedError)) throw error;
        }
    }

    claim(race: number, reaction: number, action: JsonObject): Promise<boolean> {
        this.tries += 1;
        return this.say({ type: 'claim', race, reaction: Math.max(0, Math.round(reaction)), action });
    }

    get undoable(): boolean {
        return this.position?.undo === true && this.undoableAt === this.version;
    }

    undo(): Promise<boolean> {
        this.tries += 1;
        return this.say({ type: 'undo', seen: this.version });
    }

    /** The seat is given up; said again until the house has heard it. */
    leave(): Promise<boolean> {
        return this.say({ type: 'leave' });
    }

    /** Why it is not allowed is then in `refused`. */
    ask(action: JsonObject): Promise<boolean> {
        this.tries += 1;
        return this.say({ type: 'ask', action });
    }

    /** The rule against it, quietly: nobody clicked it yet. */
    async whyNot(action: JsonObject): Promise<Refused | null> {
        try {
            await this.connection.say({ type: 'ask', action });
            return null;
        } catch (error) {
            if (!(error instanceof RefusedError)) throw error;
            return error.refused;
        }
    }

    /** What the action is sure to bring; null if it is refused. */
    async foresee(action: JsonObject): Promise<Foreseen | null> {
        try {
            const answer = await this.connection.say({ type: 'foresee', action });
            return answer.type === 'foreseen' ? answer : null;
        } catch (error) {
            if (!(error instanceof RefusedError)) throw error;
            return null;
        }
    }

    /** False if it was refused: `refused` then says why. When it is done, what came of it has been heard. */
    async say(said: Said): Promise<boolean> {
        this.refused = null;
        this.busy = true;
        try {
            const { version } = await this.connection.say(said);
            await this.reached(version);
            return true;
        } catch (error) {
            if (!(error instanceof RefusedError)) throw error;
            this.refused = error.refused;
            return false;
        } finally {
            this.busy = false;
        }
    }

    private reached(version: number): Promise<void> {
        if (this.version >= version) return Promise.resolve();
        return new Promise((done) => this.waiting.push({ version, done }));
    }

    private welcomed(message: Welcome): void {
        const before = this.position;
        this.you = message.you;
        this.yours = message.yours;
        this.table = message.table;
        this.position = message.position;
        this.tell(message, message.missed, message.complete ? before : null);
        if (!message.complete) {
            this.happened = message.missed;
            void this.readHistory(message.version);
        }
    }

    private heard(message: News): void {
        const before = this.position;
        if (message.table) this.table = message.table;
        if (message.position) this.position = message.position;
        this.tell(message, message.happened, before);
    }

    private tell(message: Welcome | News, happened: readonly AnyHappening[], before: Position | null): void {
        this.closing = null;
        this.clocks = message.clocks;
        this.heardAt = Date.now();
        this.offset = message.now - this.heardAt;
        this.version = message.version;
        for (const { done } of this.waiting.filter(({ version }) => version <= this.version)) done();
        this.waiting = this.waiting.filter(({ version }) => version > this.version);
        if (this.position?.undo) void this.askForUndo(message.version);
        if (happened.length === 0) return;
        this.happened = [...this.happened, ...happened];
        if (before) for (const hearer of this.hearers) hearer(happened, before);
    }

    /** Whether anybody learnt anything takes a while to find out: the house does it for those who ask. */
    private async askForUndo(version: number): Promise<void> {
        try {
            await this.connection.say({ type: 'undo', seen: version, ask: true });
            this.undoableAt = version;
        } catch (error) {
            if (!(error instanceof RefusedError)) throw error;
        }
    }

    private async readHistory(until: number): Promise<void> {
        try {
            const earlier = await history(this.code, this.seat, until);
            this.happened = [...earlier, ...this.happened.filter(({ version }) => version > until)];
        } catch (error) {
            if (!(error instanceof RefusedError)) throw error; // The log then begins later.
        }
    }
}
