import { beforeEach, describe, expect, it } from 'vitest';

import type { JsonObject } from '../src/protocol/messages';
import { type Item, type Moment, Queue, type TellingPace, sinceMine } from '../src/table/queue';
import { TestClock } from './clock';

interface Named extends Moment {
    name: string;
}

let clock: TestClock;
let pace: TellingPace;
let log: string[];
let queue: Queue<Named>;

beforeEach(() => {
    clock = new TestClock();
    pace = 'normal';
    log = [];
    queue = new Queue<Named>(clock, () => pace, {
        begins: ({ name }, time) => log.push(`${name} ${time}`),
        ended: ({ after }) => log.push(`now ${String(after.at)}`),
        changed: () => undefined,
    });
});

/** The table was at one number, and is at the next. */
function item(at: number, ...moments: (Partial<Named> & { name: string })[]): Item<Named> {
    const view = (number: number): JsonObject => ({ at: number });
    return { before: view(at), after: view(at + 1), own: false, moments: moments.map((one) => ({ lasts: 100, ...one })) };
}

describe('what happened is told', () => {
    it('one moment after the other, with the view before until the last is over', () => {
        queue.add(item(1, { name: 'draws' }, { name: 'discards' }));
        expect(queue.view).toEqual({ at: 1 });
        expect(queue.moment?.name).toBe('draws');
        clock.pass(99);
        expect(queue.moment?.name).toBe('draws');
        clock.pass(1);
        expect(queue.moment?.name).toBe('discards');
        expect(queue.view).toEqual({ at: 1 });
        clock.pass(100);
        expect(queue.view).toBeNull();
        expect(log).toEqual(['draws 100', 'discards 100', 'now 2']);
    });

    it('one action after the other', () => {
        queue.add(item(1, { name: 'first' }));
        const scene = queue.scene;
        queue.add(item(2, { name: 'second' }));
        expect(queue.view).toEqual({ at: 1 });
        clock.pass(100);
        expect(queue.view).toEqual({ at: 2 });
        expect(queue.scene).not.toBe(scene);
        clock.pass(100);
        expect(log).toEqual(['first 100', 'now 2', 'second 100', 'now 3']);
    });

    it('at once where nothing takes time', () => {
        queue.add(item(1), item(2, { name: 'peeks', lasts: 0 }));
        expect(queue.view).toBeNull();
        expect(log).toEqual(['now 2', 'peeks 0', 'now 3']);
    });

    it('on the view after it where the table fills up', () => {
        queue.add(item(1, { name: 'scores' }, { name: 'is dealt', after: true }, { name: 'begins' }));
        expect(queue.view).toEqual({ at: 1 });
        clock.pass(100);
        expect(queue.view).toEqual({ at: 2 });
        clock.pass(100);
        expect(queue.view).toEqual({ at: 2 });
    });
});

describe('the pace', () => {
    it.each([
        ['slow', 200],
        ['normal', 100],
        ['fast', 50],
    ] as const)('%s', (wanted, time) => {
        pace = wanted;
        queue.add(item(1, { name: 'draws' }));
        clock.pass(time - 1);
        expect(queue.current).not.toBeNull();
        clock.pass(1);
        expect(queue.current).toBeNull();
    });

    it('in steps waits for each of them, but not for what the viewer does', () => {
        pace = 'step';
        queue.add({ ...item(0, { name: 'mine' }), own: true }, item(1, { name: 'one' }, { name: 'two' }));
        clock.pass(100);
        expect(queue.moment?.name).toBe('one');
        clock.pass(100_000);
        expect(queue.moment?.name).toBe('one');
        queue.next();
        expect(queue.moment?.name).toBe('two');
        queue.next();
        expect(queue.view).toBeNull();
        queue.next();
        expect(log.at(-1)).toBe('now 2');
    });

    it('quickens when many actions wait, and not for those that take no time', () => {
        queue.add(...[1, 2, 3, 4, 5, 6].map((at) => item(at, { name: String(at) })));
        expect(log[0]).toBe('1 50');
        queue.skip();
        queue.add(...[1, 2, 3, 4, 5, 6].map((at) => item(at, { name: String(at), lasts: at === 1 ? 100 : 0 })));
        expect(log.at(-1)).toBe('1 100');
    });
});

describe('a question that waits', () => {
    const long = (at: number) => item(at, { name: `${at}a`, lasts: 2000 }, { name: `${at}b`, lasts: 3000 });
    const told = () => log.filter((line) => !line.startsWith('now')).map((line) => line.split(' ')[0]);

    it('lets all be told that led to it, soon', () => {
        queue.add(long(1), { ...long(2), asks: true });
        clock.pass(2510);
        expect(queue.current).toBeNull();
        expect(told()).toEqual(['1a', '1b', '2a', '2b']);
    });

    it('hurries what was not asked about when it happened, after the moment that is told', () => {
        queue.add(long(1), long(2));
        clock.pass(1500);
        queue.add({ ...long(3), asks: true });
        clock.pass(500 + 2490);
        expect(queue.current).not.toBeNull();
        clock.pass(20);
        expect(queue.current).toBeNull();
        expect(told()).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
    });

    it('hurries nothing that is short anyway, or comes after it', () => {
        queue.add({ ...item(1, { name: 'short', lasts: 900 }), asks: true });
        expect(log).toEqual(['short 900']);
        clock.pass(900);
        queue.add({ ...long(2), asks: true });
        queue.skip();
        queue.add(long(3));
        expect(log.at(-1)).toBe('3a 2000');
    });

    it('does not take the steps from who wants them', () => {
        pace = 'step';
        queue.add({ ...long(1), asks: true });
        clock.pass(100_000);
        expect(queue.moment?.name).toBe('1a');
    });
});

describe('whoever skips', () => {
    it('sees the newest at once, and nothing is told any more', () => {
        queue.add(item(1, { name: 'one' }, { name: 'two' }), item(2, { name: 'three' }));
        queue.skip();
        expect(queue.view).toBeNull();
        expect(queue.moment).toBeNull();
        expect(log).toEqual(['one 100', 'now 2', 'now 3']);
        clock.pass(1000);
        expect(log).toHaveLength(3);
    });

    it('is told what happens afterwards', () => {
        queue.add(item(1, { name: 'one' }));
        queue.skip();
        queue.add(item(2, { name: 'two' }));
        expect(queue.view).toEqual({ at: 2 });
        clock.pass(100);
        expect(queue.view).toBeNull();
    });

    it('may do so when there is nothing to tell', () => {
        queue.skip();
        expect(log).toEqual([]);
    });
});

describe('since my last turn', () => {
    const acts = (who: string) => [...who].map((name, number) => ({ own: name === 'A', number }));
    const since = (who: string) => sinceMine(acts(who)).map(({ number }) => number);

    it('is what the others did after it', () => expect(since('BAABCB')).toEqual([3, 4, 5]));
    it('is still the same after the first thing one does in the next', () => expect(since('BABCA')).toEqual([2, 3]));
    it('is nothing when nobody else has done anything', () => expect(since('AA')).toEqual([]));
    it('is the last of it for those who only watch', () => expect(since('B'.repeat(20))).toHaveLength(12));
});
