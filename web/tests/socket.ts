// A line without a house at its end: the test says what the house would.

import type { ServerMessage } from '../src/protocol/messages';

export class FakeSocket {
    static all: FakeSocket[] = [];
    static readonly OPEN = 1;
    readyState = 0;
    sent: Record<string, unknown>[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;

    constructor(readonly url: string) {
        FakeSocket.all.push(this);
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }

    close(): void {
        this.readyState = 3;
    }

    open(): void {
        this.readyState = 1;
        this.onopen?.();
    }

    says(message: Partial<ServerMessage>): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    lose(code = 1006): void {
        this.readyState = 3;
        this.onclose?.({ code });
    }
}

/** Server-sent events, where sockets are blocked. */
export class FakeEvents {
    static all: FakeEvents[] = [];
    closed = false;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onerror: (() => void) | null = null;

    constructor(readonly url: string) {
        FakeEvents.all.push(this);
    }

    close(): void {
        this.closed = true;
    }

    open(): void {
        this.onopen?.();
    }

    says(message: Partial<ServerMessage>): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    lose(): void {
        this.onerror?.();
    }
}

export const newest = () => FakeSocket.all.at(-1)!;
