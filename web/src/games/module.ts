// What a game adds to the page: its board, and how its actions are named on it. The rules stay in the house.

import type { Component } from 'svelte';

import type { JsonObject } from '../protocol/messages';
import type { Sound } from '../page/sounds';

export interface BoardProps {
    view: JsonObject;
}

/** A card that moves from one place of the table to another; both are `data-spot` names in the page. */
export interface Flight {
    from: string;
    to: string;
    /** What is on the card, if this viewer may know it. */
    card: string | null;
}

/** Where the game stands, for the head of the page and the seats. */
export interface Standing {
    round: number;
    rounds: number;
    scores: readonly number[];
}

export interface GameModule {
    Board: Component<BoardProps>;
    /** The face of a card in flight. */
    Face: Component<{ card: string | null }>;
    /** The end of the game, or of a round, in figures. */
    Result: Component<{ outcome: JsonObject }>;
    /** The targets that name a legal action on the board; none if it is a button of the prompt. */
    targets(action: JsonObject, view: JsonObject): string[];
    /** What a click on this target would mean if it were allowed: the house then says why it is not. */
    meant(target: string, view: JsonObject): JsonObject | null;
    /** The message that says what is asked of the viewer. */
    question(view: JsonObject): { key: string; args: JsonObject };
    /** An action that is not to be done by a slip of the finger. */
    momentous(action: JsonObject): boolean;
    flights(event: JsonObject): Flight[];
    sound(event: JsonObject): Sound | null;
    standing(view: JsonObject): Standing;
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
