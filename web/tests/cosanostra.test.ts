import { describe, expect, it } from 'vitest';

import { answersTo, begun, bundle, countered, forms, kept, matters } from '../src/games/cosanostra/asking';
import { isPromise, phraseOf, until, written } from '../src/games/cosanostra/items';
import type { JsonObject, Position } from '../src/protocol/messages';
import type { Offer, View } from '../src/games/cosanostra/view';
import { Draft } from '../src/table/asking';

const seat = (cash: number, business: string) => ({ cash, offers_left: 5, businesses: [{ business, active: true }], gangsters: [{ gangster: `man-of-${business}`, tasks: [], traded: false }] });

function position(change: object = {}, unasked: JsonObject[] = [], legal: JsonObject[] = []): Position {
    const view = { viewer: 0, players: 2, round: 2, deals_open: true, offers: [], ledger: [], seats: [seat(5000, 'garage-1'), seat(9000, 'cop-1')], ...change };
    return { view: view as unknown as JsonObject, question: null, legal, unasked, race: null, undo: false };
}

const OFFERED: Offer = { by: 1, to: [0], taken: [], open: false, debt: 0, said: '', give: [{ phrase: 'use', business: 'cop-1' }], want: [{ phrase: 'cash', amount: 2000 }, { phrase: 'pay', amount: 1000, round: 2 }] };

describe('the items of an offer', () => {
    it('are written as the house reads them', () => {
        const phrases: JsonObject[] = [
            { phrase: 'cash', amount: 3000 },
            { phrase: 'use', business: 'cop-1' },
            { phrase: 'share', percent: 20 },
            { phrase: 'peace', round: 3 },
            { phrase: 'pay', amount: 4000, round: 3 },
            { phrase: 'use-later', business: 'cop-1', round: 4 },
            { phrase: 'return', business: 'cop-1', round: 4 },
        ];
        expect(phrases.map(written)).toEqual(['3000', 'use:cop-1', 'share:20', 'peace:3', 'pay:4000@3', 'use:cop-1@4', 'return:cop-1@4']);
        expect(phrases.map(isPromise)).toEqual([false, false, true, true, true, true, true]);
        expect(phrases.map(written).map(phraseOf)).toEqual(phrases);
    });

    it('are promises also where what is promised is not owned yet', () => {
        const lacking: JsonObject[] = [{ phrase: 'use-later-lacking', business: 'cop-1', round: 4 }, { phrase: 'return-lacking', business: 'cop-1', round: 4 }];
        expect(lacking.map(isPromise)).toEqual([true, true]);
        expect(lacking.map(written)).toEqual(['use:cop-1@4', 'return:cop-1@4']);
    });

    it('are called the same wherever a promise is kept: what is given, and to whom', () => {
        const promise = (what: object, due = 0) => position({ ledger: [{ promise: 3, by: 0, to: 1, status: 'pending', what, due }] }).view;
        const asCalled = (what: object, due = 0) => kept(promise(what, due), 3);
        expect(asCalled({ phrase: 'pay', amount: 5000, round: 2 }, 2000)).toEqual({ key: 'keep-promise', args: { seat: 1, give: [{ phrase: 'cash', amount: 2000 }] } });
        expect(asCalled({ phrase: 'use-later', business: 'cop-1', round: 2 })?.args?.give).toMatchObject([{ phrase: 'use', business: 'cop-1' }]);
        expect(asCalled({ phrase: 'return', business: 'cop-1', round: 2 })?.args?.give).toMatchObject([{ phrase: 'business', business: 'cop-1' }]);
        expect(kept(promise({}), 9)).toBeNull();
    });

    it('can be promised until another round', () => {
        expect(['peace:2', 'pay:1000@2', 'share:20', 'return:cop-1@2'].map((value) => until(value, 3))).toEqual(['peace:3', 'pay:1000@3', 'share:20', 'return:cop-1@3']);
    });
});

describe('the forms', () => {
    it('offer a deal whenever deals are open and some are left, to nobody at first', () => {
        expect(forms(position({ deals_open: false }))).toEqual([]);
        const [form] = forms(position());
        const want = form!.fields.find(({ name }) => name === 'want')!;
        if (want.kind !== 'things') throw new Error('another field');
        expect(new Draft(form!).action).toEqual({ verb: 'offer', open: false });
        const draft = new Draft(form!).touched('business:cop-1')!;
        expect(draft.things(want).map(({ value }) => value)).toEqual(['use:cop-1', 'cop-1', 'man-of-cop-1']);
        expect(draft.action).toEqual({ verb: 'offer', to: [1], want: ['use:cop-1'], open: false });
    });

    it('begin with whatever of a rival is touched', () => {
        const begins = (target: string) => begun(target, position())?.first ?? null;
        expect(begins('seat:1')).toEqual({ to: [1], want: [] });
        expect(begins('business:cop-1')).toEqual({ to: [1], want: ['use:cop-1'] });
        expect(begins('man:man-of-cop-1')).toEqual({ to: [1], want: ['man-of-cop-1'] });
        expect(begins('business:garage-1')).toBeNull();
        expect(begins('hand:threats')).toBeNull();
    });

    it('take in what is touched while an offer is made, in one form at a time, with its owner', () => {
        const draft = new Draft({ ...begun('seat:1', position())!, first: {} });
        const touched = draft.touched('business:cop-1')!;
        expect(touched.action).toEqual({ verb: 'offer', to: [1], want: ['use:cop-1'], open: false });
        expect(touched.has('business:cop-1')).toBe(true);
        expect(touched.touched('business:cop-1')!.action).toEqual({ verb: 'offer', to: [1], open: false });
        expect(touched.touched('seat:1')!.action).toEqual({ verb: 'offer', want: ['use:cop-1'], open: false });
        expect(draft.touched('hand:threats')).toBeNull();
    });

    it('turn an offer round to counter it', () => {
        const view = position({ offers: [OFFERED] }).view as unknown as View;
        expect(new Draft(countered(view, OFFERED)!).action).toEqual({ verb: 'counter', to: [1], give: ['2000'], want: ['use:cop-1'], promise: ['pay:1000@2'], open: false });
        expect(countered(view, { ...OFFERED, by: 0, to: [1] })).toBeNull();
        expect(countered(view, OFFERED)!.fields[0]).toMatchObject({ kind: 'seats', seats: [1] });
        expect(forms(position({ offers: [OFFERED] })).map(({ verb, aside }) => [verb, aside ?? false])).toEqual([['offer', false], ['counter', true]]);
    });

    it('pay what is owed, to whom it is owed', () => {
        const ledger = [{ by: 0, to: 1, status: 'pending' }, { by: 1, to: 0, status: 'pending' }];
        expect(forms(position({ ledger, deals_open: false })).map(({ verb, fixed }) => [verb, fixed])).toEqual([['pay', { seat: 1 }]]);
    });

    it('stake up to what the house lists', () => {
        const [form] = forms(position({}, [], [{ verb: 'stake', amount: 3000 }, { verb: 'stake', amount: 1000 }]));
        expect(form!.fields[0]).toMatchObject({ kind: 'amount', high: 3000, step: 1000 });
    });
});

describe('what is on the table besides the question', () => {
    it('has answers by the side one is on', () => {
        const actions: JsonObject[] = [{ verb: 'accept', seat: 1 }, { verb: 'decline', seat: 1 }, { verb: 'withdraw', seat: 1 }, { verb: 'offer' }];
        expect(answersTo(OFFERED, 0, actions).map(({ verb }) => verb)).toEqual(['accept', 'decline']);
        expect(answersTo({ ...OFFERED, by: 0, to: [1] }, 0, actions).map(({ verb }) => verb)).toEqual(['withdraw']);
        expect(matters(position({ offers: [OFFERED] }).view, actions)).toEqual([]);
    });

    it('puts each promise with what can be done about it', () => {
        const ledger = [{ promise: 0, by: 0, to: 1, what: { phrase: 'pay', amount: 2000, round: 2 }, said: '' }, { promise: 1, by: 1, to: 0, what: { phrase: 'words' }, said: 'soon' }];
        const actions: JsonObject[] = [{ verb: 'judge', promise: 1, verdict: 'kept' }, { verb: 'judge', promise: 1, verdict: 'broken' }, { verb: 'settle', promise: 0 }];
        const found = matters(position({ ledger }).view, actions);
        expect(found.map(({ key, args, actions: own }) => [key, args?.seat, own.length])).toEqual([['debt-later', 1, 1], ['judge-words', 1, 2]]);
    });
});

describe('discards', () => {
    it('are picked together, jobs before influence cards', () => {
        const own = { ...seat(0, 'garage-1'), hand: [{ job: 'threats' }, { job: 'threats' }], influence_hand: ['spy'], surplus_jobs: 2, surplus_influence: 1 };
        const found = bundle(position({ step: 'limits', seats: [own, seat(0, 'cop-1')] }).view);
        expect([found?.verb, found?.count, found?.copies({ job: 'threats' })]).toEqual(['discard-job', 2, 2]);
        const later = bundle(position({ step: 'limits', seats: [{ ...own, surplus_jobs: 0 }] }).view);
        expect([later?.verb, later?.count, later?.copies({ card: 'spy' })]).toEqual(['discard', 1, 1]);
    });
});
