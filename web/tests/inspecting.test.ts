// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { parse } from 'svelte/compiler';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import omerta from '../src/games/omerta';
import Inspection from '../src/parts/Inspection.svelte';
import Log from '../src/parts/Log.svelte';
import Spot from '../src/parts/Spot.svelte';
import { beside } from '../src/parts/beside';
import { listen, touched } from '../src/parts/looking';
import { segments } from '../src/speech/words';
import { canBeInspected, inspected } from '../src/table/inspecting';
import { clear, click, one, show, sitDown, soon, texts, welcome } from './table';
import { createRawSnippet } from 'svelte';

const picture = createRawSnippet(() => ({ render: () => '<b>a picture</b>' }));

beforeEach(() => {
    document.body.innerHTML = '';
});

afterEach(async () => {
    vi.useRealTimers();
    await clear();
});

describe('what is told of a thing', () => {
    it('is its name, what it does and its rule', async () => {
        const { words } = await sitDown();
        const lady = inspected('card:lady', omerta, words);
        expect(lady).toMatchObject({ name: 'Lady', text: 'Shuffle an opponent’s stock, unseen.', rule: 'OM-4.3' });
        expect(inspected('card:bottle-7', omerta, words)).toMatchObject({ name: 'Bottle 7', rule: 'OM-1.2' });
        expect(inspected('card:bottle-7', omerta, words).figures).toContainEqual({ label: 'Points', value: 7 });
        expect(inspected('gangster:al-capone', omerta, words)).toMatchObject({ name: 'Al Capone', text: 'Scarface' });
    });

    it('comes from the texts where the game says nothing', async () => {
        const { words } = await sitDown();
        const { inspect: _, things: __, ...silent } = omerta;
        expect(inspected('card:lady', silent, words)).toMatchObject({ name: 'Lady', rule: null, Face: null, figures: [] });
        expect(inspected('card:lady', silent, words).text).toContain('Shuffle');
        expect(canBeInspected('card:lady', silent, words)).toBe(true);
        expect(canBeInspected('gangster:al-capone', silent, words)).toBe(false);
    });

    it('has a rule and a text for every thing of Omerta, in every language', async () => {
        for (const language of ['en', 'ru', 'pl', 'fa'] as const) {
            const { words } = await sitDown({}, language);
            for (const thing of omerta.things ?? []) {
                const { name, text, rule } = inspected(thing, omerta, words);
                expect([name, text, rule].every(Boolean), thing).toBe(true);
                expect(name).not.toContain(thing.split(':')[1]);
            }
            await clear();
        }
    });
});

describe('a sentence that names things', () => {
    it('is parted at their names', async () => {
        const { words } = await sitDown();
        const event = { event: 'discarded', seat: 1, card: 'lady' };
        expect(segments(words.marked.event(event))).toEqual([
            { text: 'Борис discards: ', thing: null },
            { text: 'Lady', thing: 'card:lady' },
        ]);
        expect(words.event(event)).toBe('Борис discards: Lady');
    });

    it('names each of a list, in Persian as well', async () => {
        const { words } = await sitDown({}, 'fa');
        const event = { event: 'saw-safe', seat: 0, cards: ['lady', 'bottle-10'] };
        const found = segments(words.marked.event(event));
        expect(found.map(({ thing }) => thing).filter(Boolean)).toEqual(['card:lady', 'card:bottle-10']);
        expect(found.map(({ text }) => text).join('')).toBe(words.event(event));
    });

    it('has buttons for them in the log', async () => {
        const events = [{ event: 'discarded', seat: 1, card: 'mole' }];
        const discarded = { kind: 'acted', version: 1, at: 0, seat: 1, action: null, why: 'player', events };
        const { missed } = welcome({ missed: [discarded as unknown as (typeof missed)[number]] });
        show(await sitDown({ missed }), Log, {});
        expect(one('.thing').dataset.inspect).toBe('card:mole');
        expect(one('.lines').textContent.trim()).toBe('Борис discards: Mole');
        expect(one('.moment').getAttribute('aria-labelledby')).toBe(one('.lines').id);
    });
});

describe('who wants to look', () => {
    const looks = { peek: vi.fn(), leave: vi.fn(), open: vi.fn(), explain: vi.fn() };
    let stop = () => {};

    const pointer = (kind: string, at: Element, more: PointerEventInit = {}) =>
        at.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'touch', ...more }));

    beforeEach(() => {
        vi.useFakeTimers();
        vi.clearAllMocks();
        document.body.innerHTML = '<button data-inspect="card:lady"><b>Lady</b></button><i>nothing</i>';
        stop = listen(looks);
    });

    afterEach(() => stop());

    it('rests with the mouse, and leaves', () => {
        pointer('pointermove', one('b'), { pointerType: 'mouse' });
        vi.advanceTimersByTime(300);
        expect(looks.peek).not.toHaveBeenCalled();
        vi.advanceTimersByTime(300);
        expect(looks.peek).toHaveBeenCalledWith(one('button'));
        pointer('pointermove', one('i'), { pointerType: 'mouse' });
        expect(looks.leave).toHaveBeenCalledOnce();
    });

    it('passes by without seeing anything', () => {
        pointer('pointermove', one('b'), { pointerType: 'mouse' });
        vi.advanceTimersByTime(100);
        pointer('pointermove', one('i'), { pointerType: 'mouse' });
        vi.advanceTimersByTime(1000);
        expect(looks.peek).not.toHaveBeenCalled();
    });

    it('presses a button long that shows what it would bring, which is no click either', () => {
        const clicked = vi.fn();
        document.body.innerHTML = '<button data-foreseen>Discard</button>';
        one('button').addEventListener('click', clicked);
        pointer('pointerdown', one('button'));
        vi.advanceTimersByTime(600);
        pointer('pointerup', one('button'));
        one('button').click();
        expect(clicked).not.toHaveBeenCalled();
        pointer('pointerdown', one('button'));
        pointer('pointerup', one('button'));
        one('button').click();
        expect(clicked).toHaveBeenCalledOnce();
    });

    it('presses long, which is no click', () => {
        const clicked = vi.fn();
        one('button').addEventListener('click', clicked);
        pointer('pointerdown', one('b'));
        vi.advanceTimersByTime(600);
        expect(looks.open).toHaveBeenCalledWith(one('button'));
        pointer('contextmenu', one('b'));
        pointer('pointerup', one('b'));
        one('button').click();
        expect(clicked).not.toHaveBeenCalled();
        expect(looks.open).toHaveBeenCalledOnce();
        pointer('pointerdown', one('b'));
        pointer('pointerup', one('b'));
        one('button').click();
        expect(clicked).toHaveBeenCalledOnce();
    });

    it('moves the finger, to scroll', () => {
        pointer('pointerdown', one('b'), { clientX: 10, clientY: 10 });
        pointer('pointermove', one('b'), { clientX: 10, clientY: 40 });
        vi.advanceTimersByTime(1000);
        expect(looks.open).not.toHaveBeenCalled();
    });

    it('touches what is no choice', () => {
        touched(one('button'));
        expect(looks.explain).toHaveBeenCalledWith(one('button'));
        expect(looks.open).not.toHaveBeenCalled();
    });

    it('presses a key where the focus is', () => {
        one('button').focus();
        one('button').dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyI', bubbles: true }));
        expect(looks.open).toHaveBeenCalledWith(one('button'));
    });
});

describe('a thing that is looked at', () => {
    it('is described to screen readers where it lies, and opened by a click on its name', async () => {
        const table = await sitDown();
        const read = vi.fn();
        show(table, Spot, { target: 'discards', label: 'discard pile: Lady', thing: 'card:lady', children: picture });
        const described = one('.spot').getAttribute('aria-describedby')!;
        expect(document.getElementById(described)?.textContent).toBe('Shuffle an opponent’s stock, unseen.');
        document.body.insertAdjacentHTML('beforeend', '<button class="thing" data-inspect="card:killer">Killer</button>');
        HTMLDialogElement.prototype.showModal = function () {
            this.open = true;
        };
        show(table, Inspection, { game: table.game, words: table.words, read });
        click(one('.thing'));
        await soon(() => expect(texts('dialog h2')).toEqual(['Killer']));
        expect(one('dialog .told').textContent).toContain('Reveal it to stop a card used against you.');
        click(one('dialog .rule'));
        flushSync();
        expect(read).toHaveBeenCalledWith('OM-4.9');
        expect(texts('dialog')).toEqual([]);
    });
});

describe('a box beside a thing', () => {
    const at = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 70, width: 50, height: 70 });
    const box = { width: 200, height: 150 };

    it('stands where there is room, and always in the window', () => {
        expect(beside(at(100, 300), box, 1000, 800)).toEqual({ x: 25, y: 138 });
        expect(beside(at(100, 100), box, 1000, 800)).toEqual({ x: 162, y: 60 });
        expect(beside(at(900, 0), box, 1000, 800)).toEqual({ x: 688, y: 8 });
        expect(beside(at(150, 100), box, 360, 740)).toEqual({ x: 75, y: 182 });
    });
});

describe('native titles', () => {
    const files = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });

    /** Elements with a title, and titles in drawings: browsers show both in their own way, and touch never does. */
    function titled(node: unknown): string[] {
        if (Array.isArray(node)) return node.flatMap(titled);
        if (node === null || typeof node !== 'object') return [];
        const { type, name, attributes } = node as { type?: string; name?: string; attributes?: { name?: string }[] };
        const found = type === 'RegularElement' && (name === 'title' || attributes?.some((one) => one.name === 'title'));
        return [...(found ? [String(name)] : []), ...Object.values(node).flatMap(titled)];
    }

    it('are nowhere', () => {
        expect(Object.keys(files).length).toBeGreaterThan(50);
        expect(titled(parse('<b title="x">y</b><svg><title>z</title></svg>', { modern: true }).fragment)).toEqual(['b', 'title']);
        for (const [file, source] of Object.entries(files)) {
            expect(titled(parse(source, { modern: true }).fragment), file).toEqual([]);
        }
    });
});
