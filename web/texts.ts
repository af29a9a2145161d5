/// <reference types="node" />
// Fluent texts on their way into the page: without comments, and in as few files as it needs at once.
//
// `virtual:texts/en`       what the page and the house say, and of each game what its cover says
// `virtual:texts/office/en` what the menu of a table says, of calls and reports too, what is said at its end and of its past,
//                          when one is set or waits to begin, among the preferences, and what who runs the house reads
// `virtual:texts/omerta/en` what is said of a game, by every client and by its board
// `virtual:texts`          how to load them

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HERE = import.meta.dirname;
const PACKAGE = join(HERE, '../src/capotavola');
const BOARDS = join(HERE, 'src/games');
const LANGUAGES = ['en', 'ru', 'pl', 'fa'];
const TEXTS = 'virtual:texts';
const RESOLVED = '\0' + TEXTS;
/** A message with its further lines, which are indented, or end a choice. */
const MESSAGE = /^([a-z][\w-]*) =.*(?:\n+[ }].*)*/gm;
const OFFICE = 'office';
/** Each also with what may follow a dash, but for what is said at a table after all. */
const OF_OFFICE = new RegExp(
    `^(?!(?:past-shown$|clock(?:-(?:none|days|live))?$))(?:${[
        'add-player|call|hush|kick-player|kick-sure|kick-watcher|leave-sure|mute|private-link|propose|remove-player|report|unhush|unmute|who-here|why',
        'deal|past|record|rematch|replay|watch-rematch',
        'clock|edition-built-in|host|hot-seat|how-many|invite-[a-z]+|open-table|public-table|remove-bot|seat-bot|seed|start-with-bots|time-and-door|waiting-for-host|watchers-talk',
        'about-me|colours|digits|forget-me|motion|notify|pace|preferences-kept|volume',
        'owner',
    ].join('|')})(?:-|$)`,
);
const QUOTED = /'([a-z][\w-]*)'/g;

export function texts(): Plugin {
    return {
        name: 'texts',
        resolveId: (id) => (id.startsWith(TEXTS) ? '\0' + id : undefined),
        load(id) {
            if (!id.startsWith(RESOLVED)) return undefined;
            const [language, game] = id.slice(RESOLVED.length + 1).split('/').reverse();
            if (!language) return index();
            const ofGame = game !== undefined && game !== OFFICE;
            for (const folder of ofGame ? folders(game) : houseFolders()) this.addWatchFile(file(folder, language));
            return `export default ${JSON.stringify(ofGame ? all(folders(game), language) : game === OFFICE ? office(language) : house(language))}`;
        },
    };
}

function index(): string {
    const loaders = (names: string[]) => names.map((name) => `${JSON.stringify(name)}: () => import('${TEXTS}/${name}')`).join(', ');
    const ofGames = [OFFICE, ...games()].flatMap((game) => LANGUAGES.map((language) => `${game}/${language}`));
    return `export const houses = { ${loaders(LANGUAGES)} }; export const games = { ${loaders(ofGames)} };`;
}

const games = () => readdirSync(join(PACKAGE, 'games')).filter((game) => existsSync(join(PACKAGE, 'games', game, 'text')));
const houseFolders = () => [join(HERE, 'src/text'), join(PACKAGE, 'server/text')];
const ownFolders = (game: string) => [join(PACKAGE, 'games', game, 'text'), join(BOARDS, game, 'text')];
const folders = (game: string) => [join(PACKAGE, 'speech/text'), ...ownFolders(game)];
const file = (folder: string, language: string) => join(folder, `${language}.ftl`);

function house(language: string): { page: string; covers: Record<string, string> } {
    const covers = Object.fromEntries(games().map((game) => [game, cover(game, language)]));
    return { page: all(houseFolders(), language, (key) => !OF_OFFICE.test(key)), covers };
}

const office = (language: string) => all(houseFolders(), language, (key) => OF_OFFICE.test(key));

/** Its title, what it is about, and whatever its Cover says. */
function cover(game: string, language: string): string {
    const quoted = [...read(join(BOARDS, game, 'Cover.svelte')).matchAll(QUOTED)].map(([, key]) => key);
    const said = new Set(['title', 'about-game', ...quoted]);
    return all(ownFolders(game), language, (key) => said.has(key));
}

function all(folders: string[], language: string, wanted: (key: string) => boolean = () => true): string {
    return folders.map((folder) => messages(read(file(folder, language)), wanted)).join('\n');
}

function messages(source: string, wanted: (key: string) => boolean): string {
    return [...source.matchAll(MESSAGE)].filter(([, key]) => wanted(key)).map(([whole]) => whole).join('\n');
}

/** A game need not have a board of its own. */
function read(path: string): string {
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
