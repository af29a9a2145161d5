// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';

import { question } from '../src/games/omerta/question';
import type { View } from '../src/games/omerta/view';
import type { JsonObject } from '../src/protocol/messages';
import { gameBundle } from '../src/speech/bundles';
import { LANGUAGES } from '../src/speech/languages';
import { GameWords } from '../src/speech/words';
import { ARGUMENTS, VIEW } from './table';

const NAMES = ['Anna', 'Борис', 'Carla'];
const asked = (fields: Partial<View>) => question({ ...VIEW, ...fields } as unknown as JsonObject);
let english: GameWords;

function said(fields: Partial<View>): string {
    const { key, args } = asked(fields);
    return english.say(key, english.worded(args));
}

beforeAll(async () => {
    english = new GameWords('en', 'native', await gameBundle('omerta', 'en', 'native'), NAMES, ARGUMENTS);
});

describe('what is asked', () => {
    it('of who may reveal a Killer says who does what to whom', () => {
        const answers = (character: string, ...aim: number[]) => said({ step: 'answers', active: 1, character, aim });
        const swap = 'Борис plays the Gangster: your card in place 2 would be swapped with that of Carla in place 4.';
        expect(answers('gangster', 0, 1, 2, 3)).toContain(swap);
        expect(answers('gangster', 2, 3, 0, 1)).toContain(swap);
        expect(answers('police-patrol', 0, 2, -1, -1)).toContain('on your card in place 3');
        expect(answers('snitch', 0, 0, -1, -1)).toContain('two cards from the pile for you.');
        expect(answers('snitch', 0, 2, -1, -1)).toContain('for you and Carla.');
        expect(answers('lady', 0, -1, -1, -1)).toContain('Борис plays the Lady against you');
        expect(answers('la-mamma', 0, -1, -1, -1)).toContain('Борис gives you La Mamma');
        expect(asked({ step: 'answers', character: 'lady', aim: [0] }).hint).toBe('hint-answers');
    });

    it('comes with what the card does', () => {
        expect(asked({ step: 'ability', character: 'lady' })).toMatchObject({ key: 'about-lady', thing: 'card:lady' });
        expect(asked({ step: 'ability', character: 'snitch' }).key).toBe('hint-snitch');
        expect(asked({ step: 'holding', held: { seat: 0, from: 'pile', face: 'killer' } }).hint).toBe('held-killer');
        expect(asked({ step: 'holding', held: { seat: 0, from: 'pile', face: 'bottle-6' } }).hint).toBeUndefined();
        expect(asked({ step: 'holding', held: { seat: 0, from: 'discard', face: 'mole' } }).hint).toBeUndefined();
        expect(asked({ step: 'cracking' }).thing).toBe('card:safecracker');
    });

    it('says how the discard is taken, which has no button, where there is one', () => {
        expect(asked({ step: 'turn', top: 'mole' }).hint).toBe('hint-turn');
        expect(asked({ step: 'turn', top: null }).hint).toBeUndefined();
        expect(said({ step: 'turn', top: null })).not.toContain('discard');
    });

    it('has a text in every language', async () => {
        for (const language of LANGUAGES) {
            const words = new GameWords(language, 'native', await gameBundle('omerta', language, 'native'), NAMES, ARGUMENTS);
            for (const character of ['lady', 'gangster', 'snitch', 'la-mamma', 'police-patrol']) {
                const { key, args, hint } = asked({ step: 'answers', active: 1, character, aim: [0, 1, 2, 3] });
                expect(words.say(key, words.worded(args))).not.toMatch(/[{}]/);
                expect(words.knows(key) && words.knows(hint!)).toBe(true);
            }
        }
    });
});
