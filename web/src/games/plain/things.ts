// What of a view can be pointed at: its words and its players. An action is named by those of its parts that are there.

import type { Json, JsonObject } from '../../protocol/messages';
import type { Drawn } from './shape';

export const thing = (word: string) => `thing:${word}`;
export const player = (seat: number) => `seat:${seat}`;

/** The parts of an action that lie on the board; what is left is chosen among buttons. */
export function targets(action: JsonObject, view: JsonObject, drawn: Drawn): string[] {
    const there = thingsOf(view, drawn);
    return Object.entries(action).flatMap(([name, part]) => (name === 'verb' ? [] : pointedAt(name, part, there, drawn)));
}

function pointedAt(name: string, part: Json, there: ReadonlySet<string>, drawn: Drawn): string[] {
    if (typeof part === 'number') return drawn.isPlayer(name) ? [player(part)] : [];
    if (typeof part !== 'string') return [];
    if (there.has(part)) return [thing(part)];
    const several = part.split('+');
    return several.every((one) => there.has(one)) ? several.map(thing) : [];
}

const KNOWN = new WeakMap<JsonObject, ReadonlySet<string>>();

/** Every word of the view that is drawn as something to point at. */
export function thingsOf(view: JsonObject, drawn: Drawn): ReadonlySet<string> {
    const known = KNOWN.get(view);
    if (known) return known;
    const found = new Set<string>();
    for (const [field, value] of Object.entries(view)) {
        if (field === 'seats' || drawn.isShown(field)) collect(field, value, drawn, found);
    }
    KNOWN.set(view, found);
    return found;
}

function collect(field: string, value: Json, drawn: Drawn, found: Set<string>): void {
    if (drawn.isPassive(field)) return;
    if (typeof value === 'string') found.add(value);
    else if (Array.isArray(value)) for (const one of value) collect(field, one, drawn, found);
    else if (value !== null && typeof value === 'object') {
        for (const [name, part] of Object.entries(value)) {
            if (typeof part === 'number' && isWord(name)) found.add(name);
            if (field === 'seats' || drawn.isShown(name)) collect(name, part, drawn, found);
        }
    }
}

/** `gun: 3` counts things; `hand_size: 3` is a field with an underscore or a label of its own. */
export function isCounted(value: JsonObject): boolean {
    const parts = Object.entries(value);
    return parts.length > 0 && parts.every(([name, part]) => typeof part === 'number' && isWord(name));
}

function isWord(name: string): boolean {
    return /^[a-z]+(-[a-z0-9]+)*$/.test(name);
}

/** The same word several times in a row of them, with the number of each among its like. */
export function copies(words: readonly string[]): { word: string; copy: number }[] {
    const seen = new Map<string, number>();
    return words.map((word) => {
        const copy = seen.get(word) ?? 0;
        seen.set(word, copy + 1);
        return { word, copy };
    });
}

/** Nothing in it is worth a line. */
export function isHollow(value: Json): boolean {
    if (value === null || value === false || value === '') return true;
    if (typeof value !== 'object') return false;
    return Object.values(value).every((part) => part === 0 || isHollow(part as Json));
}
