// @vitest-environment happy-dom
import { flushSync, tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import { keepFocus } from '../src/room/focus.svelte';

let end = () => {};

afterEach(() => end());

it('follows who plays by keys to the next choice', async () => {
    const news = atTable('<div class="board"><span tabindex="0" id="gone"></span><button data-legal="true" id="next"></button></div>');
    await press('gone', news);
    expect(document.activeElement?.id).toBe('next');
});

it('leaves a form alone that is being filled in while others go on', async () => {
    const news = atTable('<div class="prompt"><form><input id="cash"></form></div><div class="board"><button data-legal="true"></button></div>');
    await press('cash', news);
    expect(document.activeElement?.id).toBe('cash');
});

function atTable(html: string): () => void {
    document.body.innerHTML = html;
    let seen = $state(0);
    end = $effect.root(() => keepFocus(() => seen));
    flushSync();
    return () => (seen += 1);
}

async function press(id: string, news: () => void): Promise<void> {
    document.getElementById(id)!.focus();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    news();
    flushSync();
    await tick();
    await Promise.resolve();
}
