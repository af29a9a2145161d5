import { describe, expect, it } from 'vitest';

import { happening, opening } from '../src/games/omerta/happenings';
import type { Flight, Shown } from '../src/games/module';
import type { View } from '../src/games/omerta/view';
import type { JsonObject } from '../src/protocol/messages';
import { VIEW } from '../src/stories/example';

const view = (fields: Partial<View> = {}) => ({ ...VIEW, ...fields }) as unknown as JsonObject;
const shown = (event: JsonObject, fields: Partial<View> = {}, earlier: JsonObject[] = []): Shown =>
    happening(event, view(fields), earlier) ?? {};
const ways = ({ flights = [] }: Shown) => flights.map(({ from, to, what }: Flight) => [from, to, what]);

describe('what happens in Omerta is seen', () => {
    it('as a card that goes where it goes, and is known to those who may', () => {
        expect(ways(shown({ event: 'drew', seat: 1 }))).toEqual([['pile', 'held:1', null]]);
        expect(ways(shown({ event: 'drew-card', seat: 0, card: 'lady' }))).toEqual([['pile', 'held:0', 'lady']]);
        const replaced = shown({ event: 'replaced', seat: 1, place: 2, card: 'mole' });
        expect(ways(replaced)).toEqual([
            ['held:1', 'place:1:2', null],
            ['place:1:2', 'discards', 'mole'],
        ]);
        expect(replaced.touched).toEqual(['place:1:2']);
    });

    it('when bottles leave that the Driver has shown', () => {
        const showed = { event: 'driver-showed', seat: 1, places: [0, 3], cards: ['bottle-3', 'bottle-9'] };
        const discarded = { event: 'discarded', seat: 1, card: 'bottle-9' };
        expect(ways(shown(discarded, {}, [showed]))).toEqual([['place:1:3', 'discards', 'bottle-9']]);
        const drawn = { seat: 1, from: 'pile', face: null } as const;
        expect(ways(shown(discarded, { held: drawn }))).toEqual([['held:1', 'discards', 'bottle-9']]);
    });

    it('when two bottles leave that are alike, each from its own place', () => {
        const showed = { event: 'driver-showed', seat: 1, places: [0, 3], cards: ['bottle-4', 'bottle-4'] };
        const discarded = { event: 'discarded', seat: 1, card: 'bottle-4' };
        expect(ways(shown(discarded, {}, [showed]))).toEqual([['place:1:0', 'discards', 'bottle-4']]);
        expect(ways(shown(discarded, {}, [showed, discarded]))).toEqual([['place:1:3', 'discards', 'bottle-4']]);
    });

    it('when cards are dealt at the beginning, round the table from the starter', () => {
        const dealt = shown({ event: 'round-began', round: 1, seat: 2 });
        expect(dealt.after).toBe(true);
        expect(ways(dealt).slice(0, 4).map(([, to]) => to)).toEqual(['place:2:0', 'place:0:0', 'place:1:0', 'place:2:1']);
        expect(dealt.flights).toHaveLength(4 * 3 + 4);
        expect(new Set(dealt.flights?.map(({ late }) => late)).size).toBe(16);
    });

    it('to those who come before they have looked at their cards', () => {
        const peeks = { step: 'peeks', deciders: [0, 1, 2] } as const;
        expect(opening(view({ ...peeks, deciders: [0, 1, 2] }))).toEqual([{ event: 'round-began', round: 1, seat: 0 }]);
        expect(opening(view({ ...peeks, deciders: [1] }))).toEqual([]);
        expect(opening(view({ ...peeks, deciders: [0], round: 2 }))).toEqual([]);
        expect(opening(view())).toEqual([]);
    });

    it('when the Lady shuffles, but for a locked card: all meet, and nobody sees which is which', () => {
        const stock = [0, 1, 2, 3].map((number) => ({ face: null, locked: number === 1 }));
        const shuffled = shown({ event: 'stock-shuffled', seat: 1 }, { stocks: [[], stock, []] });
        expect(shuffled.touched).toEqual(['place:1:0', 'place:1:2', 'place:1:3']);
        expect(shuffled.flights?.every(({ via, what }) => via === 'place:1:2' && what === null)).toBe(true);
    });

    it('when La Mamma and the patrol come and go', () => {
        expect(ways(shown({ event: 'la-mamma-given', seat: 0, target: 2 }))).toEqual([['discards', 'given:2', 'la-mamma']]);
        const laid = shown({ event: 'patrol-given', seat: 0, target: 2, place: 1 });
        expect(ways(laid)).toEqual([['discards', 'place:2:1', 'police-patrol']]);
        const given = [{ card: 'police-patrol', to: 2, place: 1, by: 0, turns: 1 }];
        const gone = { event: 'given-removed', card: 'police-patrol', target: 2 };
        expect(ways(shown(gone, { given }))).toEqual([['place:2:1', 'discards', 'police-patrol']]);
    });

    it('when the pile is rebuilt', () => {
        const rebuilt = shown({ event: 'pile-rebuilt', count: 20 });
        expect(new Set(ways(rebuilt).map(([from, to]) => `${from} ${to}`))).toEqual(new Set(['discards pile']));
    });

    it('when Omerta is called and all stocks are turned up, with what each counts', () => {
        expect(shown({ event: 'omerta', seat: 1 }).weight).toBeGreaterThan(1);
        const stocks = [[null, { face: null, locked: false }, { face: null, locked: false }], [], []];
        const scored = shown({ event: 'scored', seat: 0, cards: ['mole', 'alibi'], sum: 9, score: 29 }, { stocks });
        expect(ways(scored)).toEqual([
            ['place:0:1', 'place:0:1', 'mole'],
            ['place:0:2', 'place:0:2', 'alibi'],
        ]);
        expect(scored.gains).toEqual([{ at: 0, key: 'round-score', args: { score: 29 }, loss: true }]);
    });

    it('and what the table shows by itself takes no time', () => {
        for (const event of ['turn-began', 'snap-opened', 'put-back', 'saw']) {
            expect(shown({ event, seat: 0, places: [0], cards: ['lady'] }).weight).toBe(0);
        }
    });
});
