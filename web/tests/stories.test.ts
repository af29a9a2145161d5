import { describe, expect, it } from 'vitest';

const PARTS = Object.keys(import.meta.glob('../src/parts/*.svelte')).map((path) => path.replace(/.*\/(\w+)\.svelte/, '$1'));
const STORIES = Object.values(import.meta.glob<string>('../src/stories/*.svelte', { query: '?raw', import: 'default', eager: true }));

/** The parts that a file of stories names, in the order in which it shows them. */
const named = (story: string) => [...story.matchAll(/<Story parts="([^"]+)"/g)].flatMap(([, parts]) => parts!.split(' '));

describe('the stories', () => {
    it('show every part, and nothing that is none', () => {
        expect(PARTS.length).toBeGreaterThan(30);
        expect(STORIES.flatMap(named).sort()).toEqual(PARTS.sort());
    });

    it('use what they name', () => {
        const unused = STORIES.flatMap((story) => named(story).filter((part) => !new RegExp(`<${part}[\\s/>]`).test(story)));
        expect(unused).toEqual([]);
    });
});
