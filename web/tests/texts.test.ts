import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { gameBundle, houseBundles } from '../src/speech/bundles';
import { LANGUAGES } from '../src/speech/languages';

const BOARDS = join(import.meta.dirname, '../src/games');
const KEY = /^([a-z][\w-]*) =/gm;
const games = readdirSync(BOARDS).filter((game) => existsSync(join(BOARDS, game, 'text')));

describe.each(games)('the texts of %s', (game) => {
    it.each(LANGUAGES)('come into the page whole: %s', async (language) => {
        const bundle = await gameBundle(game, language, 'native');
        const keys = [...readFileSync(join(BOARDS, game, 'text', `${language}.ftl`), 'utf8').matchAll(KEY)].map(([, key]) => key!);
        expect(keys.length).toBeGreaterThan(0);
        expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
    });
});

describe('the texts of the office', () => {
    it.each(LANGUAGES)('come with it alone: %s', async (language) => {
        const [{ page }, office] = await Promise.all([houseBundles(language, 'native'), gameBundle('office', language, 'native')]);
        for (const key of ['report', 'why-spam', 'call-me', 'owner', 'owner-ban', 'deal-sound', 'past-first', 'rematch']) {
            expect([page.hasMessage(key), office.hasMessage(key)]).toEqual([false, true]);
        }
    });
});
