import { beforeAll, describe, expect, it } from 'vitest';

import { amount, forms } from '../src/games/plain/amounts';
import type { JsonObject, Position } from '../src/protocol/messages';
import { speech } from '../src/speech/speech.svelte';

const VIEW = { game: 'omerta' };
const bribe = (coins: number, favour = 'judge'): JsonObject => ({ verb: 'bribe', favour, coins });
const position = (legal: JsonObject[]): Position => ({ view: VIEW, question: null, legal, unasked: [], race: null, undo: false });

beforeAll(() => speech.hear([{ name: 'omerta', arguments: { amounts: ['coins'], places: ['place'] } }]));

describe('actions that differ in an amount', () => {
    it('are one form, from the least to the most', () => {
        const form = amount([4, 2, 3, 1].map((coins) => bribe(coins)), VIEW);
        expect(form).toMatchObject({ verb: 'bribe', fixed: { favour: 'judge' } });
        expect(form?.fields).toEqual([{ kind: 'amount', name: 'coins', label: { key: 'param-coins' }, low: 1, high: 4, step: 1 }]);
        expect(amount([2000, 4000, 6000, 8000].map((coins) => bribe(coins)), VIEW)?.fields[0]).toMatchObject({ low: 2000, step: 2000 });
    });

    it('are none if they are few, have gaps, differ in more, or in what is no amount', () => {
        expect(amount([1, 2, 3].map((coins) => bribe(coins)), VIEW)).toBeNull();
        expect(amount([1, 2, 3, 5].map((coins) => bribe(coins)), VIEW)).toBeNull();
        expect(amount([bribe(1), bribe(2), bribe(3), bribe(4, 'senator')], VIEW)).toBeNull();
        expect(amount([0, 1, 2, 3].map((place) => ({ verb: 'peek', place })), VIEW)).toBeNull();
    });

    it('have a button of their own where nothing on the board is clicked first', () => {
        const legal = [{ verb: 'keep' }, ...[0, 1, 2, 3].map((coins) => ({ verb: 'bid', coins }))];
        expect(forms(position(legal), () => false).map(({ verb }) => verb)).toEqual(['bid']);
        expect(forms(position(legal), () => true)).toEqual([]);
    });
});
