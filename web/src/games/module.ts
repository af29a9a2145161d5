// What a game adds to the page: its board, and how its actions are named on it. The rules stay in the house.

import type { Component } from 'svelte';

import type { IconName } from '../parts/Icon.svelte';
import type { Json, JsonObject, Position } from '../protocol/messages';
import type { Sound } from '../page/sounds';
import type { Drawn } from './plain/shape';
import { part } from '../page/part';
import type { GameWords } from '../speech/words';
import type { Bundle, Draft, Form, Matter, Message, Run } from '../table/asking';

interface BoardProps {
    view: JsonObject;
}

/** A thing that moves from one place of the table to another; both are `data-spot` names in the page. */
export interface Flight {
    from: string;
    /** Where it is the same place, the thing is shown there for a while. */
    to: string;
    /** What is drawn, by the game's `Flying`: only the game knows what it means. */
    what: Json;
    /** Width by height of what is not as large as its places: it is drawn in their middle. */
    ratio?: number;
    /** There is more where it comes from, as on a pile. */
    more?: boolean;
    /** A place that it passes on its way. */
    via?: string;
    /** How many others take off before it. */
    late?: number;
}

/** What somebody gains or loses, in a message of the game, at a seat or a spot. */
export interface Gain {
    at: number | string;
    key: string;
    args?: JsonObject;
    loss?: boolean;
}

/** How an event is shown; the words beside it are the event's own. */
export interface Shown {
    flights?: readonly Flight[];
    /** Spots that are marked as changed until the viewer acts; if it is not said, none. */
    touched?: readonly string[];
    gains?: readonly Gain[];
    sound?: Sound;
    /** How long it takes, 1 if it is not said; 0 if it is not worth a moment. */
    weight?: number;
    /** The seat or spot where it is told; if it is not said, the seat that the event names, or else the whole table. */
    at?: number | string;
    /** The table is shown as it is after the action, and what flies fills it, as when cards are dealt. */
    after?: boolean;
}

/** Where the game stands, for the head of the page: acts, phases, rounds, in a message of the game. */
export interface Standing {
    key: string;
    args: JsonObject;
}

/** What is loaded when somebody wants to see it. */
type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a game adds beside log, chat and notes. */
export interface Tab {
    name: string;
    icon: IconName;
    /** The message of the game that names it. */
    label: string;
    part: Later<{ view: JsonObject }>;
}

/** What is asked of the viewer, in messages of the game. */
export interface Question {
    key: string;
    args: JsonObject;
    /** The message that explains more: what the card in question does. It has no arguments. */
    hint?: string;
    /** What it is about, as `card:lady`: its name stands there in small. */
    thing?: string;
}

/** How an action looks as a button of the prompt. */
export interface Button {
    /** As good an answer as what glows on the board, or better. */
    main?: boolean;
    /** What it risks, in small. */
    about?: Message;
    /** It stands before all others. */
    first?: boolean;
}

/** An answer that may be given beforehand: it is given after a while, unless something else is pressed. */
export interface Quiet {
    action: JsonObject;
    /** Milliseconds. */
    after: number;
    /** What is pressed waits for the same moment: else others would see by the time that something was. */
    sealed: boolean;
    /** Messages: the offer to do so, what will happen, and what if something is pressed. */
    offer: string;
    about: string;
    pressed: string;
    /** Of several questions that may be answered so, which one this is: each is wished for by itself. */
    kind?: string;
    /** False: it is not usual alone with bots either, for there is something to press. */
    usual?: boolean;
}

/** A number that belongs to a thing, with its name. */
export interface Figure {
    label: string;
    value: number;
}

/** A thing of the game as it is shown to who looks at it closely. */
export interface Inspected {
    name: string;
    text: string;
    figures: readonly Figure[];
    /** The rule that is about it. */
    rule: string | null;
    /** How it is drawn, and how wide it is for its height. */
    Face: Component<{ thing: string }> | null;
    shape: number;
}

export interface GameModule {
    Board: Component<BoardProps>;
    /** What flies. */
    Flying: Component<{ what: Json }>;
    /** What it will need soon, and fetches when the table is in sight. */
    later?: readonly (() => unknown)[];
    /** The end of the game in figures. */
    Result: Later<{ outcome: JsonObject }>;
    /** What has just been decided, beside the question: whoever answers need not wait until it is told. */
    Decided?: Component;
    /** Makes the buttons of the prompt smaller where they would be cut: `fitted` of the parts, where a game asks so much. */
    fitted?: (buttons: HTMLElement) => () => void;
    /** What an action would bring besides its events, by the views before and after it. */
    Preview?: Component<{ before: JsonObject; after: JsonObject }>;
    /** What is told of the end of a round, if one of these events is it; the view is the one after them. `soFar`: all events. */
    roundEnd?(events: readonly JsonObject[], view: JsonObject, soFar: () => readonly JsonObject[]): JsonObject | null;
    /** It is shown over the table, as a `Summary`. */
    RoundEnd?: Later<{ told: JsonObject; close: () => void }>;
    tabs?: readonly Tab[];
    /** The targets that name a legal action on the board; none if it is a button of the prompt. */
    targets(action: JsonObject, view: JsonObject): string[];
    /** Of these, what glows before anything is chosen; all of them, if it is not said. The others glow when it is. */
    first?(action: JsonObject, view: JsonObject): readonly string[];
    /** What a half-made choice still needs, by what one more click would name. */
    needed?(ahead: readonly JsonObject[], chosen: readonly string[]): Message | null;
    /** The place of what an action puts on its first target, where that needs no click: a figure before its player. */
    carried?(action: JsonObject, view: JsonObject): string | null;
    /** What a click on this target, after those chosen, would mean if it were allowed: the house says why it is not. */
    meant(target: string, view: JsonObject, chosen: readonly string[]): JsonObject | null;
    /** What is asked, where the board says it better than the house. */
    question?(view: JsonObject, legal: readonly JsonObject[]): Question | null;
    /** What an action is called, where its own words say too little of this moment; null: as it calls itself. */
    called?(action: JsonObject, view: JsonObject, legal: readonly JsonObject[]): Message | null;
    /** Null for what needs no button, having a place on the board; else how the button looks. */
    button?(action: JsonObject, view: JsonObject): Button | null;
    /** What an action costs and may bring, in small on its button, whether it has a place on the board or not. */
    about?(action: JsonObject, view: JsonObject, words: GameWords): string;
    quiet?(view: JsonObject): Quiet | null;
    /** Whether those who share a screen are asked openly, all at once, though each would be asked alone. */
    together?(view: JsonObject): boolean;
    /** An action that is not to be done by a slip of the finger. */
    momentous(action: JsonObject): boolean;
    /** Whether it gets a button as soon as all but one of its places are chosen: its last one may be out of sight. */
    spelled?(action: JsonObject): boolean;
    /** An action that a finger does by a second touch: the first one shows what it brings, as pointing does. */
    weighed?(action: JsonObject): boolean;
    /** The message that explains what is asked, where the house's question needs it. It has no arguments. */
    hint?(view: JsonObject): string | null;
    /** `view` is from before the action, `earlier` what was told of the same action; an event without is told in words. */
    happening?(event: JsonObject, view: JsonObject, earlier: readonly JsonObject[]): Shown | null;
    /** What is told to those who come to a table at its very beginning. */
    opening?(view: JsonObject): JsonObject[];
    /** Keys that do something on the board: what is on the key, and the message of the game that says what it does. */
    keys?: readonly (readonly [key: string, text: string])[];
    /** What is going to be asked several times in a row: it is picked all at once. */
    bundle?(view: JsonObject): Bundle | null;
    /** What can be answered at one go. */
    runs?(position: Position): Run[];
    /** Actions that are put together instead of clicked: amounts, offers. */
    forms?(position: Position): Form[];
    /** What a touch of that place begins to put together, where it is no choice. */
    begun?(target: string, position: Position): Form | null;
    /** How forms of a verb are filled in, where the game does it better than the page. */
    composers?: Readonly<Record<string, Later<{ draft: Draft }>>>;
    /** What is left to choose, if these differ in nothing but a number: it is asked for instead of a button for each. */
    amount?(options: readonly JsonObject[], view: JsonObject): Form | null;
    /** What may be done unasked and has no place on the board, in matters that belong together. */
    matters?(view: JsonObject, actions: readonly JsonObject[]): Matter[];
    /** What players expect to be able to do at this step: where it is not legal, it stays in sight with the reason. */
    wished?(view: JsonObject): JsonObject[];
    /** What others wait for though the viewer is not asked: an answer to an offer. */
    awaited?(position: Position): Message | null;
    standing(view: JsonObject): Standing | null;
    /** All that can be looked at: `kind:word`, as `card:lady`, which the message `card-lady` names. */
    things?: readonly string[];
    /** What is told of a thing, besides its name and `about-<word>`. */
    inspect?(thing: string, words: GameWords): Partial<Inspected>;
    /** Whether the log tells it; not what it will tell in other words soon. */
    logged?(event: JsonObject): boolean;
    /** The event as the log tells it while the game is on, where players must remember what they saw. */
    recalled?(event: JsonObject, now: JsonObject): JsonObject;
    /** How a plain board draws the view. */
    drawn?: Drawn;
    /** A view of the past as it is shown while the game is on, without what the viewer must remember. */
    veiled?(past: JsonObject): JsonObject;
}

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** A game without a board of its own has a plain one. */
export async function gameModule(game: string): Promise<GameModule> {
    const load = MODULES[`./${game}/index.ts`];
    return load ? (await load()).default : (await import('./plain/plain')).plain();
}

const BOXES = import.meta.glob<{ default: (content: JsonObject) => string[] }>('./*/box.ts');

/** All that can be looked at of a box, from its content; nothing of a game that does not say. */
export async function boxContents(game: string): Promise<(content: JsonObject) => string[]> {
    const load = BOXES[`./${game}/box.ts`];
    return load ? (await load()).default : () => [];
}

/** Options that must be so where several players share one screen; a game says so in its `shared.json`. */
const SHARED = import.meta.glob<JsonObject>('./*/shared.json', { eager: true, import: 'default' });

export function atOneScreen(game: string): JsonObject {
    return SHARED[`./${game}/shared.json`] ?? {};
}

/** Options that suit one player among bots; a game says so in its `alone.json`. */
const ALONE = import.meta.glob<JsonObject>('./*/alone.json', { eager: true, import: 'default' });

export function aloneWithBots(game: string): JsonObject {
    return ALONE[`./${game}/alone.json`] ?? {};
}

const COVERS = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

/** The picture on the front page. */
export async function gameCover(game: string): Promise<Component> {
    const load = COVERS[`./${game}/Cover.svelte`];
    return (await part<{ default: Component }>(load ?? (() => import('./plain/PlainCover.svelte')))).default;
}
