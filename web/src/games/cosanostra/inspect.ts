// La Cosa Nostra's things as they are looked at: jobs, influence cards, businesses, gangsters.

import type { GameWords } from '../../speech/words';
import { parted, thingOf } from '../../table/inspecting';
import type { Inspected } from '../module';
import Large from './Large.svelte';
import { printed } from './printed';
import { outcomesOf } from './telling';

export const cardThing = (card: string) => thingOf('card', card);
/** All cards of a kind are alike. */
export const businessThing = (business: string) => thingOf('business', business.replace(/-\d+$/, ''));
export const monopolyThing = (monopoly: string) => thingOf('monopoly', monopoly);
export const gangsterThing = (gangster: string) => thingOf('gangster', gangster);

const RULES: Record<string, string> = {
    snitch: 'LC-7.1',
    spy: 'LC-7.2',
    'emergency-doctor': 'LC-7.3',
    henchman: 'LC-7.4',
    saboteur: 'LC-7.5',
    'submachine-gun': 'LC-7.6',
    distraction: 'LC-7.7',
    schemer: 'LC-7.8',
};
const JOBS: Record<string, string> = { cash: 'LC-3.4', attack: 'LC-3.3', reaction: 'LC-6.5', other: 'LC-3.2' };
const MONOPOLY = 'LC-5.5';
const SKILLS: Record<string, string> = { lawyer: 'LC-5.2', politician: 'LC-5.3', cop: 'LC-5.4' };

export function inspect(thing: string, words: GameWords): Partial<Inspected> {
    const [kind, word] = parted(thing);
    switch (kind) {
        case 'card':
            return RULES[word] ? { rule: RULES[word], Face: Large } : job(word, words);
        case 'business':
            return business(word, words);
        case 'monopoly':
            return { text: monopolySaid(word, words), rule: MONOPOLY };
        default:
            return gangster(word, words);
    }
}

function monopolySaid(word: string, words: GameWords): string {
    const { least, income } = printed.monopoly;
    if (income === 0) return '';
    return words.say('about-monopoly', { count: least, business: words.named('business', printed.businessmen(word)), amount: income });
}

function job(word: string, words: GameWords): Partial<Inspected> {
    const face = printed.job(word);
    if (!face) return { Face: Large };
    const needs = face.needs.map((kind) => words.named('business', kind));
    const text = [
        ...(words.knows(`about-${word}`) ? [words.say(`about-${word}`)] : []), // a job of an own box has none
        ...(needs.length > 0 ? [words.say('appendix-needs', { what: words.listed(needs) })] : []),
        ...outcomesOf(face, words),
    ].join('\n');
    const figures = face.difficulty === null ? [] : [{ label: words.say('figure-difficulty'), value: face.difficulty }];
    return { text, figures, rule: JOBS[face.type] ?? null, Face: Large };
}

function business(word: string, words: GameWords): Partial<Inspected> {
    const found = printed.business(word);
    if (!found) return { Face: Large, shape: 1 };
    const { skill, monopoly, income, price, copies } = found;
    const count = skill ? printed.skill(skill) : 0;
    const text = skill
        ? words.say(`appendix-skill-${skill}`, { count })
        : monopoly
          ? [words.say('appendix-monopoly', { monopoly: words.named('monopoly', monopoly) }), monopolySaid(monopoly, words)].join('\n').trim()
          : words.say('appendix-company');
    const figures = [
        { label: words.say('view-income'), value: income },
        { label: words.say('figure-price'), value: price },
        { label: words.say('figure-copies'), value: copies },
    ];
    return { text, figures, rule: SKILLS[word] ?? (monopoly ? MONOPOLY : 'LC-5.1'), Face: Large, shape: 1 };
}

function gangster(word: string, words: GameWords): Partial<Inspected> {
    const man = printed.man(word);
    if (!man) return { Face: Large };
    const about = words.knows(`about-${word}`) ? words.say(`about-${word}`, man.figures) : words.named(man.mercenary ? 'gang' : 'family', man.gang);
    const figures = [
        { label: words.say('view-strength'), value: man.strength },
        ...(man.price > 0 ? [{ label: words.say('figure-price'), value: man.price }] : []),
    ];
    return { text: about, figures, rule: man.mercenary ? 'LC-8.6' : 'LC-3.2', Face: Large };
}
