import { describe, expect, it } from 'vitest';

import { Picks } from '../src/table/picks';

const card = (name: string, copies = 1) => ({ action: { verb: 'discard', card: name }, target: `hand:${name}`, copies });

describe('several of a kind', () => {
    const picks = new Picks([card('gun', 2), card('booze')], 2);

    it('are picked in order, up to their number', () => {
        const both = picks.click('hand:booze')!.click('hand:gun')!;
        expect(both.actions.map(({ card: name }) => name)).toEqual(['booze', 'gun']);
        expect(both.needs).toBe(0);
        expect([...both.next]).toEqual([]);
    });

    it('can be picked as often as they are there', () => {
        const two = picks.click('hand:gun')!.click('hand:gun')!;
        expect(two.chosen).toEqual(['hand:gun', 'hand:gun']);
        expect(picks.click('hand:booze')!.next.has('hand:booze')).toBe(false);
    });

    it('are given back by one more click', () => {
        expect(picks.click('hand:gun')!.click('hand:gun')!.click('hand:gun')?.chosen).toEqual([]);
        expect(picks.click('hand:booze')!.click('hand:booze')?.chosen).toEqual([]);
    });

    it('are refused where they are not asked for', () => {
        expect(picks.click('hand:narcotics')).toBeNull();
    });
});
