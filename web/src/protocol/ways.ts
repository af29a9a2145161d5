// The two ways to a table: a WebSocket, or server-sent events and posts where those are blocked.

import { NO_ANSWER, RefusedError, ask, at } from './api';
import { Backoff } from './backoff';
import type { Ack, ClientMessage, Pong, Refused, ServerMessage } from './messages';
import { Silence } from './silence';

export interface Way {
    send(message: ClientMessage): void;
    /** It may be cut: a silence is no longer borne for long. */
    doubt(): void;
    /** Nothing is heard of it afterwards. */
    close(): void;
}

export interface Ends {
    heard(message: ServerMessage): void;
    /** Whether a message still has no answer. */
    waits(id: string): boolean;
    lost(code: number, opened: boolean): void;
}

export function bySockets(code: string, query: string, ends: Ends): Way {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${at(code)}/socket${query}`);
    let opened = false;
    const silence = new Silence(() => lose(0));
    function close(): void {
        silence.end();
        socket.onclose = null;
        socket.close();
    }
    function lose(code: number): void {
        close();
        ends.lost(code, opened);
    }
    socket.onopen = () => (opened = true);
    socket.onmessage = (event) => {
        silence.broken();
        ends.heard(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => lose(event.code);
    return {
        send: (message) => {
            if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
        },
        doubt: () => silence.doubt(),
        close,
    };
}

export function byEvents(code: string, query: string, seat: number | null, ends: Ends): Way {
    const source = new EventSource(`${at(code)}/events${query}`);
    const path = `${at(code)}/messages${seat === null ? '' : `?seat=${seat}`}`;
    let opened = false;
    let over = false;
    const silence = new Silence(lose);
    function close(): void {
        over = true;
        silence.end();
        source.close();
    }
    function lose(): void {
        close();
        ends.lost(0, opened);
    }
    source.onopen = () => (opened = true);
    source.onmessage = (event) => {
        silence.broken(); // An answer to a post does not: it says nothing about the events.
        ends.heard(JSON.parse(event.data as string) as ServerMessage);
    };
    source.onerror = lose;

    async function send(message: ClientMessage, backoff = new Backoff()): Promise<void> {
        const answer = await post(path, message);
        if (answer) ends.heard(answer);
        else if (message.type !== 'pong') setTimeout(() => sendAgain(message, backoff), backoff.next());
    }
    /** A post can be lost alone, while events still come. */
    function sendAgain(message: Exclude<ClientMessage, Pong>, backoff: Backoff): void {
        if (!over && ends.waits(message.id)) void send(message, backoff);
    }
    return { send: (message) => void send(message), doubt: () => silence.doubt(), close };
}

/** Null if nobody answered, or there is nothing to answer. */
async function post(path: string, message: ClientMessage): Promise<Ack | Refused | null> {
    try {
        return await ask<Ack | null>('POST', path, message);
    } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        if (message.type === 'pong' || error.refused.reason === NO_ANSWER.reason) return null;
        return { ...error.refused, id: message.id };
    }
}
