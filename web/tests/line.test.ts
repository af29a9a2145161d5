import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Line } from '../src/protocol/line';
import { connected, listener, look, online, ping, pretend, stopPretending, welcome } from './lines';
import { FakeSocket, newest } from './socket';

const NO_ANSWER = { refused: { code: 'unavailable', reason: 'no-answer' } };

beforeEach(pretend);
afterEach(stopPretending);

describe('a line to a table', () => {
    it('answers pings at once', () => {
        new Line('K7XQ', 0, listener());
        newest().open();
        newest().says(ping);
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

    it('says only once what is said on hearing the welcome', () => {
        const heard = listener();
        const line = new Line('K7XQ', 0, heard);
        heard.welcome.mockImplementation(() => void line.say({ type: 'undo', seen: 3, ask: true }));
        newest().open();
        newest().says(welcome(3));
        expect(newest().sent.length).toBe(1);
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

    it.each(['limit', 'unavailable'] as const)('knocks again where it was refused for now: %s', (code) => {
        const heard = listener();
        new Line('K7XQ', 0, heard);
        newest().open();
        newest().says({ type: 'refused', id: null, code, reason: 'store-busy' });
        newest().lose(4400);
        vi.advanceTimersByTime(1000);
        expect(heard.turnedAway).not.toHaveBeenCalled();
        expect(FakeSocket.all.length).toBe(2);
    });

    it('waits longer each time', () => {
        vi.spyOn(Math, 'random').mockReturnValue(1);
        connected();
        for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
            newest().open();
            newest().lose();
            const before = FakeSocket.all.length;
            vi.advanceTimersByTime(wait - 1);
            expect(FakeSocket.all.length).toBe(before);
            vi.advanceTimersByTime(1);
            expect(FakeSocket.all.length).toBe(before + 1);
        }
    });
});

describe('a line that has ended', () => {
    it('leaves nobody waiting', async () => {
        const line = connected();
        const before = line.say({ type: 'undo', seen: 1 });
        line.close();
        await expect(before).rejects.toMatchObject(NO_ANSWER);
        await expect(line.say({ type: 'undo', seen: 1 })).rejects.toMatchObject(NO_ANSWER);
    });

    it('answers who is turned away, or is no longer on the seat', async () => {
        const line = connected();
        const chat = line.say({ type: 'chat', to: 'table', phrase: 'hello' });
        newest().says({ type: 'closing', reason: 'removed', again: false });
        await expect(chat).rejects.toMatchObject(NO_ANSWER);

        const other = new Line('NONE', null, listener());
        const asked = other.say({ type: 'undo', seen: 1 });
        newest().says({ type: 'refused', id: null, code: 'house', reason: 'no-such-table' });
        newest().lose(4400);
        await expect(asked).rejects.toMatchObject(NO_ANSWER);
    });

    it('is the answer to leaving', async () => {
        const line = connected(3);
        const left = line.say({ type: 'leave' });
        newest().says({ type: 'closing', reason: 'removed', again: false });
        await expect(left).resolves.toMatchObject({ version: 3 });
    });

    it('stays closed, whatever comes', () => {
        const heard = listener();
        connected(1, heard).close();
        online();
        look('visible');
        vi.advanceTimersByTime(120_000);
        expect(FakeSocket.all.length).toBe(1);
        expect(heard.state).toHaveBeenLastCalledWith('closed');
    });
});
