// Actions that differ in nothing but an amount: a number is asked for, instead of a button for each of them.

import type { JsonObject, Position } from '../../protocol/messages';
import { speech } from '../../speech/speech.svelte';
import type { Form } from '../../table/asking';

/** So few are buttons all the same. */
const FEW = 3;

/** For verbs that have nothing on the board to click first. */
export function forms({ view, legal }: Position, isPlaced: (action: JsonObject) => boolean): Form[] {
    const free = legal.filter((action) => !isPlaced(action));
    const verbs = new Set(free.map(({ verb }) => verb));
    return [...verbs].flatMap((verb) => amount(free.filter((action) => action.verb === verb), view) ?? []);
}

/** Null if it is something else that they differ in, or if they have gaps. */
export function amount(options: readonly JsonObject[], view: JsonObject): Form | null {
    if (options.length <= FEW) return null;
    const [first] = options;
    const amounts = speech.arguments(String(view.game)).amounts ?? [];
    const varying = Object.keys(first!).filter((name) => options.some((action) => action[name] !== first![name]));
    const name = varying[0];
    if (varying.length !== 1 || name === undefined || !amounts.includes(name)) return null;
    const values = options.map((action) => Number(action[name])).sort((one, other) => one - other);
    const [low, next] = values as [number, number];
    const step = next - low;
    if (step <= 0 || values.some((value, index) => value !== low + index * step)) return null;
    const { verb, [name]: _, ...fixed } = first!;
    const label = { key: `param-${name}` };
    return {
        verb: String(verb),
        title: { key: `verb-${String(verb)}` },
        fixed,
        fields: [{ kind: 'amount', name, label, low, high: values.at(-1)!, step }],
    };
}
