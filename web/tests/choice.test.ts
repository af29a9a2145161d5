import { describe, expect, it } from 'vitest';

import { Choice } from '../src/table/choice';

const way = (name: string, ...targets: string[]) => ({ action: { verb: name }, targets });

describe('a choice of one target', () => {
    const choice = new Choice([way('left', 'a'), way('right', 'b')]);

    it('offers what the legal actions name', () => {
        expect([...choice.next]).toEqual(['a', 'b']);
        expect(choice.settled).toBeNull();
    });

    it('is settled by one click', () => {
        expect(choice.click('b')?.settled).toEqual({ verb: 'right' });
    });

    it('refuses what is not legal', () => {
        expect(choice.click('c')).toBeNull();
    });
});

describe('a choice of several targets', () => {
    const choice = new Choice([way('ab', 'a', 'b'), way('bc', 'b', 'c')]);

    it('goes on with what fits the first click', () => {
        expect([...choice.click('a')!.next]).toEqual(['b']);
        expect([...choice.click('b')!.next]).toEqual(['a', 'c']);
    });

    it('takes clicks in any order', () => {
        expect(choice.click('c')?.click('b')?.settled).toEqual({ verb: 'bc' });
    });

    it('lets go of what is clicked again', () => {
        expect(choice.click('a')?.click('a')?.chosen).toEqual([]);
    });
});

describe('a choice that may be longer', () => {
    const choice = new Choice([way('one', 'a'), way('both', 'a', 'b'), way('reversed', 'b', 'a'), way('nothing')]);

    it('can be finished early, and is not sent by itself', () => {
        const first = choice.click('a')!;
        expect(first.options).toEqual([{ verb: 'one' }]);
        expect(first.needs).toBe(0);
        expect(first.settled).toBeNull();
    });

    it('keeps the order of the clicks', () => {
        expect(choice.click('a')?.click('b')?.settled).toEqual({ verb: 'both' });
        expect(choice.click('b')?.click('a')?.settled).toEqual({ verb: 'reversed' });
    });
});

describe('a target that may be named twice', () => {
    const choice = new Choice([way('two', 'a', 'a'), way('each', 'a', 'b')]);

    it('can be clicked twice', () => {
        expect(choice.click('a')?.click('a')?.settled).toEqual({ verb: 'two' });
        expect(choice.click('a')?.click('b')?.settled).toEqual({ verb: 'each' });
    });
});

describe('actions that share their places', () => {
    const choice = new Choice([way('money', 'job', 'gun'), way('effect', 'job', 'gun'), way('other', 'job', 'booze')]);

    it('are offered side by side, and none is sent by itself', () => {
        const named = choice.click('gun')!.click('job')!;
        expect(named.options).toEqual([{ verb: 'money' }, { verb: 'effect' }]);
        expect(named.settled).toBeNull();
    });

    it('say how much is still to be chosen', () => {
        expect(choice.needs).toBe(0);
        expect(choice.click('job')!.needs).toBe(1);
        expect(choice.click('job')!.options).toEqual([]);
    });
});

describe('a choice when the list changes', () => {
    it('is kept as far as it still leads somewhere', () => {
        const half = new Choice([way('ab', 'a', 'b')]).click('a')!;
        expect(half.among([way('ac', 'a', 'c')])?.chosen).toEqual(['a']);
        expect(half.among([way('bc', 'b', 'c')])).toBeNull();
    });
});
