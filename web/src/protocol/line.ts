// The line to a table: it holds on, comes back after a loss without a gap, and says again what got no answer.

import { NO_ANSWER, RefusedError, eyes } from './api';
import { Backoff } from './backoff';
import type { Ack, ClientMessage, Closing, Foreseen, News, Refused, ServerMessage, Welcome } from './messages';
import { type Way, byEvents, bySockets } from './ways';

export type LineState = 'connecting' | 'connected' | 'reconnecting' | 'closed';

export interface Listener {
    welcome(message: Welcome): void;
    news(message: News): void;
    closing(message: Closing): void;
    /** The house does not let this visitor in. */
    turnedAway(refused: Refused): void;
    state(state: LineState): void;
}

/** A message before the line gives it an id. */
export type Said = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

/** What a message that was not refused is answered with. */
export type Answer = Ack | Foreseen;

/** What a session needs of the other end. */
export interface Connection {
    /** Resolves when it is done and on disk; a refusal is thrown, and so is the end of the line. */
    say(said: Said): Promise<Answer>;
    /** The house has heard everything. */
    readonly settled: boolean;
    close(): void;
}

interface Waiting {
    said: ClientMessage;
    done(answer: Answer): void;
    failed(error: RefusedError): void;
}

// Sockets in a row that did not open, before server-sent events are tried. Where one has opened before, it is rather
// the house that is closed for a moment.
const SOCKETS_TRIED = 2;
const SOCKETS_TRIED_AGAIN = 5;
const TURNED_AWAY = 4400;
const PASSING: Refused['code'][] = ['limit', 'unavailable'];

export class Line implements Connection {
    private version: number | null = null;
    private way: Way | null = null;
    private bySocket = true;
    private failedSockets = 0;
    private socketsTried = SOCKETS_TRIED;
    private waiting = new Map<string, Waiting>();
    private readonly backoff = new Backoff();
    private timer = 0;
    private closed = false;
    private refusedAtDoor: Refused | null = null;
    private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
    private count = 0;

    constructor(
        private readonly code: string,
        private readonly seat: number | null,
        private readonly listener: Listener,
    ) {
        addEventListener('online', this.look);
        document.addEventListener('visibilitychange', this.seen);
        listener.state('connecting');
        this.connect();
    }

    say(said: Said): Promise<Answer> {
        this.count += 1;
        const message = { ...said, id: `${this.prefix}-${this.count}` } as ClientMessage & { id: string };
        if (this.closed) return Promise.reject(noAnswer(message.id));
        return new Promise((done, failed) => {
            this.waiting.set(message.id, { said: message, done, failed });
            this.way?.send(message);
        });
    }

    get settled(): boolean {
        return this.waiting.size === 0;
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
        removeEventListener('online', this.look);
        document.removeEventListener('visibilitychange', this.seen);
        this.way?.close();
        this.way = null;
        for (const [id, { failed }] of this.waiting) failed(noAnswer(id));
        this.waiting.clear();
        this.listener.state('closed');
    }

    private connect(): void {
        const since = this.version === null ? '' : `&since=${this.version}`;
        const query = `?${`${eyes(this.seat)}${since}`.slice(1)}`;
        const ends = { heard: this.heard, waits: (id: string) => this.waiting.has(id), lost: this.lost };
        this.bySocket = this.failedSockets < this.socketsTried;
        this.way = this.bySocket ? bySockets(this.code, query, ends) : byEvents(this.code, query, this.seat, ends);
    }

    private heard = (message: ServerMessage): void => {
        switch (message.type) {
            case 'welcome':
                this.welcomed(message);
                break;
            case 'news':
                this.version = message.version;
                this.listener.news(message);
                break;
            case 'ack':
            case 'foreseen':
                this.answered(message.id)?.done(message);
                break;
            case 'refused':
                if (message.id === null) this.refusedAtDoor = message;
                else this.answered(message.id)?.failed(new RefusedError(message));
                break;
            case 'ping':
                this.way?.send({ type: 'pong', nonce: message.nonce });
                break;
            case 'closing':
                this.listener.closing(message);
                if (message.reason === 'removed') this.left();
                if (!message.again) this.close();
                break;
        }
    };

    private welcomed(message: Welcome): void {
        this.backoff.forget();
        this.version = message.version;
        // First, since whoever hears the welcome may say more at once.
        for (const { said } of this.waiting.values()) this.way?.send(said);
        this.listener.welcome(message);
        this.listener.state('connected');
    }

    /** To leaving, the end of the line is the answer. */
    private left(): void {
        for (const [id, { said, done }] of this.waiting) {
            if (said.type !== 'leave') continue;
            this.waiting.delete(id);
            done({ type: 'ack', id, version: this.version ?? 0 });
        }
    }

    private answered(id: string): Waiting | undefined {
        const found = this.waiting.get(id);
        this.waiting.delete(id);
        return found;
    }

    private lost = (code: number, opened: boolean): void => {
        if (this.closed) return;
        this.way = null;
        if (code === TURNED_AWAY && this.refusedAtDoor && !PASSING.includes(this.refusedAtDoor.code)) {
            this.listener.turnedAway(this.refusedAtDoor);
            this.close();
            return;
        }
        this.learn(opened);
        this.listener.state('reconnecting');
        this.timer = window.setTimeout(() => this.connect(), this.backoff.next());
    };

    /** Which way to take next. */
    private learn(opened: boolean): void {
        if (this.bySocket) {
            this.failedSockets = opened ? 0 : this.failedSockets + 1;
            if (opened) this.socketsTried = SOCKETS_TRIED_AGAIN;
        } else {
            // Events that came: sockets are blocked, and get one chance. Otherwise all ways were, which says nothing.
            this.failedSockets = opened ? this.socketsTried - 1 : 0;
        }
    }

    private seen = (): void => {
        if (document.visibilityState === 'visible') this.look();
    };

    /** There is reason to think that the way is open again, or is no longer. */
    private look = (): void => {
        if (this.way) {
            this.way.doubt();
            return;
        }
        clearTimeout(this.timer);
        this.connect();
    };
}

function noAnswer(id: string): RefusedError {
    return new RefusedError({ ...NO_ANSWER, id });
}
