// @vitest-environment happy-dom
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import Log from '../src/parts/Log.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import SeatPanel from '../src/parts/SeatPanel.svelte';
import Spot from '../src/parts/Spot.svelte';
import type { Position } from '../src/protocol/messages';
import { speech } from '../src/speech/speech.svelte';
import { newest } from './socket';
import { TURN, clear, click, one, position, sent, show, sitDown, texts, welcome } from './table';

const NO_CLOCKS = { left: [], running: [] };
const picture = createRawSnippet(() => ({ render: () => '<b>a picture</b>' }));
const spot = (target: string) => ({ target, label: 'draw pile', children: picture });

/** Promises that are settled go on. */
const settle = async () => {
    await new Promise((done) => setTimeout(done));
    flushSync();
};

/** Something happened, and now it is so. */
function news(version: number, now: Position): void {
    const happened = [{ kind: 'back', version, at: 0, seat: 1 }] as const;
    newest().says({ type: 'news', now: Date.now(), version, happened: [...happened], position: now, table: null, clocks: NO_CLOCKS });
    flushSync();
}

beforeEach(() => {
    document.body.innerHTML = '';
});

afterEach(clear);

describe('a spot', () => {
    it('says that it can be chosen, and is chosen by one click', async () => {
        show(await sitDown(), Spot, spot('pile'));
        expect(one('button').dataset.legal).toBe('true');
        expect(one('button').textContent).toContain('draw pile, can be chosen');
        click(one('button'));
        expect(sent()).toEqual({ type: 'act', seen: 1, action: { verb: 'draw', from: 'pile' } });
    });

    it('that cannot be chosen asks the house why, and can be reached by no tab', async () => {
        show(await sitDown(), Spot, spot('place:0:2'));
        expect(one('button').dataset.legal).toBe('false');
        expect(one('button').tabIndex).toBe(-1);
        click(one('button'));
        expect(sent()).toEqual({ type: 'ask', action: { verb: 'replace', place: 2 } });
    });

    it('is marked while more must be chosen, and let go by another click', async () => {
        const legal = [1, 2, 3].map((other_place) => ({ verb: 'peek', place: 0, other_place }));
        show(await sitDown({ position: position({ step: 'peeks' }, legal) }), Spot, spot('place:0:0'));
        click(one('button'));
        expect(one('button').getAttribute('aria-pressed')).toBe('true');
        expect(sent()).toBeUndefined();
        click(one('button'));
        expect(one('button').getAttribute('aria-pressed')).toBeNull();
    });
});

describe('the prompt', () => {
    it('asks, and has buttons for what has no place on the board', async () => {
        show(await sitDown(), Prompt, {});
        expect(one('.text').textContent).toContain('Call Omerta, or draw a card.');
        expect(texts('button[data-verb]')).toEqual(['Call Omerta!']);
    });

    it('asks once more before what cannot be undone', async () => {
        show(await sitDown(), Prompt, {});
        click(one('button[data-verb=omerta]'));
        expect(sent()).toBeUndefined();
        click(one('button.main'));
        expect(sent()).toEqual({ type: 'act', seen: 1, action: { verb: 'omerta' } });
    });

    it('forgets the doubt when something else is asked', async () => {
        show(await sitDown(), Prompt, {});
        click(one('button[data-verb=omerta]'));
        newest().says(welcome({ position: position({ step: 'holding' }, [{ verb: 'discard' }]) }));
        flushSync();
        expect(texts('button')).toEqual([]);
    });

    it('forgets the doubt when something else is done, though the same is asked later', async () => {
        const table = await sitDown();
        show(table, Prompt, {});
        click(one('button[data-verb=omerta]'));
        table.chooser.click('pile');
        expect(sent()).toEqual({ type: 'act', seen: 1, action: { verb: 'draw', from: 'pile' } });
        flushSync();
        expect(texts('button.main')).toEqual([]);
    });

    it('forgets the doubt when others went on meanwhile, though the same is asked later', async () => {
        show(await sitDown(), Prompt, {});
        click(one('button[data-verb=omerta]'));
        news(2, position({}, []));
        news(3, position());
        expect(texts('button.main')).toEqual([]);
        expect(texts('button[data-verb]')).toEqual(['Call Omerta!']);
    });

    it('keeps the doubt while others decide', async () => {
        show(await sitDown(), Prompt, {});
        click(one('button[data-verb=omerta]'));
        newest().says(welcome({ version: 2, position: position({ deciders: [0, 1] }, TURN) }));
        flushSync();
        expect(texts('button.main')).toEqual(['Sure? Call Omerta!']);
    });

    it('says whom the table waits for', async () => {
        show(await sitDown({ position: position({ deciders: [1, 2] }, []) }), Prompt, {});
        expect(one('.text').textContent).toMatch(/Waiting for Борис, Carla/);
    });

    it('offers undo exactly if the house does', async () => {
        show(await sitDown({ position: { ...position(), undo: true } }), Prompt, {});
        expect(sent()).toEqual({ type: 'undo', seen: 1, ask: true });
        expect(texts('button[data-verb=undo]')).toEqual([]);
        newest().says({ type: 'ack', id: String(newest().sent.at(-1)!.id), version: 1 });
        await settle();
        click(one('button[data-verb=undo]'));
        expect(sent()).toEqual({ type: 'undo', seen: 1 });
        newest().says(welcome({ version: 2 }));
        flushSync();
        expect(texts('button[data-verb=undo]')).toEqual([]);
    });

    it('explains a refusal, and opens its rule', async () => {
        const table = await sitDown();
        show(table, Prompt, {});
        void table.session.act({ verb: 'discard' });
        const { id } = newest().sent.at(-1)!;
        const reason = { reason: 'nothing-held', rule: 'OM-3.2', code: 'rule', args: {} } as const;
        newest().says({ type: 'refused', id: String(id), ...reason });
        await settle();
        expect(one('[role=alert]').textContent).toContain(table.words.refusal('nothing-held', {}));
        click(one('button.rule'));
        expect(table.rule).toBe('OM-3.2');
    });
});

describe('a seat', () => {
    it('shows name, score, and who thinks', async () => {
        show(await sitDown({ position: position({ deciders: [2] }, []) }), SeatPanel, { seat: 2, score: 40, children: picture });
        expect(one('h3').textContent).toBe('Carla');
        expect(one('.score').textContent).toContain('40');
        expect(one('.thinks').textContent).toBe('thinking');
        expect(one('.sign').textContent).toContain('skilled bot');
    });

    it('shows since when somebody is away', async () => {
        const first = welcome();
        const seats = first.table.seats.map((seat, number) => (number === 1 ? { ...seat, away: 1 } : seat));
        show(await sitDown({ table: { ...first.table, seats } }), SeatPanel, { seat: 1, score: null, children: picture });
        expect(one('.away').textContent).toContain('away');
    });
});

describe('the log', () => {
    const events = [{ event: 'drew', seat: 1 }];
    const drew = { kind: 'acted', version: 1, at: 0, seat: 1, action: null, why: 'player', events } as const;
    const first = welcome({ missed: [drew as unknown as (typeof missed)[number]] });
    const { missed } = first;

    it('has a line for each event, in the language of the moment', async () => {
        show(await sitDown({ missed }), Log, {});
        expect(texts('li')[0]).toContain('draws from the pile');
        await speech.speak('pl', 'native');
        flushSync();
        expect(texts('li')[0]).toContain('dobiera');
    });
});
