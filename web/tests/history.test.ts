// What happened long ago comes by the page, and is read to its end.

import { afterEach, describe, expect, it, vi } from 'vitest';

import { history } from '../src/protocol/api';
import type { AnyHappening, History } from '../src/protocol/messages';

const PAGE = 3;

/** A house in which so much has happened; which pages were asked for. */
function houseWith(count: number): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
        asked.push(path);
        const since = Number(new URL(path, 'http://house').searchParams.get('since'));
        const version = Math.min(count, since + PAGE);
        const happened = Array.from({ length: version - since }, (_, index): AnyHappening => ({ kind: 'started', version: since + index + 1, at: 0 }));
        const page: History = { happened, version, more: version < count };
        return Response.json(page);
    });
    return asked;
}

describe('the history', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('is read page by page, each after the last', async () => {
        const asked = houseWith(8);
        const happened = await history('CODE', 1, 8);
        expect(happened.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        expect(asked).toEqual([0, 3, 6].map((since) => `/api/tables/CODE/history?since=${since}&seat=1`));
    });

    it('is read no further than was asked for', async () => {
        const asked = houseWith(100);
        const happened = await history('CODE', null, 5);
        expect(happened.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
        expect(asked.length).toBe(2);
    });

    it('is not asked for where nothing has happened', async () => {
        const asked = houseWith(0);
        expect(await history('CODE', null, 0)).toEqual([]);
        expect(asked).toEqual([]);
    });
});
