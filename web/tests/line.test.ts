import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Welcome } from '../src/protocol/messages';
import { FakeSocket, newest } from './socket';

const { Line } = await import('../src/protocol/line');

const listener = () => ({ welcome: vi.fn(), news: vi.fn(), closing: vi.fn(), turnedAway: vi.fn(), state: vi.fn() });
const welcome = (version: number) => ({ type: 'welcome', version }) as Welcome;

beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe('a line to a table', () => {
    it('answers pings at once', () => {
        new Line('K7XQ', 0, listener());
        newest().open();
        newest().says({ type: 'ping', nonce: 'abc' });
        expect(newest().sent).toEqual([{ type: 'pong', nonce: 'abc' }]);
    });

    it('is done when the house says so', async () => {
        const line = new Line('K7XQ', 0, listener());
        newest().open();
        newest().says(welcome(3));
        const done = line.say({ type: 'undo', seen: 3 });
        newest().says({ type: 'ack', id: newest().sent[0]!.id as string, version: 4 });
        await expect(done).resolves.toMatchObject({ version: 4 });
    });

    it('comes back with the last version, and says again what got no answer, with the same id', () => {
        const heard = listener();
        const line = new Line('K7XQ', 0, heard);
        newest().open();
        newest().says(welcome(3));
        newest().says({ type: 'news', version: 5 });
        void line.say({ type: 'undo', seen: 5 });
        const said = newest().sent[0];
        newest().lose();
        expect(heard.state).toHaveBeenLastCalledWith('reconnecting');
        vi.advanceTimersByTime(1000);
        expect(FakeSocket.all.length).toBe(2);
        expect(newest().url).toContain('since=5');
        newest().open();
        newest().says(welcome(6));
        expect(newest().sent).toEqual([said]);
    });

    it('tells a refusal to who asked', async () => {
        const line = new Line('K7XQ', null, listener());
        newest().open();
        newest().says(welcome(1));
        const asked = line.say({ type: 'leave' });
        newest().says({ type: 'refused', id: newest().sent[0]!.id as string, code: 'house', reason: 'not-seated' });
        await expect(asked).rejects.toMatchObject({ refused: { reason: 'not-seated' } });
    });

    it('does not knock again at a door where it was turned away', () => {
        const heard = listener();
        new Line('NONE', null, heard);
        newest().open();
        newest().says({ type: 'refused', id: null, code: 'house', reason: 'no-such-table' });
        newest().lose(4400);
        vi.advanceTimersByTime(60_000);
        expect(heard.turnedAway).toHaveBeenCalledOnce();
        expect(FakeSocket.all.length).toBe(1);
    });

    it('waits longer each time', () => {
        new Line('K7XQ', 0, listener());
        newest().open();
        newest().says(welcome(1));
        for (let lost = 0; lost < 6; lost++) {
            newest().lose();
            vi.advanceTimersByTime(8000);
        }
        expect(FakeSocket.all.length).toBe(7);
    });
});
