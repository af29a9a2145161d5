// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { gameModule } from '../src/games/module';
import type { View } from '../src/games/omerta/view';
import { preferences } from '../src/page/preferences.svelte';
import Bubbles from '../src/parts/Bubbles.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import type { AnyHappening, JsonObject, Position, RaceInfo } from '../src/protocol/messages';
import Again from '../src/room/Again.svelte';
import type { Table } from '../src/table/table.svelte';
import { Teller } from '../src/table/teller.svelte';
import { TestClock } from './clock';
import { newest } from './socket';
import { clear, click, one, position, show, sitDown, texts } from './table';

let table: Table;
let teller: Teller;
let clock: TestClock;
let version: number;

const DREW = { event: 'drew', seat: 1 };
const REPLACED = { event: 'replaced', seat: 1, place: 2, card: 'mole' };
const SAW = { event: 'saw', seat: 0, places: [0], cards: ['killer'] };

beforeEach(async () => {
    document.body.innerHTML = '';
    version = 1;
    clock = new TestClock();
    await preferences.change({ pace: 'normal', motion: 'full' });
    table = await sitDown();
    teller = new Teller(table.session, await gameModule('omerta'), () => table.past !== null, () => true, clock);
});

afterEach(clear);

/** Somebody does something, and the pile has so many cards afterwards. */
function acts(seat: number, pile: number, events: JsonObject[], now: Partial<Position> = {}, view: Partial<View> = {}): void {
    version += 1;
    const happened = [{ kind: 'acted', version, at: 0, seat, why: 'chosen', events }] as AnyHappening[];
    const clocks = { left: [], running: [] };
    const news = { ...position({ pile, ...view }), ...now };
    newest().says({ type: 'news', now: Date.now(), version, happened, position: news, table: null, clocks });
    flushSync();
}

const shownPile = () => (teller.view ?? table.session.position?.view)?.pile;
const said = () => teller.bubbles.map(({ at, events }) => [at, ...events.map(({ event }) => event)]);

describe('the table', () => {
    it('lags behind the news, and the questions do not', () => {
        acts(1, 29, [DREW], { legal: [{ verb: 'omerta' }] });
        expect(shownPile()).toBe(30);
        expect(table.session.position?.view.pile).toBe(29);
        expect(table.chooser.buttons).toEqual([{ verb: 'omerta' }]);
        clock.pass(900);
        expect(shownPile()).toBe(29);
        expect(teller.telling).toBe(false);
    });

    it('tells at the seat what a player does, for as long as it is read', () => {
        acts(1, 29, [DREW]);
        acts(2, 28, [{ event: 'drew', seat: 2 }]);
        expect(said()).toEqual([[1, 'drew']]);
        clock.pass(900);
        expect(said()).toEqual([
            [1, 'drew'],
            [2, 'drew'],
        ]);
        clock.pass(5000);
        expect(said()).toEqual([]);
    });

    it('needs no words for what the viewer does, and no more time than it flies', () => {
        acts(0, 29, [{ event: 'drew-card', seat: 0, card: 'lady' }]);
        expect(said()).toEqual([]);
        expect(shownPile()).toBe(30);
        clock.pass(480);
        expect(shownPile()).toBe(29);
        acts(0, 28, [SAW]);
        expect(shownPile()).toBe(28);
    });

    it('is the newest at once for who is in a race', () => {
        acts(1, 29, [DREW]);
        const race: RaceInfo = { race: 1, opened: 0, closes: 1 };
        acts(1, 28, [REPLACED], { race });
        expect(shownPile()).toBe(28);
        expect(said()).toEqual([[1, 'replaced']]);
    });

    it('is the newest at once where nothing moves or nothing is to be told, with the words', async () => {
        await preferences.change({ motion: 'none' });
        acts(1, 29, [DREW]);
        expect(shownPile()).toBe(29);
        expect(said()).toEqual([[1, 'drew']]);
        await preferences.change({ motion: 'full', pace: 'off' });
        acts(1, 28, [{ event: 'wrong-card', seat: 1, place: 0, card: 'lady' }, { event: 'dealt', seat: 1, place: 4 }]);
        expect(shownPile()).toBe(28);
        expect(said()).toEqual([[1, 'wrong-card', 'dealt']]);
        expect(teller.open?.told.event.card).toBe('lady');
        clock.pass(5000);
        expect(teller.open).toBeNull();
    });

    it('is the newest at once where nobody looks', () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        acts(1, 29, [DREW, REPLACED]);
        expect(shownPile()).toBe(29);
        expect(said()).toEqual([]);
        expect([...teller.changed]).toEqual(['place:1:2']);
        vi.restoreAllMocks();
    });

    it('goes on step by step', async () => {
        await preferences.change({ pace: 'step' });
        acts(1, 29, [DREW, REPLACED]);
        clock.pass(60_000);
        expect(said()).toEqual([[1, 'drew']]);
        teller.next();
        expect(said()).toEqual([[1, 'replaced']]);
        teller.next();
        expect(shownPile()).toBe(29);
    });

    it('does not lag behind by more than anybody could follow', () => {
        for (let number = 1; number <= 41; number++) acts(1, 30 - number, [DREW]);
        expect(shownPile()).toBe(30 - 40);
    });
});

describe('whoever has seen enough', () => {
    it('skips to now', () => {
        acts(1, 29, [DREW]);
        acts(2, 28, [REPLACED]);
        teller.skip();
        expect(shownPile()).toBe(28);
        expect(said()).toEqual([]);
    });
});

describe('what has changed', () => {
    it('is marked when it is told, until the viewer does something', () => {
        acts(1, 29, [REPLACED]);
        expect([...teller.changed]).toEqual([]);
        clock.pass(900);
        expect([...teller.changed]).toEqual(['place:1:2']);
        acts(2, 29, []);
        acts(0, 29, []); // keeps quiet
        expect([...teller.changed]).toEqual(['place:1:2']);
        acts(0, 28, [{ event: 'drew-card', seat: 0, card: 'lady' }]);
        clock.pass(900);
        expect([...teller.changed]).toEqual([]);
    });
});

describe('since my last turn', () => {
    it('is told again, from how it was then, and then it is now again', () => {
        acts(0, 29, [SAW]);
        acts(1, 28, [DREW]);
        acts(1, 27, [REPLACED]);
        clock.pass(9000);
        expect(teller.tellable).toBe(true);
        teller.tellAgain();
        expect(teller.again).toBe(true);
        expect(shownPile()).toBe(29);
        clock.pass(900);
        expect(shownPile()).toBe(28);
        clock.pass(900);
        expect(shownPile()).toBe(27);
        expect(teller.again).toBe(false);
    });

    it('is told by somebody who hears it for the first time only once', () => {
        const heard = vi.fn();
        teller.hear(heard);
        acts(1, 28, [DREW]);
        teller.tellAgain();
        clock.pass(9000);
        expect(heard).toHaveBeenCalledTimes(1);
    });

    it('shows nothing again that a player must remember', () => {
        const face = { stocks: [[{ face: 'killer', locked: false }], [], []] };
        acts(1, 29, [DREW], {}, face);
        acts(0, 28, [SAW]); // at the end of the turn before
        acts(1, 27, [SAW, DREW], {}, face);
        clock.pass(9000);
        acts(1, 26, [DREW], {}, face);
        clock.pass(9000);
        teller.tellAgain();
        expect(said()).toEqual([[0, 'looked']]);
        const seen = new Set<string>();
        for (let step = 0; step < 9 && teller.telling; step++) {
            seen.add(JSON.stringify([teller.view, said()]));
            teller.next();
        }
        expect(seen.size).toBeGreaterThan(2);
        expect([...seen].join(' ')).not.toContain('killer');
    });
});

describe('what is turned up while nobody may watch', () => {
    const race = { race: { race: 1, opened: 0, closes: 9000 } as unknown as RaceInfo };
    const showed = { event: 'driver-showed', seat: 0, places: [2], cards: ['bottle-8'] };

    it('is seen where it lies', () => {
        acts(1, 29, [{ event: 'wrong-card', seat: 1, place: 2, card: 'mole' }], race);
        expect(teller.open?.told.shown.flights?.map(({ to }) => to)).toEqual(['place:1:2']);
    });

    it('is not seen there when it has left already', () => {
        acts(0, 29, [showed, { event: 'discarded', seat: 0, card: 'bottle-8' }], race);
        expect(teller.open).toBeNull();
    });
});

describe('on the screen', () => {
    beforeEach(() => (teller = table.teller));

    it('the words stand at the seat, with what it costs', () => {
        show(table, Bubbles, {});
        acts(1, 29, [{ event: 'dealt', seat: 1, place: 4 }]);
        expect(texts('.bubble')).toEqual(['Борис gets a card face down, place 5.']);
        expect(texts('.gain')).toEqual(['+1 card']);
    });

    it('answers are named by what is asked now, not by what is still told', () => {
        acts(1, 29, [DREW], { legal: [{ verb: 'pass' }] }, { step: 'answers' });
        expect(teller.view?.step).toBe('turn');
        expect(table.actionLabel({ verb: 'pass' })).toBe('Let it happen');
    });

    it('a question of the next round says that the table still shows this one', () => {
        show(table, Prompt, {});
        acts(1, 29, [DREW], {}, { round: 2 });
        expect(texts('.hint')).toEqual(['The table still shows: Round 1 of 3']);
        expect(texts('.which')).toEqual(['Round 2 of 3']);
        teller.skip();
        flushSync();
        expect(texts('.hint').join()).not.toContain('Round 1');
    });

    it('a button and a key skip, and tell it again', () => {
        show(table, Again, {});
        expect(one<HTMLButtonElement>('[data-tell=again]').disabled).toBe(true);
        acts(1, 29, [DREW]);
        click(one('[data-tell=skip]'));
        expect(teller.telling).toBe(false);
        click(one('[data-tell=again]'));
        expect(teller.again).toBe(true);
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        flushSync();
        expect(teller.telling).toBe(false);
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', code: 'KeyR' }));
        flushSync();
        expect(teller.again).toBe(true);
        teller.skip();
    });
});
