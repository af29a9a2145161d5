// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Parts = typeof import('../src/page/part');

const NEVER = Symbol('never');
const reload = vi.fn();
const gone = () => Promise.reject(new Error('gone'));

/** A page that was just loaded. */
async function page(): Promise<Parts> {
    vi.resetModules();
    return import('../src/page/part');
}

function soon(promise: Promise<unknown>): Promise<unknown> {
    return Promise.race([promise, vi.advanceTimersByTimeAsync(10).then(() => NEVER)]);
}

beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal('location', { reload });
    sessionStorage.clear();
    reload.mockClear();
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe('a part that cannot be fetched', () => {
    it('is a reason to take the page anew', async () => {
        const { part, renew } = await page();
        expect(renew()).toBe(true);
        expect(reload).toHaveBeenCalledOnce();
        expect(await soon(part(gone))).toBe(NEVER);
    });

    it('is not fetched again and again', async () => {
        (await page()).renew();
        const { part, renew } = await page();
        expect(renew()).toBe(false);
        await expect(part(gone)).rejects.toThrow('gone');
        vi.advanceTimersByTime(60_000);
        expect(renew()).toBe(true);
        expect(reload).toHaveBeenCalledTimes(2);
    });

    it('drives nobody from a table: the house must be there, and must have heard everything', async () => {
        const { renew, stayAtTable } = await page();
        let settled = false;
        stayAtTable(() => settled);
        expect(renew()).toBe(true);
        await vi.advanceTimersByTimeAsync(600_000);
        expect(reload).not.toHaveBeenCalled();
        settled = true;
        await vi.advanceTimersByTimeAsync(1000);
        expect(reload).toHaveBeenCalledOnce();
    });

    it('is waited for at a table, also where the page was just taken anew', async () => {
        (await page()).renew();
        const { part, renew, stayAtTable } = await page();
        stayAtTable(() => true);
        expect(renew()).toBe(true);
        expect(await soon(part(gone))).toBe(NEVER);
        expect(reload).toHaveBeenCalledOnce();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(reload).toHaveBeenCalledTimes(2);
    });

    it('holds nobody who has left the table', async () => {
        const { renew, stayAtTable } = await page();
        stayAtTable(() => false)();
        renew();
        expect(reload).toHaveBeenCalledOnce();
    });
});
