// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import Board from '../src/games/omerta/Board.svelte';
import Result from '../src/games/omerta/Result.svelte';
import { face } from '../src/games/omerta/faces/gallery';
import Summaries from '../src/room/Summaries.svelte';
import Flights from '../src/parts/Flights.svelte';
import type { AnyHappening, JsonObject, RaceResult } from '../src/protocol/messages';
import { newest } from './socket';
import { VIEW, clear, one, position, show, sitDown, soon, texts } from './table';

const board = (fields: object = {}) => ({ view: { ...VIEW, ...fields } as unknown as JsonObject });

function hears(version: number, ...happened: object[]): void {
    const told = happened.map((each) => ({ version, at: 0, ...each })) as unknown as AnyHappening[];
    const clocks = { left: [], running: [] };
    const news = { type: 'news', version, happened: told, position: position(), table: null, clocks } as const;
    newest().says({ ...news, now: Date.now() });
    flushSync();
}

const noted = (seat: number) => texts(`[data-seat="${seat}"] .state`).join();

beforeEach(() => {
    document.body.innerHTML = '';
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

    it('tells at each seat what came of the race, until the next one', async () => {
        const times = { reaction: 125, credit: 16, time: 220 };
        const tried = (seat: number, result: RaceResult['result']) => ({ ...times, seat, result });
        show(await sitDown(), Board, board());
        hears(2, { kind: 'raced', race: 4, results: [tried(1, 'wrong')], events: [{ event: 'dealt', seat: 1, place: 4 }] });
        hears(3, { kind: 'raced', race: 4, results: [tried(0, 'won'), tried(2, 'void')], events: [] });
        expect(noted(0)).toContain('first, 0.22 s');
        expect(noted(1)).toContain('wrong: +1 card');
        expect(noted(2)).toContain('too slow: 0.22 s');
        hears(4, { kind: 'raced', race: 5, results: [tried(2, 'won')], events: [] });
        expect(noted(2)).toContain('first, 0.22 s');
        expect(noted(0)).not.toContain('first');
        hears(5, { kind: 'acted', seat: 1, why: 'chosen', events: [{ event: 'snap-opened', card: 'bottle-4' }] });
        expect(noted(2)).not.toContain('first');
    });

    it('tells for a while after the next turn has begun who was fastest', async () => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        show(await sitDown(), Board, board());
        const results = [{ seat: 2, reaction: 900, credit: 0, time: 972, result: 'won' as const }];
        hears(2, { kind: 'raced', race: 4, results, events: [{ event: 'turn-began', seat: 1 }] });
        vi.advanceTimersByTime(5000);
        flushSync();
        expect(noted(2)).toContain('first, 0.97 s');
        vi.advanceTimersByTime(5000);
        flushSync();
        expect(noted(2)).not.toContain('first');
        vi.useRealTimers();
    });

    it('tells at the end of a round why somebody scores another number than the sum', async () => {
        const table = await sitDown();
        HTMLDialogElement.prototype.showModal = () => undefined;
        show(table, Summaries, { ending: false, read: () => undefined, away: () => undefined });
        const scored = [
            { seat: 0, sum: 5, score: 25 },
            { seat: 1, sum: 4, score: 0 },
            { seat: 2, sum: 30, score: 30 },
        ].map((one) => ({ event: 'scored', cards: ['bottle-5'], ...one }));
        const events = [{ event: 'omerta', seat: 0 }, ...scored];
        hears(2, { kind: 'acted', seat: 0, action: null, why: 'player', events });
        expect(texts('dialog')).toEqual([]); // first the cards are turned up
        table.teller.skip();
        flushSync();
        await soon(() => expect(texts('dialog .why')).toHaveLength(2)); // it is loaded when it is needed
        expect(texts('dialog .why')).toEqual(['Somebody had less: penalty 20 OM-5.3', 'The fewest of those who did not call OM-5.3']);
        expect(one('dialog li:last-child .head').textContent).toContain('total 40');
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
        await face(); // else it may be gone before it has a face
        const table = await sitDown();
        show(table, Board, board());
        show(table, Flights, {});
        const events = [{ event: 'wrong-card', seat: 1, place: 2, card: 'lady' }];
        hears(2, { kind: 'acted', seat: 1, action: null, why: 'player', events });
        await soon(() => expect(texts('.sky .shown')).toEqual(['Lady']));
        table.teller.skip();
        flushSync();
        expect(texts('.sky .shown')).toEqual([]);
    });
});
