// @vitest-environment happy-dom
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import Log from '../src/parts/Log.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import SeatPanel from '../src/parts/SeatPanel.svelte';
import Spot from '../src/parts/Spot.svelte';
import type { AnyHappening, JsonObject, News, Position } from '../src/protocol/messages';
import { speech } from '../src/speech/speech.svelte';
import { GameWords } from '../src/speech/words';
import { newest } from './socket';
import { clear, click, one, position, sent, show, sitDown, soon, texts, TURN, welcome } from './table';

const NO_CLOCKS = { left: [], running: [] };
const picture = createRawSnippet(() => ({ render: () => '<b>a picture</b>' }));
const spot = (target: string) => ({ target, label: 'draw pile', children: picture });

/** Promises that are settled go on. */
const settle = async () => {
    await new Promise((done) => setTimeout(done));
    flushSync();
};

/** Something happened, and now it is so. */
function news(version: number, now: Position): void {
    const happened = [{ kind: 'back', version, at: 0, seat: 1 }] as const;
    newest().says({ type: 'news', now: Date.now(), version, happened: [...happened], position: now, table: null, clocks: NO_CLOCKS });
    flushSync();
}

beforeEach(() => {
    document.body.innerHTML = '';
});

afterEach(async () => {
    vi.restoreAllMocks();
    await clear();
});

describe('a spot', () => {
    it('says that it can be chosen, and is chosen by one click', async () => {
        show(await sitDown(), Spot, spot('pile'));
        expect(one('button').dataset.legal).toBe('true');
        expect(one('button').textContent).toContain('draw pile, can be chosen');
        click(one('button'));
        expect(sent()).toEqual({ type: 'act', seen: 1, action: { verb: 'draw', from: 'pile' } });
    });

    it('that cannot be chosen asks the house why, and can be reached by no tab', async () => {
        show(await sitDown(), Spot, spot('place:0:2'));
        expect(one('button').dataset.legal).toBe('false');
        expect(one('button').tabIndex).toBe(-1);
        click(one('button'));
        expect(sent()).toEqual({ type: 'ask', action: { verb: 'replace', place: 2 } });
    });

    it('is marked while more must be chosen, and let go by another click', async () => {
        const legal = [1, 2, 3].map((other_place) => ({ verb: 'peek', place: 0, other_place }));
        show(await sitDown({ position: position({ step: 'peeks' }, legal) }), Spot, spot('place:0:0'));
        click(one('button'));
        expect(one('button').getAttribute('aria-pressed')).toBe('true');
        expect(sent()).toBeUndefined();
        click(one('button'));
        expect(one('button').getAttribute('aria-pressed')).toBeNull();
    });
});

const CALL = 'Call Omerta! for 7 points or less; else +20';

describe('the prompt', () => {
    it('asks, with buttons; what cannot be undone is the last of them, and says what it risks', async () => {
        show(await sitDown(), Prompt, {});
        expect(one('.text').textContent).toContain('Draw from the pile or take the top discard, or call Omerta.');
        expect(texts('button[data-verb]')).toEqual(['Draw from the pile', CALL]);
        expect(texts('button.main')).toEqual(['Draw from the pile']);
    });

    it('says in large what is to be done, and in small of which card', async () => {
        show(await sitDown({ position: position({ step: 'ability', character: 'mole' }, [{ verb: 'mole', place: 0 }]) }), Prompt, {});
        expect(one('.text').textContent).toBe('Look at one of your own cards.');
        expect(one('.about .thing').textContent).toBe('Mole');
    });

    it('says what the drawn character would do, beside a button that discards it', async () => {
        const held = { seat: 0, from: 'pile', face: 'mole' } as const;
        show(await sitDown({ position: position({ step: 'holding', held }, [{ verb: 'discard' }, { verb: 'replace', place: 0 }]) }), Prompt, {});
        expect(one('.hint').textContent).toBe('If you discard it, the Mole lets you look at one of your own cards.');
        click(one('button[data-verb=discard]'));
        expect(sent()).toMatchObject({ action: { verb: 'discard' } });
    });

    it('lets an attack happen by a button that is as visible as what glows', async () => {
        const legal: JsonObject[] = [{ verb: 'pass' }, { verb: 'reveal', place: 0 }];
        show(await sitDown({ position: position({ step: 'answers', active: 1, character: 'lady', aim: [0] }, legal) }), Prompt, {});
        expect(texts('button.main')).toEqual(['Let it happen']);
    });

    it('says "your" of what is the viewer\'s own', async () => {
        const table = await sitDown({ position: position({ step: 'ability', character: 'gangster' }, []) });
        const swap = { verb: 'gangster', place: 1, other_place: 2 };
        expect(table.actionLabel({ ...swap, seat: 0, other_seat: 2 })).toBe('Swap your place 2 with Carla, place 3');
        expect(table.actionLabel({ ...swap, seat: 2, other_seat: 0 })).toBe('Swap Carla, place 2, with your place 3');
        expect(table.actionLabel({ ...swap, seat: 1, other_seat: 2 })).toBe('Swap Борис, place 2, with Carla, place 3');
    });

    it('asks once more before what cannot be undone', async () => {
        const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
        show(await sitDown(), Prompt, {});
        click(one('button[data-verb=omerta]'));
        expect(sent()).toBeUndefined();
        now.mockReturnValue(1400);
        click(one('button.main'));
        expect(sent()).toEqual({ type: 'act', seen: 1, action: { verb: 'omerta' } });
    });

    it('forgets the doubt when something else is asked', async () => {
        show(await sitDown(), Prompt, {});
        click(one('button[data-verb=omerta]'));
        newest().says(welcome({ position: position({ step: 'holding' }, [{ verb: 'discard' }]) }));
        flushSync();
        expect(texts('button')).toEqual(['Discard the drawn card']);
    });

    it('forgets the doubt when something else is done, though the same is asked later', async () => {
        const table = await sitDown();
        show(table, Prompt, {});
        click(one('button[data-verb=omerta]'));
        table.chooser.click('pile');
        expect(sent()).toEqual({ type: 'act', seen: 1, action: { verb: 'draw', from: 'pile' } });
        flushSync();
        expect(texts('button')).toEqual(['Draw from the pile', CALL]);
    });

    it('forgets the doubt when others went on meanwhile, though the same is asked later', async () => {
        show(await sitDown(), Prompt, {});
        click(one('button[data-verb=omerta]'));
        news(2, position({}, []));
        news(3, position());
        expect(texts('button')).toEqual(['Draw from the pile', CALL]);
    });

    it('keeps the doubt while others decide', async () => {
        show(await sitDown(), Prompt, {});
        click(one('button[data-verb=omerta]'));
        newest().says(welcome({ version: 2, position: position({ deciders: [0, 1] }, TURN) }));
        flushSync();
        expect(texts('button.main')).toEqual([`Sure? ${CALL}`]);
    });

    it('says whom the table waits for', async () => {
        show(await sitDown({ position: position({ deciders: [1, 2] }, []) }), Prompt, {});
        expect(one('.text').textContent).toMatch(/Waiting for Борис, Carla/);
    });

    it('offers undo exactly if the house does', async () => {
        show(await sitDown({ position: { ...position(), undo: true } }), Prompt, {});
        expect(sent()).toEqual({ type: 'undo', seen: 1, ask: true });
        expect(texts('button[data-verb=undo]')).toEqual([]);
        newest().says({ type: 'ack', id: String(newest().sent.at(-1)!.id), version: 1 });
        await settle();
        click(one('button[data-verb=undo]'));
        expect(sent()).toEqual({ type: 'undo', seen: 1 });
        newest().says(welcome({ version: 2 }));
        flushSync();
        expect(texts('button[data-verb=undo]')).toEqual([]);
    });

    it('explains a refusal, and opens its rule', async () => {
        const table = await sitDown();
        show(table, Prompt, {});
        void table.session.act({ verb: 'discard' });
        const { id } = newest().sent.at(-1)!;
        const reason = { reason: 'nothing-held', rule: 'OM-3.2', code: 'rule', args: {} } as const;
        newest().says({ type: 'refused', id: String(id), ...reason });
        await settle();
        expect(one('[role=alert]').textContent).toContain(table.words.refusal('nothing-held', {}));
        click(one('button.rule'));
        expect(table.rule).toBe('OM-3.2');
    });
});

describe('a seat', () => {
    it('shows name, score, and who thinks', async () => {
        show(await sitDown({ position: position({ deciders: [2] }, []) }), SeatPanel, { seat: 2, score: 40, children: picture });
        expect(one('h3').textContent).toBe('Carla');
        expect(one('.score').textContent).toContain('40');
        expect(one('.thinks').textContent).toBe('thinking');
        expect(one('.sign').textContent).toContain('skilled bot');
    });

    it('shows since when somebody is away', async () => {
        const first = welcome();
        const seats = first.table.seats.map((seat, number) => (number === 1 ? { ...seat, away: 1 } : seat));
        show(await sitDown({ table: { ...first.table, seats } }), SeatPanel, { seat: 1, score: null, children: picture });
        expect(one('.away').textContent).toContain('away');
    });
});

describe('the log', () => {
    const drew = (version: number) => {
        const events = [{ event: 'drew', seat: 1 }];
        return { kind: 'acted', version, at: 0, seat: 1, action: null, why: 'player', events } as unknown as AnyHappening;
    };
    const goOn = (version: number, change: Partial<News> = {}) => {
        const happened = [drew(version)];
        newest().says({ type: 'news', now: 0, version, happened, position: position(), table: null, clocks: NO_CLOCKS, ...change });
        flushSync();
    };

    it('has a line for each event, in the language of the moment', async () => {
        show(await sitDown({ missed: [drew(1)] }), Log, {});
        expect(texts('li')[0]).toContain('draws from the pile');
        await speech.speak('pl', 'native');
        flushSync();
        expect(texts('li')[0]).toContain('dobiera');
    });

    it('adds what is new, and tells nothing twice', async () => {
        const missed = Array.from({ length: 50 }, (_, index) => drew(index + 1));
        show(await sitDown({ missed, version: 50 }), Log, {});
        const lines = [...document.querySelectorAll('li')];
        const telling = vi.spyOn(GameWords.prototype, 'event');
        goOn(51);
        goOn(52, { table: { ...welcome().table, votes: {} } });
        expect(telling).toHaveBeenCalledTimes(2);
        const now = [...document.querySelectorAll('li')];
        expect(lines.every((line, index) => line === now[index])).toBe(true);
        expect(texts('li')).toHaveLength(52);
    });

    it('tells all anew in another language, and when a player has another name', async () => {
        show(await sitDown({ missed: [drew(1), drew(2)], version: 2 }), Log, {});
        const telling = vi.spyOn(GameWords.prototype, 'event');
        await speech.speak('ru', 'native');
        flushSync();
        await soon(() => expect(telling).toHaveBeenCalledTimes(2));
        const seats = welcome().table.seats.map((seat, number) => (number === 1 ? { ...seat, name: 'Dario' } : seat));
        goOn(3, { table: { ...welcome().table, seats } });
        await soon(() => expect(telling).toHaveBeenCalledTimes(5));
        expect(texts('li')[0]).toContain('Dario');
    });
});
