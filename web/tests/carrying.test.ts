// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { listen } from '../src/parts/hands.svelte';
import Spots from './Spots.svelte';
import type { JsonObject } from '../src/protocol/messages';
import type { Table } from '../src/table/table.svelte';
import { clear, position, sent, show, sitDown } from './table';

const GANGSTER: JsonObject[] = [
    { verb: 'gangster', seat: 0, place: 0, other_seat: 1, other_place: 2 },
    { verb: 'gangster', seat: 0, place: 0, other_seat: 2, other_place: 3 },
    { verb: 'gangster', seat: 0, place: 1, other_seat: 1, other_place: 2 },
];
const PLACES = ['place:0:0', 'place:0:1', 'place:1:2', 'place:2:3'];

let stop = new AbortController();

beforeEach(() => {
    document.body.innerHTML = '';
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
    stop.abort();
    await clear();
    vi.useRealTimers();
});

describe('a thing that is carried', () => {
    it('can be put where both places together are an action', async () => {
        const { chooser } = await seated(GANGSTER);
        expect(PLACES.every((place) => chooser.carriedFrom(place))).toBe(true);
        chooser.held = 'place:0:0';
        expect(PLACES.map((place) => chooser.standing(place))).toEqual(['none', 'none', 'asked', 'asked']);
        chooser.click('place:2:3');
        expect(sent()).toMatchObject({ type: 'act', action: GANGSTER[1] });
    });

    it('goes back to what was chosen before', async () => {
        const { chooser } = await seated(GANGSTER);
        chooser.click('place:0:1');
        chooser.held = 'place:0:0';
        expect(chooser.choice.chosen).toEqual(['place:0:0']);
        chooser.held = null;
        expect(chooser.choice.chosen).toEqual(['place:0:1']);
    });

    it('may be one that is no place itself: the drawn card', async () => {
        const replaced: JsonObject[] = [{ verb: 'replace', place: 2 }, { verb: 'discard' }];
        const { chooser } = await seated(replaced);
        expect(chooser.carriedFrom('place:0:2')).toBeNull();
        chooser.held = 'held:0';
        expect([...chooser.choice.next]).toEqual(['place:0:2', 'discards']);
        chooser.click('place:0:2');
        expect(sent()).toMatchObject({ action: replaced[0] });
    });
});

describe('a press', () => {
    it('that moves takes the thing along, and is no click', async () => {
        const { chooser } = await seated(GANGSTER);
        const [from, to] = [at('place:0:0'), at('place:1:2')];
        press(from, 'pointerdown', 10);
        press(from, 'pointermove', 13);
        expect(chooser.held).toBeNull();
        press(to, 'pointermove', 210);
        expect(chooser.held).toBe('place:0:0');
        expect(to.dataset.over).toBe('');
        expect(document.querySelectorAll('.ghost')).toHaveLength(1);
        press(to, 'pointerup', 210);
        to.click();
        expect(sent()).toMatchObject({ action: GANGSTER[0] });
        expect(document.querySelectorAll('.ghost')).toHaveLength(0);
    });

    it('is given up by the Escape key', async () => {
        const { chooser } = await seated(GANGSTER);
        press(at('place:0:0'), 'pointerdown', 10);
        press(at('place:0:0'), 'pointermove', 210);
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        press(at('place:1:2'), 'pointerup', 210);
        expect(chooser.held).toBeNull();
        expect(sent()?.type).not.toBe('act');
    });

    it('of a finger scrolls if it moves at once, carries after a rest, and looks after a long one', async () => {
        const { chooser } = await seated(GANGSTER);
        const from = at('place:0:0');
        const tries = [0, 200, 600].map((rest) => {
            press(from, 'pointerdown', 10, 'touch');
            vi.advanceTimersByTime(rest);
            press(from, 'pointermove', 60, 'touch');
            const moved = new TouchEvent('touchmove', { bubbles: true, cancelable: true });
            from.dispatchEvent(moved);
            const carried = chooser.held !== null;
            press(from, 'pointercancel', 60, 'touch');
            return [carried, moved.defaultPrevented];
        });
        expect(tries).toEqual([[false, false], [true, true], [false, false]]);
    });
});

async function seated(legal: JsonObject[]): Promise<Table> {
    const table = await sitDown({ position: position({}, legal) });
    show(table, Spots, { places: PLACES });
    stop = new AbortController();
    listen(() => table.chooser, stop.signal);
    PLACES.forEach((place, number) => {
        const box = new DOMRect(number * 100, 0, 60, 60);
        at(place).getBoundingClientRect = () => box;
    });
    document.querySelector('.board')!.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
    return table;
}

const at = (place: string) => document.querySelector<HTMLElement>(`[data-spot="${place}"]`)!;

function press(element: HTMLElement, kind: string, x: number, pointerType = 'mouse'): void {
    element.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, buttons: 1, clientX: x, clientY: 30, isPrimary: true, pointerId: 1, pointerType }));
    flushSync();
}
