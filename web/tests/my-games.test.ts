import { beforeEach, describe, expect, it, vi } from 'vitest';

import { myGames } from '../src/house/my-games';

const GOING = 'GOING';

vi.mock('../src/protocol/api', () => ({
    RefusedError: class extends Error {},
    table: (code: string) => Promise.resolve({ code, status: code === GOING ? 'playing' : 'over' }),
}));

const kept = Array.from({ length: 12 }, (_, number) => `OVER${number}`);

beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify([...kept, GOING]) });
});

describe('my games', () => {
    it('one that goes on is found behind many that are over', async () => {
        expect((await myGames()).going.map(({ code }) => code)).toEqual([GOING]);
    });

    it('of those that are over the last ones are shown', async () => {
        expect((await myGames()).over.map(({ code }) => code)).toEqual(kept.slice(0, 8));
    });
});
