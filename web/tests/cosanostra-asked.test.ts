// What La Cosa Nostra says beside a question: what was decided, what an answer costs, what may be answered beforehand.

import { describe, expect, it } from 'vitest';

import { about } from '../src/games/cosanostra/about';
import { decided } from '../src/games/cosanostra/decided';
import { first, needed } from '../src/games/cosanostra/moves';
import { called, question } from '../src/games/cosanostra/questions';
import { quiet } from '../src/games/cosanostra/quiet';
import type { AnyHappening, JsonObject } from '../src/protocol/messages';
import type { GameWords } from '../src/speech/words';

const acted = (seat: number, ...events: string[]) =>
    ({ kind: 'acted', version: 1, at: 0, seat, why: 'chosen', events: events.map((event) => ({ event })) }) as unknown as AnyHappening;

describe('what was decided', () => {
    it('is the last result, whatever followed it', () => {
        const happened = [acted(1, 'revealed', 'rolled'), acted(2, 'paid-out', 'marker-back', 'share-due')];
        expect(decided(happened, 0, null)).toEqual([{ event: 'paid-out' }]);
    });

    it('is not what the question says itself', () => {
        expect(decided([acted(1, 'revealed', 'rolled')], 0, 'rerolls')).toEqual([]);
        expect(decided([acted(1, 'rolled'), acted(2, 'rerolled')], 0, 'rerolls')).toEqual([{ event: 'rerolled' }]);
        expect(decided([acted(1, 'came-off', 'paid-player', 'marker-back')], 0, null)).toEqual([{ event: 'came-off' }, { event: 'paid-player' }]);
        expect(decided([acted(1, 'revealed', 'rolled')], 0, 'hold-ups')).toEqual([{ event: 'rolled' }]);
    });

    it('is nothing from before the viewer’s last doing, or from another round', () => {
        expect(decided([acted(1, 'bought'), acted(0, 'posted')], 0, null)).toEqual([]);
        expect(decided([acted(1, 'bought'), acted(0, 'cancelled')], 0, null)).toEqual([{ event: 'cancelled' }]);
        expect(decided([acted(1, 'income', 'round-began', 'drew-jobs')], 0, null)).toEqual([]);
    });
});

const said = (key: string, args: object = {}) => `${key}(${Object.values(args).join(',')})`;
const words = { say: said, named: (_: string, name: string) => name, listed: (parts: string[]) => parts.join('; ') } as unknown as GameWords;
const task = (of: object) => ({ gangster: 'pino', tasks: [of] });
const VIEW = {
    viewer: 0,
    lacking: { usury: [{ kind: 'lawyer', lenders: [] }] },
    cards: { threats: { type: 'cash', pay: [3000, 4000] }, usury: { type: 'cash', pay: [1, 2] }, 'drive-by': { type: 'attack', one: [{ effect: 'kill', amount: null }], two: [], failure: [] } },
    prospects: [
        { gangster: 'pino', job: 'threats', victim: null, one: 97, two: 69 },
        { gangster: 'pino', job: 'drive-by', victim: 'rocco', one: 33, two: 2 },
        { gangster: 'pino', job: 'drive-by', victim: 'nino', one: 67, two: 5 },
    ],
};
const told = (of: object, action: object) =>
    about({ gangster: 'pino', ...action } as JsonObject, { ...VIEW, seats: [{ cash: 9000, gangsters: [task(of)] }] } as unknown as JsonObject, words);

describe('what an answer costs and may bring', () => {
    it('is the price of a purchase, what is left, and its income', () => {
        expect(told({ business: 'pimp-1', price: 4000, income: 2000 }, { verb: 'do' })).toBe('costs-and-earns(money(4000),money(2000),money(5000))');
        expect(told({ business: 'pimp-1', price: 4000, income: 2000 }, { verb: 'cancel' })).toBe('cancel-purchase(pimp-1)');
    });

    it('is the chance of each sum, or what is lacking', () => {
        expect(told({ job: 'threats' }, { verb: 'do' })).toBe('odds-at-least(97,money(3000)); odds-of(69,money(4000))');
        expect(told({ job: 'usury' }, { verb: 'do' })).toBe('would-be-lost(lawyer)');
        expect(told({ job: 'threats' }, { verb: 'cancel' })).toBe('cancel-job()');
    });

    it('is the chance against that victim', () => {
        expect(told({ job: 'drive-by' }, { verb: 'attack-gangster', victim: 'nino' })).toBe('odds-of(67,effect-kill())');
    });
});

describe('an answer beforehand', () => {
    const asked = (window: string, vain: boolean, hand: string[]) =>
        quiet({ viewer: 0, asked: { window, vain }, seats: [{ influence_hand: hand }] } as unknown as JsonObject);

    it('takes as long for who holds a Schemer as for who does not', () => {
        const [could, could_not] = [asked('schemes', false, ['schemer', 'spy']), asked('schemes', false, ['spy'])];
        expect(could).toEqual({ ...could_not, usual: false });
        expect(could_not?.usual).toBe(true);
    });

    it('is there for re-rolls that do no good, and for no others', () => {
        expect(asked('rerolls', true, [])?.kind).toBe('vain');
        expect(asked('rerolls', false, [])).toBeNull();
        expect(asked('hold-ups', false, [])).toBeNull();
    });
});

describe('who has only one answer', () => {
    const deal = { step: 'refusing', round: 2 } as unknown as JsonObject;
    const keep = { verb: 'pass' };

    it('is shown the new jobs, and asked nothing', () => {
        expect(question(deal, [keep])?.key).toBe('see-new-jobs');
        expect(called(keep, deal, [keep])).toEqual({ key: 'jobs-seen' });
    });

    it('is asked where there are two', () => {
        expect(question(deal, [keep, { verb: 'refuse' }])?.key).toBe('ask-new-jobs');
        expect(called(keep, deal, [keep, { verb: 'refuse' }])).toBeNull();
    });
});

describe('a choice that has begun', () => {
    const seats = [{ gangsters: [], businesses: [] }, { gangsters: [{ gangster: 'rocco' }], businesses: [{ business: 'pimp-1' }] }];
    const view = { seats } as unknown as JsonObject;

    it('says whom an attack is against, and whose that is', () => {
        const persuade = { verb: 'attack-business', gangster: 'pino', business: 'pimp-1' };
        expect(called(persuade, view, [])).toEqual({ key: 'against-business', args: { business: 'pimp-1', seat: 1 } });
        expect(called({ verb: 'attack-gangster', gangster: 'pino', victim: 'rocco' }, view, [])?.args).toEqual({ victim: 'rocco', seat: 1 });
    });

    it('says what it still needs', () => {
        const plan = { verb: 'plan', gangster: 'pino', job: 'threats' };
        const buy = { verb: 'plan-purchase', gangster: 'pino', business: 'pimp-1' };
        const put = { verb: 'put', card: 'henchman', gangster: 'pino' };
        expect(needed([plan, buy, put], ['man:pino'])?.key).toBe('next-task');
        expect(needed([plan], ['hand:threats'])?.key).toBe('next-man');
        expect(needed([put], ['card:henchman'])?.key).toBe('next-bearer');
        expect(needed([{ verb: 'attack-player', gangster: 'pino', seat: 1 }], ['man:pino'])?.key).toBe('next-victim');
        expect(needed([{ verb: 'swap' }], ['man:pino'])).toBeNull();
    });

    it('began with a gangster or a job: all else is quiet until then', () => {
        expect(first({ verb: 'plan', gangster: 'pino', job: 'threats' }, view)).toEqual(['man:pino', 'hand:threats']);
        expect(first({ verb: 'plan-purchase', gangster: 'pino', business: 'pimp-1' }, view)).toEqual(['man:pino']);
        expect(first({ verb: 'attack-business', gangster: 'pino', business: 'pimp-1' }, view)).toEqual(['man:pino']);
        expect(first({ verb: 'put', card: 'henchman', gangster: 'pino' }, view)).toEqual([]);
        expect(first({ verb: 'heal' }, view)).toEqual(['card:emergency-doctor']);
    });
});
