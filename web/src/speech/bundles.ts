// The texts, by language: the page's and the house's, with the games' covers; and all that is said of each game. They
// are loaded when needed; those of a game that the page does not know come from the house.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { games, houses } from 'virtual:texts';

import { texts } from '../protocol/api';
import { type Digits, type Language, locale } from './languages';

export interface HouseBundles {
    page: FluentBundle;
    /** By game, what the front page says of it. */
    covers: Record<string, FluentBundle>;
}

export async function houseBundles(language: Language, digits: Digits): Promise<HouseBundles> {
    const { page, covers } = (await houses[language]()).default;
    const ofGames = Object.entries(covers).map(([game, source]) => [game, bundle(language, digits, source)]);
    return { page: bundle(language, digits, page), covers: Object.fromEntries(ofGames) };
}

export async function gameBundle(game: string, language: Language, digits: Digits): Promise<FluentBundle> {
    const load = games[`${game}/${language}`];
    const source = load ? (await load()).default : (await texts(game, language)).texts;
    return bundle(language, digits, source);
}

/** Whether the page was built with the texts of that game. */
export const isBuiltIn = (game: string) => games[`${game}/en`] !== undefined;

function bundle(language: Language, digits: Digits, source: string): FluentBundle {
    const made = new FluentBundle(locale(language, digits));
    made.addResource(new FluentResource(source));
    return made;
}
