import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Line } from '../src/protocol/line';
import {
    LONGEST_WAIT,
    byEvents,
    connected,
    failSockets,
    listener,
    look,
    online,
    ping,
    pretend,
    stopPretending,
    welcome,
} from './lines';
import { FakeEvents, FakeSocket, newest } from './socket';

beforeEach(pretend);
afterEach(stopPretending);

describe('a line that falls silent', () => {
    it('is lost after a while, also when it never opens', () => {
        const heard = listener();
        connected(1, heard);
        for (const _ of [1, 2]) {
            const silent = newest();
            vi.advanceTimersByTime(8_000);
            expect(silent.readyState).not.toBe(3);
            vi.advanceTimersByTime(1000);
            expect(silent.readyState).toBe(3);
            expect(heard.state).toHaveBeenLastCalledWith('reconnecting');
            vi.advanceTimersByTime(1000);
            expect(newest()).not.toBe(silent);
        }
    });

    it('is held while the house pings', () => {
        connected();
        for (let pings = 0; pings < 30; pings += 1) {
            vi.advanceTimersByTime(8_000);
            newest().says(ping);
        }
        expect(FakeSocket.all.length).toBe(1);
    });

    it.each([
        ['the network is back', online],
        ['the page is seen again', () => look('visible')],
    ])('is looked at when %s', (_, happens) => {
        connected();
        const silent = newest();
        vi.advanceTimersByTime(2_000);
        happens();
        vi.advanceTimersByTime(2_000);
        silent.says(ping);
        vi.advanceTimersByTime(6_000);
        look('hidden');
        expect(silent.readyState).toBe(1);
        happens();
        vi.advanceTimersByTime(1000);
        expect(silent.readyState).toBe(3);
        expect(FakeSocket.all.length).toBe(2);
    });

    it('is noticed after a sleep in which no timer ran', () => {
        connected();
        vi.setSystemTime(Date.now() + 3_600_000);
        look('visible');
        vi.advanceTimersByTime(1000);
        expect(FakeSocket.all.length).toBe(2);
    });

    it('does not wait to connect when the network is back', () => {
        connected();
        for (let lost = 0; lost < 5; lost++) {
            newest().open();
            newest().lose();
            if (lost < 4) vi.advanceTimersByTime(LONGEST_WAIT);
        }
        const before = FakeSocket.all.length;
        online();
        expect(FakeSocket.all.length).toBe(before + 1);
        vi.advanceTimersByTime(LONGEST_WAIT);
        expect(FakeSocket.all.length).toBe(before + 1);
    });
});

describe('where sockets do not open', () => {
    it('the line goes by events', () => {
        new Line('K7XQ', 0, listener());
        expect(failSockets()).toBe(2);
    });

    it('it does so later too, but has more patience where one has opened', () => {
        connected(7);
        newest().lose();
        vi.advanceTimersByTime(LONGEST_WAIT);
        expect(failSockets()).toBe(5);
        expect(FakeEvents.all[0]!.url).toContain('since=7');
    });

    it('those that opened are not counted', () => {
        connected();
        for (let lost = 0; lost < 6; lost++) {
            newest().lose();
            vi.advanceTimersByTime(LONGEST_WAIT);
            newest().lose();
            vi.advanceTimersByTime(LONGEST_WAIT);
            newest().open();
        }
        expect(FakeEvents.all.length).toBe(0);
    });

    it('one more is tried whenever the events are lost', () => {
        const { events } = byEvents();
        events.lose();
        vi.advanceTimersByTime(LONGEST_WAIT);
        expect(failSockets()).toBe(1);
    });

    it('and no events either, all begins anew', () => {
        new Line('K7XQ', 0, listener());
        failSockets();
        FakeEvents.all[0]!.lose();
        vi.advanceTimersByTime(LONGEST_WAIT);
        expect(failSockets()).toBe(2);
    });
});

describe('a line by events', () => {
    it('says again what got no answer, with the same id, until it has one', async () => {
        const fetch = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();
        fetch.mockRejectedValueOnce(new TypeError('blip'));
        fetch.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
        fetch.mockResolvedValueOnce(new Response('{"type": "a'));
        fetch.mockImplementation(async (_, { body }) => {
            const { id } = JSON.parse(body as string) as { id: string };
            return Response.json({ type: 'ack', id, version: 2 });
        });
        vi.stubGlobal('fetch', fetch);
        const { line } = byEvents();
        const done = line.say({ type: 'undo', seen: 1 });
        await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
        await expect(done).resolves.toMatchObject({ version: 2 });
        expect(fetch).toHaveBeenCalledTimes(4);
        expect(new Set(fetch.mock.calls.map(([, { body }]) => body)).size).toBe(1);
    });

    it('says nothing again after it is lost, before the next welcome', async () => {
        const fetch = vi.fn(() => Promise.reject(new TypeError('blip')));
        vi.stubGlobal('fetch', fetch);
        const { line, events } = byEvents();
        void line.say({ type: 'undo', seen: 1 });
        await vi.advanceTimersByTimeAsync(0);
        events.lose();
        await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
        expect(fetch).toHaveBeenCalledTimes(1);
        newest().open();
        newest().says(welcome(1));
        expect(newest().sent).toMatchObject([{ type: 'undo', seen: 1 }]);
    });

    it('tells a refusal to who asked, and does not ask again', async () => {
        const refused = { type: 'refused', id: null, code: 'stale', reason: 'stale' };
        const fetch = vi.fn(() => Promise.resolve(Response.json(refused, { status: 409 })));
        vi.stubGlobal('fetch', fetch);
        const asked = byEvents().line.say({ type: 'undo', seen: 1 });
        await expect(asked).rejects.toMatchObject({ refused: { reason: 'stale' } });
        await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
        expect(fetch).toHaveBeenCalledTimes(1);
    });

    it('is lost when it falls silent, though posts are answered', async () => {
        vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ type: 'ack', id: '?', version: 2 })));
        const { line, events } = byEvents();
        await vi.advanceTimersByTimeAsync(6_000);
        void line.say({ type: 'undo', seen: 1 });
        await vi.advanceTimersByTimeAsync(2_000);
        expect(events.closed).toBe(false);
        await vi.advanceTimersByTimeAsync(1000);
        expect(events.closed).toBe(true);
    });
});
