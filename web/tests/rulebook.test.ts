// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import Rulebook from '../src/parts/Rulebook.svelte';
import type { Rulebook as Book } from '../src/protocol/messages';
import { soon } from './table';

const BOOK: Book = {
    title: 'Omerta',
    introduction: 'Chicago.',
    chapters: [{ number: '1', title: 'Set-up', rules: [{ id: 'OM-1.1', text: 'For **3** to 5 players.' }] }],
    appendix: {
        title: 'Cards and figures',
        groups: [
            { title: 'Bottles', cards: [{ name: 'Bottle 7', figures: ['× 4', '7 points'], text: '' }] },
            { title: 'Characters', cards: [{ name: 'Lady', figures: ['× 2', '15 points'], text: 'Shuffle a stock.' }] },
        ],
    },
};

let shown: Record<string, unknown> | null = null;

beforeEach(() => {
    document.body.innerHTML = '';
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(BOOK), { headers: { 'content-type': 'application/json' } }));
});

afterEach(() => {
    if (shown) unmount(shown);
    shown = null;
    vi.unstubAllGlobals();
});

async function open(): Promise<void> {
    shown = mount(Rulebook, { target: document.body, props: { game: 'omerta', rule: '', go: () => {} } });
    await soon(() => expect(document.querySelector('.book')).not.toBeNull());
    flushSync();
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent?.replace(/\s+/g, ' ').trim());

function search(text: string): void {
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
}

it('ends with the cards of the box', async () => {
    await open();
    expect(texts('h3')).toEqual(['1 Set-up', 'Cards and figures']);
    expect(texts('h4')).toEqual(['Bottles', 'Characters']);
    expect(texts('.cards li')).toEqual(['Bottle 7 · × 4 · 7 points', 'Lady · × 2 · 15 points Shuffle a stock.']);
});

it('is searched with its cards', async () => {
    await open();
    search('stock');
    expect(texts('h4')).toEqual(['Characters']);
    expect(texts('.rule')).toEqual([]);
    search('players');
    expect(texts('.cards li')).toEqual([]);
    expect(texts('.rule')).toHaveLength(1);
    expect(texts('.book > p')).toEqual([]);
    search('nowhere');
    expect(texts('.book > p'), 'says that nothing fits').toHaveLength(1);
});
