// A table of Omerta for three at which Anna sits; the house at the other end of the line is the test.

import { type Component, flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';

import { gameModule } from '../src/games/module';
import type { Arguments, JsonObject, Welcome } from '../src/protocol/messages';
import type { Language } from '../src/speech/languages';
import { speech } from '../src/speech/speech.svelte';
import { TABLE, welcome } from '../src/stories/example';
import { Session } from '../src/table/session.svelte';
import { Table } from '../src/table/table.svelte';
import AtTable from './AtTable.svelte';
import { FakeSocket, newest } from './socket';

export { TURN, VIEW, position, welcome } from '../src/stories/example';

/** As the house declares them. */
export const ARGUMENTS: Arguments = {
    seats: ['seat', 'other_seat', 'target', 'winner', 'by'],
    places: ['place', 'other_place', 'safe_place'],
    amounts: ['round', 'count', 'sum', 'score'],
    choices: { from: ['pile', 'discard'] },
    words: { card: ['card'] },
};

/** Anna has sat down; the newest socket is her line. */
export async function sitDown(first: Partial<Welcome> = {}, language: Language = 'en'): Promise<Table> {
    vi.stubGlobal('WebSocket', FakeSocket);
    await speech.speak(language, 'native');
    speech.hear([{ name: 'omerta', arguments: ARGUMENTS }]);
    await speech.learn('omerta');
    const game = await gameModule('omerta');
    const session = new Session(TABLE.code, 0);
    newest().open();
    newest().says(welcome(first));
    clearInterval(beat);
    beat = setInterval(() => newest().says({}), BEAT);
    return new Table(session, game, TABLE, () => undefined);
}

// On a busy machine a test may take longer than a silent line is borne: this house is never silent.
const BEAT = 1_000;
let beat: ReturnType<typeof setInterval> | undefined;

/** The part in the page, alone; it is taken away when the test has ended. */
export function show<Props extends Record<string, unknown>>(table: Table, Part: Component<Props>, props: Props): void {
    shown.push(mount(AtTable<Props>, { target: document.body, props: { table, Part, props } }));
    flushSync();
}

const shown: object[] = [];

export async function clear(): Promise<void> {
    clearInterval(beat);
    for (const one of shown.splice(0)) await unmount(one);
    vi.unstubAllGlobals();
}

/** What is fetched when it is wanted may take its time on a busy machine. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

/** The one element with that selector. */
export function one<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = document.querySelectorAll<E>(selector);
    if (found.length !== 1) throw new Error(`${selector} is there ${found.length} times`);
    return found[0]!;
}

export function texts(selector: string): string[] {
    return [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
}

/** A click, and all that follows from it in the page. */
export function click(element: HTMLElement): void {
    element.click();
    flushSync();
}

/** What was sent to the house last, without its number. */
export function sent(): JsonObject | undefined {
    const last = newest().sent.at(-1);
    if (!last) return undefined;
    const { id: _, ...said } = last;
    return said as JsonObject;
}
