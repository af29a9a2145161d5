// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import Board from '../src/games/omerta/Board.svelte';
import Result from '../src/games/omerta/Result.svelte';
import Flights from '../src/parts/Flights.svelte';
import type { AnyHappening, JsonObject, RaceResult } from '../src/protocol/messages';
import { newest } from './socket';
import { VIEW, clear, one, position, show, sitDown, texts } from './table';

const board = (fields: object = {}) => ({ view: { ...VIEW, ...fields } as unknown as JsonObject });

function hears(version: number, ...happened: object[]): void {
    const told = happened.map((each) => ({ version, at: 0, ...each })) as unknown as AnyHappening[];
    const clocks = { left: [], running: [] };
    const news = { type: 'news', version, happened: told, position: position(), table: null, clocks } as const;
    newest().says({ ...news, now: Date.now() });
    flushSync();
}

beforeEach(() => {
    document.body.innerHTML = '';
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no house')));
});

afterEach(clear);

describe("Omerta's board", () => {
    it('marks the cards and the player that a character is aimed at', async () => {
        const aim = { step: 'answers', active: 1, character: 'gangster', aim: [0, 2, 1, 0] };
        show(await sitDown(), Board, board(aim));
        const aimed = [...document.querySelectorAll<HTMLElement>('[data-spot]:has(.sight)')];
        expect(aimed.map((spot) => spot.dataset.spot).sort()).toEqual(['place:0:2', 'place:1:0']);
        expect(aimed.every((spot) => spot.textContent.includes('aimed at'))).toBe(true);
        expect(texts('[data-seat="0"] .note')).toContain('aimed at');
        expect(texts('[data-seat="1"] .note')).toContain('has the turn');
        expect(texts('[data-seat="2"] .note')).not.toContain('aimed at');
    });

    it('keeps all who tried in one race, and forgets them with the next', async () => {
        const times = { reaction: 125, credit: 16, time: 220 };
        const tried = (seat: number, result: RaceResult['result']) => ({ ...times, seat, result });
        show(await sitDown(), Board, board());
        hears(2, { kind: 'raced', race: 4, results: [tried(1, 'wrong')], events: [] });
        hears(3, { kind: 'raced', race: 4, results: [tried(0, 'won'), tried(2, 'void')], events: [] });
        expect(texts('.race tbody th').map((row) => row.split(' ')[0])).toEqual(['Борис', 'Anna', 'Carla']);
        expect(texts('.race tbody tr:first-child td')).toEqual(['125', '236', '16', '220']);
        hears(4, { kind: 'raced', race: 5, results: [tried(2, 'won')], events: [] });
        expect(texts('.race tbody tr')).toHaveLength(1);
    });

    it('tells at the end of a round why somebody scores another number than the sum', async () => {
        show(await sitDown(), Board, board());
        const scored = [
            { seat: 0, sum: 5, score: 25 },
            { seat: 1, sum: 4, score: 0 },
            { seat: 2, sum: 30, score: 30 },
        ].map((one) => ({ event: 'scored', cards: ['bottle-5'], ...one }));
        const events = [{ event: 'omerta', seat: 0 }, ...scored];
        hears(2, { kind: 'acted', seat: 0, action: null, why: 'player', events });
        expect(texts('dialog .why')).toEqual(['somebody had less: penalty 20', 'the fewest of those who did not call']);
        expect(one('dialog li:last-child header').textContent).toContain('total 40');
    });
});

describe('the result', () => {
    it('has the best first', async () => {
        const outcome = { breakdown: { rounds: [[40, 0, 12]] }, scores: [40, 0, 12], winners: [1] };
        show(await sitDown(), Result, { outcome: outcome as unknown as JsonObject });
        expect(texts('tbody th')).toEqual(['★ Борис', 'Carla', 'Anna']);
    });
});

describe('a card that is revealed by mistake', () => {
    it('is seen by all where it lies, until somebody does something', async () => {
        const still = { cancel: () => undefined };
        Element.prototype.animate = () => still as unknown as Animation;
        const table = await sitDown();
        show(table, Board, board());
        show(table, Flights, {});
        const events = [{ event: 'wrong-card', seat: 1, place: 2, card: 'lady' }];
        hears(2, { kind: 'acted', seat: 1, action: null, why: 'player', events });
        await vi.waitFor(() => expect(texts('.sky .shown')).toEqual(['Lady']));
        window.dispatchEvent(new Event('pointerdown'));
        flushSync();
        expect(texts('.sky .shown')).toEqual([]);
    });
});
