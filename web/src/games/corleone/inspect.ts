// Corleone's things as they are looked at: cards, businesses, icons, figures.

import { capital } from '../../speech/speech.svelte';
import type { GameWords } from '../../speech/words';
import { thingOf } from '../../table/inspecting';
import type { Inspected } from '../module';
import { effects } from './icons';
import Large from './Large.svelte';
import { printed } from './printed';

const MONEY = ['money-1', 'money-2', 'money-3', 'money-5'];
const GOODS = ['gun', 'booze', 'blood-money', 'narcotics'];
const ALLIES = [
    ...['family-accountant', 'union-boss-i', 'mayor-i', 'small-time-bookie', 'hired-muscle', 'capo'],
    ...['union-boss-ii', 'mayor-ii', 'police-chief-ii', 'tax-consultant', 'evidence-clerk', 'hollywood-producer'],
    ...['union-boss-iii', 'mayor-iii', 'police-chief-iii', 'supreme-court-judge', 'newspaper-editor', 'shipping-magnate'],
];
const JOBS = [
    ...['shake-down', 'protection-racket', 'bookmaking', 'truck-hijack', 'strike-breaking', 'numbers-racket'],
    ...['cook-the-books', 'shell-company', 'casino-skim', 'charity-gala', 'offshore-account', 'lost-ledger'],
    ...['blackmail', 'kidnapping', 'safe-job', 'warehouse-raid', 'an-offer', 'inside-man'],
    ...['hit', 'drive-by', 'car-bomb', 'garrotte', 'ambush', 'night-swim'],
];
const BUSINESSES = [
    ...['stock-exchange', 'red-hook-docks', 'park-avenue-clinic', 'air-freight-terminal', 'opera-house', 'grand-hotel'],
    ...['penn-central-railroad', 'olive-oil-importer', 'pawn-shop', 'flower-shop', 'trucking-firm', 'printing-house'],
    ...['undertaker', 'pool-hall', 'tailor', 'heroin-lab', 'harbour-customs', 'casino-royale', 'private-bank'],
];
/** Icons, and the rule about each. */
export const ICONS: Record<string, string> = {
    suitcase: 'CE-10.2',
    jobs: 'CE-10.3',
    'one-for-5': 'CE-10.4',
    'two-for-5': 'CE-10.4',
    'three-for-8': 'CE-10.4',
    'one-for-goods': 'CE-10.5',
    'horse-head': 'CE-10.7',
};
const FIGURES: Record<string, string> = {
    thug: 'CE-4.3',
    don: 'CE-4.5',
    consigliere: 'CE-4.5',
    heir: 'CE-4.5',
    'union-boss': 'CE-4.11',
    mayor: 'CE-4.11',
    'police-chief': 'CE-4.11',
};
const NEUTRALS = ['union-boss', 'mayor', 'police-chief'];

export const cardThing = (card: string) => thingOf('card', card);
export const businessThing = (business: string) => thingOf('business', business);
/** An icon for money or goods shows that card. */
export const iconThing = (icon: string) => (ICONS[icon] ? thingOf('effect', icon) : cardThing(icon));
/** The message that says what an icon does. */
export const iconSentence = (icon: string) => `about-icon-${icon.replace(/-\d$/, '')}`;
export const figureThing = (figure: string) => thingOf('figure', figure);
export const MARKER = thingOf('piece', 'marker');
export const COLOUR = thingOf('piece', 'job-colours');
export const INFLUENCE = thingOf('piece', 'influence');
const PIECES: Record<string, string> = { marker: 'CE-5.2', 'job-colours': 'CE-9.2', influence: 'CE-5.1' };

export const things: readonly string[] = [
    ...[...MONEY, ...GOODS, ...ALLIES, ...JOBS].map(cardThing),
    ...BUSINESSES.map(businessThing),
    ...Object.keys(ICONS).map(iconThing),
    ...Object.keys(FIGURES).map(figureThing),
    MARKER,
    COLOUR,
    INFLUENCE,
];

export function inspect(thing: string, words: GameWords): Partial<Inspected> {
    const at = thing.indexOf(':');
    const [kind, word] = [thing.slice(0, at), thing.slice(at + 1)];
    switch (kind) {
        case 'card':
            return card(word, words);
        case 'business':
            return business(word, words);
        case 'effect':
            return { text: words.say(iconSentence(word)), rule: ICONS[word] ?? null, Face: Large, shape: 1 };
        case 'figure': {
            const about = NEUTRALS.includes(word) ? word : word === 'thug' ? 'thug' : 'member';
            return { name: capital(words.say(`figure-${word}`)), text: words.say(`about-figure-${about}`), rule: FIGURES[word] ?? null, Face: Large, shape: 0.75 };
        }
        default:
            return { name: words.say(`piece-${word}`), text: words.say(`about-${word}`), rule: PIECES[word] ?? null };
    }
}

function card(word: string, words: GameWords): Partial<Inspected> {
    if (MONEY.includes(word)) return { text: words.say('about-money'), rule: 'CE-4.9', Face: Large };
    if (GOODS.includes(word)) {
        const wild = word === 'narcotics';
        return { text: words.say(wild ? 'about-narcotics' : 'about-good'), rule: wild ? 'CE-4.7' : 'CE-4.6', Face: Large };
    }
    const face = printed.face(word);
    const text = face ? effects(face.effects, words) : '';
    if (ALLIES.includes(word)) return { text, rule: 'CE-4.8', Face: Large };
    const copies = printed.copies(word);
    const figures = copies === null ? [] : [{ label: words.say('figure-copies'), value: copies }];
    return { text: text || words.say('about-plain-job'), figures, rule: 'CE-4.6', Face: Large };
}

function business(word: string, words: GameWords): Partial<Inspected> {
    const found = printed.business(word);
    const text = found ? words.say('about-business', { front: icons(found.front, words), back: icons(found.back, words) }) : '';
    return { text, rule: 'CE-2.2', Face: Large, shape: 1.15 };
}

const icons = (all: readonly string[], words: GameWords) => words.listed(all.map((one) => words.named('effect', one)));
