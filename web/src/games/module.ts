// What a game adds to the page: its board, and how its actions are named on it. The rules stay in the house.

import type { Component } from 'svelte';

import type { JsonObject } from '../protocol/messages';
import type { Sound } from '../page/sounds';

interface BoardProps {
    view: JsonObject;
}

/**
 * A card that moves from one place of the table to another; both are `data-spot` names in the page.
 * Where both are the same, the card is shown there for a while.
 */
export interface Flight {
    from: string;
    to: string;
    /** What is on the card, if this viewer may know it. */
    card: string | null;
}

/** Where the game stands, for the head of the page. */
interface Standing {
    round: number;
    rounds: number;
}

/** What is asked of the viewer, in messages of the game. */
export interface Question {
    key: string;
    args: JsonObject;
    /** The message that explains more: what the card in question does. It has no arguments. */
    hint?: string;
}

export interface GameModule {
    Board: Component<BoardProps>;
    /** The face of a card in flight. */
    Face: Component<{ card: string | null }>;
    /** The end of the game, or of a round, in figures. */
    Result: Component<{ outcome: JsonObject }>;
    /** The targets that name a legal action on the board; none if it is a button of the prompt. */
    targets(action: JsonObject, view: JsonObject): string[];
    /** What a click on this target, after those chosen, would mean if it were allowed: the house says why it is not. */
    meant(target: string, view: JsonObject, chosen: readonly string[]): JsonObject | null;
    question(view: JsonObject): Question;
    /** An action that is not to be done by a slip of the finger. */
    momentous(action: JsonObject): boolean;
    flights(event: JsonObject): Flight[];
    sound(event: JsonObject): Sound | null;
    standing(view: JsonObject): Standing;
    /** The event as the log tells it while the game is on, where players must remember what they saw. */
    recalled?(event: JsonObject, now: JsonObject): JsonObject;
    /** A view of the past as it is shown while the game is on, without what the viewer must remember. */
    veiled?(past: JsonObject): JsonObject;
}

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');

export function hasBoard(game: string): boolean {
    return `./${game}/index.ts` in MODULES;
}

export async function gameModule(game: string): Promise<GameModule> {
    const load = MODULES[`./${game}/index.ts`];
    if (!load) throw new Error(`no board for ${game}`);
    return (await load()).default;
}

/** Options that must be so where several players share one screen; a game says so in its `shared.json`. */
const SHARED = import.meta.glob<JsonObject>('./*/shared.json', { eager: true, import: 'default' });

export function atOneScreen(game: string): JsonObject {
    return SHARED[`./${game}/shared.json`] ?? {};
}

const COVERS = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

/** The picture on the front page. */
export async function gameCover(game: string): Promise<Component> {
    const load = COVERS[`./${game}/Cover.svelte`];
    if (!load) throw new Error(`no cover for ${game}`);
    return (await load()).default;
}
