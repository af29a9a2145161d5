// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import omerta from '../src/games/omerta';
import { reason } from '../src/games/omerta/reason';
import { roundEnd } from '../src/games/omerta/round';
import type { AnyHappening, JsonObject } from '../src/protocol/messages';
import Side from '../src/room/Side.svelte';
import Summaries from '../src/room/Summaries.svelte';
import { newest } from './socket';
import { VIEW, clear, click, one, position, show, sitDown, soon, texts, welcome } from './table';

const SCORED = [0, 1, 2].map((seat) => ({ event: 'scored', seat, cards: ['bottle-5'], sum: 5, score: 5 }));

function hears(version: number, events: readonly object[]): void {
    const told = [{ version, at: 0, kind: 'acted', seat: 0, action: null, why: 'player', events }] as unknown as AnyHappening[];
    const clocks = { left: [], running: [] };
    newest().says({ type: 'news', version, happened: told, position: position(), table: null, clocks, now: Date.now() });
    flushSync();
}

beforeEach(() => {
    document.body.innerHTML = '';
    HTMLDialogElement.prototype.showModal = () => undefined;
    HTMLDialogElement.prototype.close = () => undefined;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no house')));
});

afterEach(clear);

describe('ends of rounds and of the game', () => {
    it('are read one after the other, the end of the game last', async () => {
        const outcome = { breakdown: { rounds: [[5, 5, 5]] }, scores: [5, 5, 5], winners: [0, 1, 2] };
        const { table } = welcome();
        const over = await sitDown({ table: { ...table, status: 'over', outcome: outcome as unknown as JsonObject } });
        show(over, Summaries, { ending: true, read: () => undefined, away: () => undefined });
        hears(2, [{ event: 'omerta', seat: 0 }, ...SCORED]);
        hears(3, [{ event: 'omerta', seat: 1 }, ...SCORED]);
        over.teller.skip();
        flushSync();
        await soon(() => expect(texts('dialog h2')).toEqual(['Round 1 of 3 · Anna calls Omerta!']));
        click(one('dialog .main'));
        await soon(() => expect(texts('dialog h2')).toEqual(['Round 1 of 3 · Борис calls Omerta!']));
        click(one('dialog .main'));
        await soon(() => expect(texts('dialog h2')).toEqual(['Shared victory: Anna, Борис, Carla']));
        expect(texts('.ending')).toHaveLength(1);
    });

    it('are not there while a round is on', () => {
        const view = VIEW as unknown as JsonObject;
        expect(omerta.roundEnd?.([{ event: 'drew', seat: 1 }], view, () => [])).toBeNull();
        expect(omerta.roundEnd?.([{ event: 'turns-ran-out' }, ...SCORED], view, () => [])).toMatchObject({ caller: null, totals: VIEW.totals });
    });
});

describe('beside the table', () => {
    it('stands what the game adds', async () => {
        let open = 'own-scores';
        const rounds = [[0, 12, 40]];
        const table = await sitDown({ position: position({ rounds }) });
        show(table, Side, { phrases: [], open, show: (part: string) => (open = part) });
        expect(texts('.tabs .label')).toEqual(['Log', 'Chat', 'Notes', 'Cards', 'Scores']);
        await soon(() => expect(texts('tbody th')).toEqual(['Anna', 'Борис', 'Carla']));
        click(one('.tabs button:nth-child(4)'));
        expect(open).toBe('own-cards');
    });
});

describe('where the game stands', () => {
    it('is a message of the game', async () => {
        const { words } = await sitDown();
        const standing = omerta.standing({ ...VIEW, round: 2 } as unknown as JsonObject)!;
        expect(words.say(standing.key, words.worded(standing.args))).toBe('Round 2 of 3');
    });
});

describe('why somebody scores another number than the sum', () => {
    const scored = (...each: [sum: number, score: number][]) => each.map(([sum, score], seat) => ({ seat, cards: [], sum, score }));
    const reasons = (caller: number | null, ...each: [number, number][]) =>
        scored(...each).map((one) => reason(one, { caller, scored: scored(...each) })).map((why) => why && [why.key, why.rule]);

    it('names the rule: a right call, one that was beaten, one with too much', () => {
        expect(reasons(0, [5, 0], [9, 9])).toEqual([['why-won', 'OM-5.2'], null]);
        expect(reasons(0, [5, 25], [3, 0])).toEqual([['why-beaten', 'OM-5.3'], ['why-least', 'OM-5.3']]);
        expect(reasons(0, [8, 28], [9, 0])).toEqual([['why-over', 'OM-5.3'], ['why-least', 'OM-5.3']]);
        expect(reasons(null, [8, 0], [9, 9])).toEqual([['why-least', 'OM-R16'], null]);
    });

    it('is told to who has as few as the caller, who wins a tie', () => {
        expect(reasons(0, [5, 0], [5, 5], [9, 9])).toEqual([['why-won-tied', 'OM-5.2'], ['why-tied', 'OM-5.2'], null]);
    });

    it('and the round that has ended is named, though the next one has begun', () => {
        const ended = roundEnd([{ event: 'scored', seat: 0, cards: [], sum: 3, score: 0 }, { event: 'round-began', round: 2, seat: 1 }], { players: 1, round: 2, totals: [0] });
        expect(ended).toMatchObject({ round: 1 });
    });
});
