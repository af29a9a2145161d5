// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';

import { forms } from '../src/games/corleone/asking';
import { called, question } from '../src/games/corleone/question';
import type { View } from '../src/games/corleone/view';
import type { JsonObject, Position } from '../src/protocol/messages';
import { gameBundle } from '../src/speech/bundles';
import { LANGUAGES } from '../src/speech/languages';
import { GameWords } from '../src/speech/words';

const NAMES = ['Anna', 'Борис', 'Carla'];
const ARGUMENTS = { seats: ['seat'], amounts: ['amount', 'most'] };
const view = (fields: Partial<View>) => fields as unknown as JsonObject;
const using = (...effects: string[]) =>
    view({ step: 'use', asked: { effects, optional: true, business: null, turf: null, target: null, further: 0 } });
const FRONT = {
    step: 'order',
    asked: { effects: [], optional: false, business: 'red-hook-docks', turf: null, target: null, further: 0 },
    businesses: [{ business: 'red-hook-docks', turf: 'brooklyn', colour: 'printed', front: ['gun'], back: [], thug: 0 }],
    turfs: [{ turf: 'brooklyn', markers: [1], control: 1, chief: false, influence: [1, 0, 0, 0], ahead: 0, bonus: 1 }],
} as Partial<View>;
const BID = { verb: 'bid', ones: 0, twos: 0, threes: 0, fives: 0 };
let english: GameWords;

beforeAll(async () => {
    english = new GameWords('en', 'native', await gameBundle('corleone', 'en', 'native'), NAMES, ARGUMENTS);
});

const said = (message: { key: string; args?: JsonObject } | null) => message && english.say(message.key, english.worded(message.args ?? {}));

describe('what is asked', () => {
    it('for the last icon is what that icon does', () => {
        expect(said(question(using('one-for-goods')))).toBe('Discard one card, take booze, a gun or blood money.');
        expect(question(using('suitcase', 'then', 'jobs'))).toMatchObject({ thing: 'effect:suitcase', hint: 'about-money' });
        expect(said(called({ verb: 'done' }, using('suitcase')))).toBe('do without it');
    });

    it('for the Union Boss is where he goes and what that brings', () => {
        expect(said(question(using('union-boss')))).toBe('Touch a business that glows: the Union Boss goes there, and you take what its front brings.');
        expect(question(using('union-boss'))).toMatchObject({ thing: 'figure:union-boss' });
    });

    it('for several, or for what has no icon, is what the house says', () => {
        expect(question(using('suitcase', 'jobs'))).toBeNull();
        expect(question(using('gun-thug'))).toBeNull();
        expect(question(view({ step: 'turn' }))).toBeNull();
        expect(called({ verb: 'done' }, using('suitcase', 'jobs'))).toBeNull();
    });

    it('names who controls the turf', () => {
        expect(said(called({ verb: 'order', first: 'controller' }, view(FRONT)))).toBe('Борис first');
        expect(called({ verb: 'order', first: 'me' }, view(FRONT))).toBeNull();
    });
});

describe('a bid', () => {
    const position = (suitcase: Record<string, number>): Position => ({
        view: view({ viewer: 0, seats: [{ suitcase } as unknown as View['seats'][number]] }),
        question: null,
        legal: [BID],
        unasked: [],
        race: null,
        undo: false,
    });

    it('out of an empty suitcase is one button', () => {
        expect(forms(position({}))).toEqual([]);
        expect(said(called(BID, view({ step: 'bids' })))).toBe('bid nothing');
        expect(called({ ...BID, ones: 1 }, view({ step: 'bids' }))).toBeNull();
    });

    it('says what it comes to, and what nothing brings', () => {
        const [form] = forms(position({ 'money-1': 2, 'money-5': 1 }));
        expect(form?.fields.map((field) => (field.kind === 'amount' ? field.high : null))).toEqual([2, 0, 0, 1]);
        expect(said(form!.sum!({ ...BID, ones: 1, fives: 1 }))).toBe('$6 of $7 in your suitcase');
        expect(said(form!.sum!(BID))).toBe('Nothing of $7 in your suitcase: no ally');
    });

    it('has its words in every language', async () => {
        for (const language of LANGUAGES) {
            const words = new GameWords(language, 'native', await gameBundle('corleone', language, 'native'), NAMES, ARGUMENTS);
            for (const key of ['goes-first', 'do-without', 'bid-nothing', 'bid-none', 'about-icon-suitcase']) expect(words.knows(key)).toBe(true);
        }
    });
});
