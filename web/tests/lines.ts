// A line with nothing real around it: no network, no page, no time.

import { vi } from 'vitest';

import { Line } from '../src/protocol/line';
import type { Welcome } from '../src/protocol/messages';
import { FakeEvents, FakeSocket, newest } from './socket';

export const LONGEST_WAIT = 8000;
export const ping = { type: 'ping', nonce: 'abc' } as const;
export const welcome = (version: number) => ({ type: 'welcome', version }) as Welcome;

export const listener = () => ({
    welcome: vi.fn(),
    news: vi.fn(),
    closing: vi.fn(),
    turnedAway: vi.fn(),
    state: vi.fn(),
});

let page: EventTarget;

export function pretend(): void {
    vi.useFakeTimers();
    FakeSocket.all = [];
    FakeEvents.all = [];
    page = new EventTarget();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('EventSource', FakeEvents);
    vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
}

export function stopPretending(): void {
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
}

export function online(): void {
    page.dispatchEvent(new Event('online'));
}

export function look(visibilityState: 'visible' | 'hidden'): void {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
}

export function connected(version = 1, heard = listener()): Line {
    const line = new Line('K7XQ', 0, heard);
    newest().open();
    newest().says(welcome(version));
    return line;
}

/** Until the line takes events instead; returns how many sockets did not open. */
export function failSockets(): number {
    const events = FakeEvents.all.length;
    let failed = 0;
    while (FakeEvents.all.length === events) {
        newest().lose();
        failed += 1;
        vi.advanceTimersByTime(LONGEST_WAIT);
    }
    return failed;
}

export function byEvents(): { line: Line; events: FakeEvents } {
    const line = new Line('K7XQ', 0, listener());
    failSockets();
    const events = FakeEvents.all.at(-1)!;
    events.open();
    events.says(welcome(1));
    return { line, events };
}
