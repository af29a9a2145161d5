// @vitest-environment happy-dom
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import Hand from '../src/parts/Hand.svelte';
import SeatPanel from '../src/parts/SeatPanel.svelte';
import { arranged } from '../src/parts/arranged';
import { clear, click, one, position, sent, show, sitDown, texts } from './table';

interface Held {
    suit: string;
    worth: number;
}

const HELD: (Held | null)[] = [{ suit: 'money', worth: 3 }, { suit: 'goods', worth: 2 }, null, { suit: 'money', worth: 1 }];
const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

beforeEach(() => {
    document.body.innerHTML = '';
});

afterEach(clear);

describe('the cards of a hand', () => {
    it('stay where they are, with gaps', () => {
        expect(arranged(HELD).map(({ place }) => place)).toEqual([0, 1, 2, 3]);
        expect(arranged(HELD)[2]?.card).toBeNull();
    });

    it('stand in the order of their keys, with their places, and apart from other groups', () => {
        const sorted = arranged(HELD, ({ suit, worth }) => [suit, worth], ({ suit }) => suit);
        expect(sorted.map(({ place }) => place)).toEqual([1, 3, 0]);
        expect(sorted.map(({ apart }) => apart)).toEqual([false, true, false]);
    });

    it('with fewer keys come first', () => {
        const keys: Record<string, (string | number)[]> = { a: [1], b: [1, 2], c: [0, 9] };
        expect(arranged(['b', 'a', 'c'], (card) => keys[card]!).map(({ card }) => card)).toEqual(['c', 'a', 'b']);
    });

    it('are shown so', async () => {
        const card = createRawSnippet<[Held, number]>((held, place) => ({ render: () => `<b>${held().worth} at ${place()}</b>` }));
        const props = { cards: HELD, card, spot: (place: number) => `hand:${place}`, keys: (held: Held) => [held.worth] };
        show(await sitDown(), Hand, props as never);
        expect(texts('li')).toEqual(['1 at 3', '2 at 1', '3 at 0']);
    });
});

describe('a player who can be chosen', () => {
    const lady = [1, 2].map((seat) => ({ verb: 'lady', seat }));
    const panel = { seat: 1, score: 3, target: 'seat:1', children: snippet('<i>cards</i>') };

    it('is chosen by a click anywhere on the panel', async () => {
        show(await sitDown({ position: position({ step: 'ability', character: 'lady' }, lady) }), SeatPanel, panel);
        expect(one('.seat').classList.contains('wanted')).toBe(true);
        click(one('.seat .spot'));
        expect(sent()).toEqual({ type: 'act', seen: 1, action: { verb: 'lady', seat: 1 } });
    });

    it('is no target while nobody is to be chosen', async () => {
        show(await sitDown(), SeatPanel, panel);
        expect(one('.seat').classList.contains('wanted')).toBe(false);
    });
});

describe('what a player has', () => {
    it('stands in a row of figures, and is opened over the table', async () => {
        HTMLDialogElement.prototype.showModal = () => undefined;
        const resources = [{ icon: 'cards', count: 4, label: 'Cards' }] as const;
        const estate = snippet('<em>a whole estate</em>');
        show(await sitDown(), SeatPanel, { seat: 1, score: null, resources, estate, small: true, children: snippet('<i>cards</i>') });
        expect(texts('.resources li')).toEqual(['Cards: 4']);
        expect(texts('.things')).toEqual([]);
        click(one('.open'));
        expect(one('dialog').textContent).toContain('a whole estate');
        expect(one('dialog h2').textContent).toBe('Борис');
    });
});
