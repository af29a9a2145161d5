// Omerta's things as they are looked at: bottles, characters, and the famous gangsters that name the seats.

import type { GameWords } from '../../speech/words';
import { thingOf } from '../../table/inspecting';
import type { Inspected } from '../module';
import Large from './Large.svelte';
import { printed } from './printed';

/** The rule about each character. */
const RULES: Record<string, string> = {
    lady: 'OM-4.3',
    mole: 'OM-4.4',
    gangster: 'OM-4.5',
    snitch: 'OM-4.6',
    driver: 'OM-4.7',
    safecracker: 'OM-4.8',
    killer: 'OM-4.9',
    witness: 'OM-4.10',
    alibi: 'OM-4.11',
    'la-mamma': 'OM-4.12',
    'police-patrol': 'OM-4.13',
};
const BOTTLES = Array.from({ length: 10 }, (_, index) => `bottle-${index + 1}`);
const GANGSTERS = ['al-capone', 'charles-luciano', 'meyer-lansky', 'johnny-torrio', 'virginia-hill'];

export const CARDS: readonly string[] = [...BOTTLES, ...Object.keys(RULES)];

export const cardThing = (card: string) => thingOf('card', card);
export const gangsterThing = (gangster: string) => thingOf('gangster', gangster);

export const things: readonly string[] = [...CARDS.map(cardThing), ...GANGSTERS.map(gangsterThing)];

export function inspect(thing: string, words: GameWords): Partial<Inspected> {
    const [kind, word = ''] = thing.split(':');
    if (kind === 'gangster') {
        return { text: words.say(`nickname-${word}`), rule: 'OM-1.3', Face: Large, shape: 1 };
    }
    const rule = RULES[word] ?? 'OM-1.2';
    const text = RULES[word] ? words.say(`about-${word}`) : words.say('about-bottle');
    return { text, rule, figures: figures(word, words), Face: Large };
}

function figures(card: string, words: GameWords): Inspected['figures'] {
    const found = [
        { label: words.say('figure-points'), value: printed.of(card) },
        { label: words.say('figure-copies'), value: printed.copies(card) },
    ];
    return found.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}
