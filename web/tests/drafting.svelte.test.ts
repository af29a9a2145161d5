// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Form } from '../src/table/asking';
import { Drafting } from '../src/table/drafting.svelte';
import { newest } from './socket';
import { clear, sent, sitDown } from './table';

const FORM: Form = { verb: 'offer', title: { key: 'offer' }, fields: [] };
const OFFER = { type: 'ask', action: { verb: 'offer' } };

/** The house allows what was asked last. */
async function allows(): Promise<void> {
    newest().says({ type: 'ack', id: String(newest().sent.at(-1)!.id), version: 1 });
    await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(async () => {
    await clear();
    vi.useRealTimers();
});

it('is judged while it is out of sight: it may come back when nothing more happens', async () => {
    const offered = $state({ forms: [FORM] });
    const drafting = new Drafting((await sitDown()).session, () => offered.forms);
    drafting.open(FORM);
    await vi.advanceTimersByTimeAsync(250);
    expect(sent()).toMatchObject(OFFER);
    offered.forms = [];
    expect(drafting.draft).toBeNull();
    await allows();
    expect(drafting.allowed).toBe(false);
    offered.forms = [FORM];
    expect(drafting.draft).not.toBeNull();
    expect(drafting.allowed).toBe(true);
});
