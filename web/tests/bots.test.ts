// How many opponents sit down, and of which level, when somebody plays at once.

// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import GameCard from '../src/house/GameCard.svelte';
import { opponents, usualOpponents } from '../src/house/opponents';
import { preferences } from '../src/page/preferences.svelte';
import type { GameInfo } from '../src/protocol/messages';

const game = (name: string, fewest: number, most: number) =>
    ({ name, fewest, most, bots: ['easy', 'normal', 'hard'], editions: [], options: {} }) as unknown as GameInfo;

let card: object | null = null;

function show(of: GameInfo): void {
    card = mount(GameCard, { target: document.body, props: { game: of } });
    flushSync();
}

function choose(selector: string, value: string): void {
    const field = document.querySelector<HTMLSelectElement>(selector)!;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
}

beforeEach(() => void preferences.change({ opponents: {}, bot: '' }));

afterEach(async () => {
    if (card) await unmount(card);
    card = null;
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
});

describe('the number of opponents', () => {
    it('is three, or what the game allows nearest to it', () => {
        expect(usualOpponents(game('omerta', 3, 5))).toBe(3);
        expect(usualOpponents(game('duel', 2, 2))).toBe(1);
        expect(usualOpponents(game('crowd', 6, 8))).toBe(5);
    });

    it('is one of those that the game allows', () => {
        expect(opponents(game('corleone', 2, 5))).toEqual([1, 2, 3, 4]);
        expect(opponents(game('alone', 1, 2))).toEqual([1]);
    });

    it('is remembered for each game, and goes with the level to the house', async () => {
        const wishes: string[] = [];
        vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
            wishes.push(body);
            return Promise.reject(new TypeError('nobody is there'));
        });
        show(game('omerta', 3, 5));
        choose('[data-opponents]', '4');
        choose('[data-level]', 'hard');
        expect(usualOpponents(game('omerta', 3, 5))).toBe(4);
        expect(usualOpponents(game('corleone', 2, 5))).toBe(3);
        expect(JSON.parse(localStorage.getItem('capotavola.preferences') ?? '{}')).toMatchObject({ opponents: { omerta: 4 }, bot: 'hard' });
        document.querySelector<HTMLButtonElement>('button.main')!.click();
        await vi.waitFor(() => expect(wishes).toHaveLength(1));
        expect(JSON.parse(wishes[0]!)).toMatchObject({ game: 'omerta', players: 5, fill: 'hard', start: true });
    });
});
