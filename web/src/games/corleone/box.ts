// What is in a box of Corleone's Empire.

import type { JsonObject } from '../../protocol/messages';
import { businessThing, cardThing } from './inspect';

type Content = Record<'job' | 'ally' | 'business' | 'tile', { name: string }[]>;

export default function contents(content: JsonObject): string[] {
    const { job, ally, business, tile } = content as unknown as Content;
    const cards = [...ally, ...job].map(({ name }) => cardThing(name));
    return [...cards, ...[...business, ...tile].map(({ name }) => businessThing(name))];
}
