// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { recalled, veiled } from '../src/games/omerta/memory';
import type { View } from '../src/games/omerta/view';
import Log from '../src/parts/Log.svelte';
import type { JsonObject, Welcome } from '../src/protocol/messages';
import { VIEW, clear, position, show, sitDown, texts, welcome } from './table';

const AIDED = { ...VIEW.options, memory_aid: true };
const view = (fields: Partial<View>) => ({ ...VIEW, ...fields }) as unknown as JsonObject;
const SAW = { event: 'saw', seat: 0, places: [0, 2], cards: ['mole', 'alibi'] };
const SEEN: Partial<View> = {
    stocks: [[{ face: 'mole', locked: true }, null]],
    safe: ['lady', 'killer', 'alibi', 'bottle-3'],
};

beforeEach(() => {
    document.body.innerHTML = '';
});

afterEach(clear);

describe('without the memory aid', () => {
    it('own looks are told again as others heard them', () => {
        const now = view({});
        expect(recalled(SAW, now)).toEqual({ event: 'looked', seat: 0, places: [0, 2] });
        expect(recalled({ event: 'drew-card', seat: 0, card: 'lady' }, now)).toEqual({ event: 'drew', seat: 0 });
        const opened = { event: 'saw-safe', seat: 0, cards: ['lady'] };
        expect(recalled(opened, now)).toEqual({ event: 'safe-opened', seat: 0 });
        const open = { event: 'wrong-card', seat: 1, place: 0, card: 'lady' };
        expect(recalled(open, now)).toEqual(open);
    });

    it('the past lies face down, but for what all could see', () => {
        const drawn = { ...SEEN, held: { seat: 0, from: 'pile', face: 'lady' } } as const;
        expect(veiled(view(drawn))).toMatchObject({
            stocks: [[{ face: null, locked: true }, null]],
            safe: [null, null, null, null],
            held: { seat: 0, from: 'pile', face: null },
            top: 'lady',
        });
        const taken = { seat: 0, from: 'discard', face: 'lady' } as const;
        expect(veiled(view({ held: taken }))).toMatchObject({ held: taken });
    });

    it('the log keeps it until the game is over', async () => {
        const looked = { kind: 'acted', version: 1, at: 0, seat: 0, action: null, why: 'player', events: [SAW] };
        const missed = [looked] as unknown as Welcome['missed'];
        show(await sitDown({ missed }), Log, {});
        expect(texts('li')[0]).toMatch(/^Anna looks at own .*1, 3/);
        expect(texts('li')[0]).not.toContain('Mole');
        await clear();
        const over = { ...welcome().table, status: 'over' } as const;
        show(await sitDown({ missed, table: over }), Log, {});
        expect(texts('li')[0]).toContain('Mole, Alibi');
    });

    it('so does a moment of the past', async () => {
        const table = await sitDown();
        table.past = { version: 1, position: position(SEEN) } as typeof table.past;
        expect(table.view).toMatchObject({ safe: [null, null, null, null] });
        table.session.table = { ...table.info, status: 'ended' };
        expect(table.view).toMatchObject({ safe: SEEN.safe });
    });
});

describe('with the memory aid', () => {
    it('all that was seen is told and shown again', () => {
        expect(recalled(SAW, view({ options: AIDED }))).toEqual(SAW);
        const past = view({ ...SEEN, options: AIDED });
        expect(veiled(past)).toEqual(past);
    });
});
