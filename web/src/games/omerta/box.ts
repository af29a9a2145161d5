// What is in a box of Omerta.

import type { JsonObject } from '../../protocol/messages';
import { cardThing } from './inspect';

interface Content {
    bottle: { value: number; copies: number }[];
    character: { name: string; copies: number }[];
}

export default function contents(content: JsonObject): string[] {
    const { bottle, character } = content as unknown as Content;
    const bottles = bottle.map(({ value, copies }) => ({ name: `bottle-${value}`, copies }));
    return [...bottles, ...character].filter(({ copies }) => copies > 0).map(({ name }) => cardThing(name));
}
