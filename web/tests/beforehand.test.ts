// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import Prompt from '../src/parts/Prompt.svelte';
import type { JsonObject, Position, SeatInfo } from '../src/protocol/messages';
import type { Table } from '../src/table/table.svelte';
import { newest } from './socket';
import { VIEW, clear, click, one, position, sent, show, sitDown, texts, welcome } from './table';

const SNAPS: JsonObject[] = [{ verb: 'snap', place: 0 }, { verb: 'snap', place: 1 }, { verb: 'pass' }];
const PASS = { action: { verb: 'pass' } };

const options = (snap: 'race' | 'sealed') => ({ ...VIEW.options, snap, snap_seconds: 4 });
const sealed = () => position({ step: 'snaps', snap: 'bottle-7', options: options('sealed') }, SNAPS);
const race = (number = 1): Position => ({
    ...position({ step: 'snaps', snap: 'bottle-7', options: options('race') }, SNAPS),
    race: { race: number, opened: 0, closes: 4000 + number },
});

let version = 1;
function hears(now: Position): void {
    version += 1;
    const clocks = { left: [], running: [] };
    newest().says({ type: 'news', version, happened: [{ kind: 'started', version, at: 0 }], position: now, table: null, clocks, now: Date.now() });
    flushSync();
}

async function answers(): Promise<void> {
    newest().says({ type: 'ack', id: String(newest().sent.at(-1)!.id), version });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
}

const bot = (name: string): SeatInfo => ({ kind: 'bot', name, bot: 'greedy', stand_in: null, away: null, takeover: null });

/** Anna among bots, or else with Boris. */
async function seated(alone: boolean): Promise<Table> {
    const { table } = welcome();
    const seats = alone ? [table.seats[0]!, bot('Bruno'), bot('Carla')] : table.seats;
    const found = await sitDown({ table: { ...table, seats } });
    show(found, Prompt, {});
    return found;
}

async function after(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    flushSync();
}

beforeEach(() => {
    version = 1;
    document.body.innerHTML = '';
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
    await clear();
    vi.useRealTimers();
});

describe('alone with bots', () => {
    it('a player keeps quiet in a race without a click, before the race is over', async () => {
        await seated(true);
        hears(race());
        await after(2400);
        expect(sent()).toBeUndefined();
        await after(200);
        expect(sent()).toMatchObject(PASS);
    });

    it('a card that is pressed in time is claimed at once', async () => {
        const table = await seated(true);
        hears(race());
        table.chooser.paint(1);
        await after(800);
        table.chooser.click('place:0:1');
        expect(sent()).toMatchObject({ type: 'claim', reaction: 800, action: { verb: 'snap', place: 1 } });
    });

    it('a second question that is the same is another question', async () => {
        await seated(true);
        hears(race(1));
        await after(2600);
        expect(newest().sent).toHaveLength(1);
        hears(race(2));
        await answers();
        await after(2600);
        expect(newest().sent).toHaveLength(2);
    });

    it('who wants to be asked is asked, and that is remembered for the table', async () => {
        const table = await seated(true);
        hears(race());
        const wish = one<HTMLInputElement>('[data-quiet]');
        expect(wish.checked).toBe(true);
        click(wish);
        await after(10_000);
        expect(sent()).toBeUndefined();
        expect(table.chooser.beforehand.on).toBe(false);
        await clear();
        expect((await seated(true)).chooser.beforehand.on).toBe(false);
    });
});

describe('among people', () => {
    it('nobody keeps quiet unasked', async () => {
        await seated(false);
        hears(sealed());
        await after(10_000);
        expect(sent()).toBeUndefined();
    });

    it('a sealed choice tells by its time neither that nor when a card was pressed', async () => {
        const times: number[] = [];
        for (const presses of [[], [300], [3800]] as number[][]) {
            const table = await seated(false);
            table.chooser.beforehand.on = true;
            hears(sealed());
            for (let at = 0; !sent(); at += 100) {
                expect(at).toBeLessThan(20_000);
                if (presses.includes(at)) table.chooser.click('place:0:1');
                await after(100);
                if (sent()) times.push(at);
            }
            expect(sent()).toMatchObject(presses.length ? { action: { verb: 'snap', place: 1 } } : PASS);
            table.session.close();
            await clear();
        }
        expect(new Set(times).size).toBe(1);
    });

    it('what is pressed can be changed and taken back until it is sent', async () => {
        const table = await seated(false);
        table.chooser.beforehand.on = true;
        hears(sealed());
        expect(texts('button[data-verb]')).toEqual([]); // to keep quiet needs no button, which would be heard earlier
        table.chooser.click('place:0:1');
        flushSync();
        expect(table.chooser.chosen('place:0:1')).toBe(1);
        expect(one('.quiet p').textContent).toBe('This card will be revealed in a moment.');
        table.chooser.click('place:0:0');
        expect(table.chooser.chosen('place:0:1')).toBe(0);
        expect(table.chooser.chosen('place:0:0')).toBe(1);
        table.chooser.click('place:0:0');
        flushSync();
        expect(one('.quiet p').textContent).toBe('In a moment you keep quiet, unless you press a card.');
        await after(4100);
        expect(sent()).toMatchObject(PASS);
    });
});
