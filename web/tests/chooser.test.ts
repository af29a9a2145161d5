// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import Prompt from '../src/parts/Prompt.svelte';
import type { JsonObject, Position } from '../src/protocol/messages';
import type { Table } from '../src/table/table.svelte';
import { newest } from './socket';
import { clear, click, one, position, sent, show, sitDown, soon, texts, welcome } from './table';

function hears(version: number, now: Position): void {
    const clocks = { left: [], running: [] };
    newest().says({ type: 'news', version, happened: [{ kind: 'started', version, at: 0 }], position: now, table: null, clocks, now: Date.now() });
    flushSync();
}

const SNAPS: JsonObject[] = [{ verb: 'snap', place: 0 }, { verb: 'pass' }];

beforeEach(() => {
    document.body.innerHTML = '';
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
    await clear();
    vi.useRealTimers();
});

describe('a second click', () => {
    it('does not answer the question that the first one brought about', async () => {
        const table = await sitDown();
        table.chooser.click('pile');
        expect(sent()).toMatchObject({ type: 'act', action: { verb: 'draw', from: 'pile' } });
        vi.advanceTimersByTime(60);
        hears(2, position({ step: 'snaps' }, SNAPS));
        vi.advanceTimersByTime(140);
        table.chooser.click('place:0:0');
        expect(sent()).not.toMatchObject({ action: { verb: 'snap' } });
        vi.advanceTimersByTime(400);
        table.chooser.click('place:0:0');
        expect(sent()).toMatchObject({ action: { verb: 'snap', place: 0 } });
    });

    it('is answered with a word, and so is a third one; then it counts', async () => {
        const table = await sitDown();
        show(table, Prompt, {});
        table.chooser.click('pile');
        hears(2, position({ step: 'snaps' }, SNAPS));
        for (const wait of [150, 150]) {
            vi.advanceTimersByTime(wait);
            table.chooser.click('place:0:0');
            flushSync();
            expect(texts('.needs')).toEqual(['Too soon after your last press. Press again if you mean it.']);
            expect(sent()).not.toMatchObject({ action: { verb: 'snap' } });
        }
        vi.advanceTimersByTime(150);
        table.chooser.click('place:0:0');
        flushSync();
        expect(texts('.needs')).toEqual([]);
        expect(sent()).toMatchObject({ action: { verb: 'snap', place: 0 } });
    });

    it('is not the answer to whether the first one was meant', async () => {
        const table = await sitDown();
        show(table, Prompt, {});
        click(one('[data-verb="omerta"]'));
        vi.advanceTimersByTime(150);
        click(one('.sure'));
        expect(sent()).not.toMatchObject({ action: { verb: 'omerta' } });
        vi.advanceTimersByTime(400);
        click(one('.sure'));
        expect(sent()).toMatchObject({ action: { verb: 'omerta' } });
    });

    it('counts where nothing was clicked before: fast fingers win races', async () => {
        const table = await sitDown();
        hears(2, position({ step: 'snaps' }, SNAPS));
        vi.advanceTimersByTime(200);
        table.chooser.click('place:0:0');
        expect(sent()).toMatchObject({ action: { verb: 'snap', place: 0 } });
    });
});

describe('what may be done unasked', () => {
    const unasked: JsonObject[] = [{ verb: 'lady', seat: 1 }, { verb: 'pass' }];

    it('is offered beside the question, on the board and in the prompt', async () => {
        const table = await sitDown(welcome({ position: { ...position(), unasked } }));
        show(table, Prompt, {});
        expect(table.chooser.standing('pile')).toBe('asked');
        expect(table.chooser.standing('seat:1')).toBe('unasked');
        await soon(() => click(one('.matters [data-verb="pass"]')));
        expect(sent()).toMatchObject({ type: 'act', action: { verb: 'pass' } });
    });

    it('is offered while others are waited for', async () => {
        const table = await sitDown(welcome({ position: { ...position({ deciders: [1] }, []), unasked } }));
        expect(table.chooser.asked).toBe(false);
        table.chooser.click('seat:1');
        expect(sent()).toMatchObject({ action: { verb: 'lady', seat: 1 } });
    });
});

describe('actions that share their places', () => {
    it('are offered as buttons when the places are chosen', async () => {
        const shared: JsonObject[] = [
            { verb: 'mole', place: 0 },
            { verb: 'reveal', place: 0 },
        ];
        const table = await sitDown(welcome({ position: position({}, shared) }));
        show(table, Prompt, {});
        table.chooser.click('place:0:0');
        flushSync();
        expect(texts('.needs')).toEqual(['Which of these?']);
        click(one('.buttons [data-verb="reveal"]'));
        expect(sent()).toMatchObject({ action: { verb: 'reveal', place: 0 } });
    });
});

describe('what is wished for and not allowed', () => {
    async function refuses(table: Table): Promise<void> {
        const asked = newest().sent.find(({ type }) => type === 'ask');
        expect(asked).toMatchObject({ action: { verb: 'omerta' } });
        const id = (asked as unknown as { id: string }).id;
        newest().says({ type: 'refused', id, code: 'rule', reason: 'not-your-turn', rule: 'OM-2.1', args: { seat: 1 } });
        await vi.advanceTimersByTimeAsync(0);
        flushSync();
        expect(table.chooser.denied.reasons).toHaveLength(1);
    }

    it('stays in sight with its reason', async () => {
        const table = await sitDown();
        show(table, Prompt, {});
        hears(2, position({}, [{ verb: 'draw', from: 'pile' }]));
        await refuses(table);
        expect(one('.denied').textContent).toContain('Борис');
        expect(one('.denied').getAttribute('aria-disabled')).toBe('true');
        click(one('.denied'));
        expect(table.session.refused?.rule).toBe('OM-2.1');
    });
});
