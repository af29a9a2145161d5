// The line to a table: it holds on, comes back after a loss without a gap, and says again what got no answer.

import { RefusedError, ask, at, eyes } from './api';
import type { Ack, ClientMessage, Closing, News, Refused, ServerMessage, Welcome } from './messages';

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

interface Waiting {
    said: ClientMessage;
    done(ack: Ack): void;
    failed(error: RefusedError): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SOCKETS_TRIED = 2; // without one that ever opened: then by server-sent events
const TURNED_AWAY = 4400;

export class Line {
    private version: number | null = null;
    private way: Way | null = null;
    private waiting = new Map<string, Waiting>();
    private wait = FIRST_WAIT;
    private timer = 0;
    private closed = false;
    private failedSockets = 0;
    private refusedAtDoor: Refused | null = null;
    private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
    private count = 0;

    constructor(
        private readonly code: string,
        private readonly seat: number | null,
        private readonly listener: Listener,
    ) {
        addEventListener('online', this.hurry);
        listener.state('connecting');
        this.connect();
    }

    /** Resolves when it is done and on disk; a refusal is thrown. */
    say(said: Said): Promise<Ack> {
        this.count += 1;
        const message = { ...said, id: `${this.prefix}-${this.count}` } as ClientMessage & { id: string };
        return new Promise((done, failed) => {
            this.waiting.set(message.id, { said: message, done, failed });
            this.way?.send(message);
        });
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
        removeEventListener('online', this.hurry);
        this.way?.close();
        this.way = null;
        this.listener.state('closed');
    }

    private connect(): void {
        const since = this.version === null ? '' : `&since=${this.version}`;
        const query = `?${`${eyes(this.seat)}${since}`.slice(1)}`;
        const ends = { heard: this.heard, lost: this.lost };
        const bySocket = this.failedSockets < SOCKETS_TRIED;
        this.way = bySocket ? bySockets(this.code, query, ends) : byEvents(this.code, query, this.seat, ends);
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
                if (!message.again) this.close();
                break;
        }
    };

    private welcomed(message: Welcome): void {
        this.wait = FIRST_WAIT;
        this.version = message.version;
        this.listener.welcome(message);
        this.listener.state('connected');
        for (const { said } of this.waiting.values()) this.way?.send(said);
    }

    private answered(id: string): Waiting | undefined {
        const found = this.waiting.get(id);
        this.waiting.delete(id);
        return found;
    }

    private lost = (code: number, opened: boolean): void => {
        if (this.closed) return;
        this.way = null;
        if (code === TURNED_AWAY && this.refusedAtDoor && this.refusedAtDoor.code !== 'limit') {
            this.listener.turnedAway(this.refusedAtDoor);
            this.close();
            return;
        }
        if (!opened && this.version === null) this.failedSockets += 1;
        this.listener.state('reconnecting');
        this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };

    private hurry = (): void => {
        if (this.way || this.closed) return;
        clearTimeout(this.timer);
        this.connect();
    };
}

interface Way {
    send(message: ClientMessage): void;
    close(): void;
}

interface Ends {
    heard(message: ServerMessage): void;
    lost(code: number, opened: boolean): void;
}

function bySockets(code: string, query: string, ends: Ends): Way {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${at(code)}/socket${query}`);
    let opened = false;
    socket.onopen = () => (opened = true);
    socket.onmessage = (event) => ends.heard(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => ends.lost(event.code, opened);
    return {
        send: (message) => {
            if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
        },
        close: () => {
            socket.onclose = null;
            socket.close();
        },
    };
}

/** Where WebSockets are blocked: server-sent events one way, and posts the other. */
function byEvents(code: string, query: string, seat: number | null, ends: Ends): Way {
    const source = new EventSource(`${at(code)}/events${query}`);
    let opened = false;
    source.onopen = () => (opened = true);
    source.onmessage = (event) => ends.heard(JSON.parse(event.data as string) as ServerMessage);
    source.onerror = () => {
        source.close();
        ends.lost(0, opened);
    };
    const path = `${at(code)}/messages${seat === null ? '' : `?seat=${seat}`}`;
    return {
        send: (message) => void post(path, message, ends),
        close: () => source.close(),
    };
}

async function post(path: string, message: ClientMessage, ends: Ends): Promise<void> {
    try {
        const ack = await ask<Ack | null>('POST', path, message);
        if (ack) ends.heard(ack);
    } catch (error) {
        if (!(error instanceof RefusedError) || message.type === 'pong') return;
        // Without an answer it is said again when the line is back.
        if (error.refused.reason !== 'no-answer') ends.heard({ ...error.refused, id: message.id });
    }
}
