import { afterEach, expect, test, vi } from 'vitest';

import { NO_ANSWER, RefusedError, ask } from '../src/protocol/api';

afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

test('an answer that never comes counts as none', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    vi.stubGlobal('fetch', lostOnTheWay);
    const asked = ask('GET', '/api/tables/LOST');
    patience.abort();
    await expect(asked).rejects.toEqual(new RefusedError(NO_ANSWER));
});

function lostOnTheWay(_: string, { signal }: RequestInit): Promise<Response> {
    return new Promise((_, givenUp) => signal!.addEventListener('abort', () => givenUp(signal!.reason)));
}
