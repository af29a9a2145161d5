// The texts, by language: the page's own, the house's, those of all games, and each game's. They are loaded when needed.

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { type Digits, type Language, locale } from './languages';

type Texts = Record<string, () => Promise<string>>;

const PAGE: Texts = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const HOUSE: Texts = import.meta.glob<string>('../../../src/capotavola/server/text/*.ftl', { query: '?raw', import: 'default' });
const COMMON: Texts = import.meta.glob<string>('../../../src/capotavola/speech/text/*.ftl', { query: '?raw', import: 'default' });
const GAMES: Texts = import.meta.glob<string>('../../../src/capotavola/games/*/text/*.ftl', { query: '?raw', import: 'default' });
// What only the page says of a game.
const BOARDS: Texts = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

export async function houseBundle(language: Language, digits: Digits): Promise<FluentBundle> {
    return bundle(language, digits, await Promise.all([text(PAGE, `/${language}.ftl`), text(HOUSE, `/${language}.ftl`)]));
}

export async function gameBundle(game: string, language: Language, digits: Digits): Promise<FluentBundle> {
    const file = `/${game}/text/${language}.ftl`;
    const sources = [text(COMMON, `/${language}.ftl`), text(GAMES, file)];
    if (Object.keys(BOARDS).some((path) => path.endsWith(file))) sources.push(text(BOARDS, file));
    return bundle(language, digits, await Promise.all(sources));
}

async function text(texts: Texts, ending: string): Promise<string> {
    const found = Object.entries(texts).find(([path]) => path.endsWith(ending));
    if (!found) throw new Error(`no texts: ${ending}`);
    return found[1]();
}

function bundle(language: Language, digits: Digits, sources: string[]): FluentBundle {
    const made = new FluentBundle(locale(language, digits));
    for (const source of sources) made.addResource(new FluentResource(source));
    return made;
}
