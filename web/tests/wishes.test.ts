import { describe, expect, it } from 'vitest';

import { again } from '../src/games/cosanostra/asking';
import { passed } from '../src/games/cosanostra/meanwhile';
import { refused } from '../src/games/cosanostra/refused';
import type { Note, View } from '../src/games/cosanostra/view';
import { added, answering, inNote, isLacking, kindsIn, lackingKinds, laid, noteForms, turnedNote } from '../src/games/cosanostra/wishes';
import type { AnyHappening, JsonObject, Position } from '../src/protocol/messages';
import { Draft } from '../src/table/asking';

const house = (business: string, active = true) => ({ business, kind: business.replace(/-\d+$/, ''), active });
const man = (gangster: string, tasks: object[] = []) => ({ gangster, tasks, traded: false });

function table(change: object = {}): View {
    const seats = [
        { cash: 5000, offers_left: 5, posts_left: 4, businesses: [house('garage-1', false), house('garage-2')], gangsters: [man('busy', [{}]), man('idle')] },
        { cash: 9000, offers_left: null, posts_left: null, businesses: [house('cop-1'), house('lawyer-1')], gangsters: [man('theirs')] },
    ];
    const lacking = { threats: [{ kind: 'lawyer', lenders: ['lawyer-1'] }] };
    return { viewer: 0, players: 2, round: 2, deals_open: true, offers: [], notes: [], ledger: [], market: [], seats, lacking, ...change } as unknown as View;
}

const NOTE: Note = {
    seat: 1,
    have: [{ phrase: 'use', business: 'cop-1' }, { phrase: 'use', business: 'lawyer-1' }],
    want: [{ phrase: 'any-use', kind: 'garage' }, { phrase: 'cash', amount: 9000 }, { phrase: 'share', percent: 20 }, { phrase: 'any-use', kind: 'casino' }],
};

const acted = (seat: number, ...events: object[]) => ({ kind: 'acted', version: 1, at: 0, seat, why: 'chosen', events }) as unknown as AnyHappening;

describe('a note on the board', () => {
    it('is written as the house reads it', () => {
        const phrases: JsonObject[] = [{ phrase: 'any-gangster' }, { phrase: 'any-business', kind: 'garage' }, { phrase: 'any-use', kind: 'cop' }, { phrase: 'use', business: 'cop-1' }];
        expect(phrases.map(inNote)).toEqual(['gangster', 'garage', 'use:cop', 'use:cop-1']);
    });

    it('is changed from what it says, as long as any are left', () => {
        const at = (view: View) => ({ view, legal: [], unasked: [], question: null, race: null, undo: false }) as unknown as Position;
        const [form] = noteForms(at(table({ notes: [{ ...NOTE, seat: 0 }] })));
        expect(new Draft(form!).action).toEqual({ verb: 'post', have: ['use:cop-1', 'use:lawyer-1'], want: ['use:garage', '9000', 'share:20', 'use:casino'] });
        expect(noteForms(at(table({ deals_open: false })))).toEqual([]);
        expect(noteForms(at(table({ viewer: 1 })))).toEqual([]);
    });

    it('offers the kinds in sight, and first those that jobs lack', () => {
        expect(kindsIn(table())).toEqual(['lawyer', 'cop', 'garage']);
    });
});

describe('a note of a rival', () => {
    it('is turned round: what is wanted and there is given, and what is lacking asked for', () => {
        expect(turnedNote(table(), NOTE)).toEqual([
            { field: 'give', value: 'use:garage-2' },
            { field: 'give', value: '5000' },
            { field: 'promise', value: 'share:20' },
            { field: 'want', value: 'use:lawyer-1' },
        ]);
    });

    it('names things that the viewer may have: whole cards, and gangsters without a task', () => {
        const give = (phrase: JsonObject) => laid(table(), 'want', phrase)?.value;
        expect(give({ phrase: 'any-business', kind: 'garage' })).toBe('garage-1');
        expect(give({ phrase: 'any-gangster' })).toBe('idle');
        expect(give({ phrase: 'gangster', gangster: 'busy' })).toBeUndefined();
        expect(isLacking(table(), { phrase: 'use', business: 'cop-1' })).toBe(false);
    });

    it('begins an offer to that player, or joins the one that is being made', () => {
        const items = turnedNote(table(), NOTE);
        const draft = new Draft(answering(table(), 1, items)!);
        expect(draft.action).toEqual({ verb: 'offer', to: [1], give: ['use:garage-2', '5000'], want: ['use:lawyer-1'], promise: ['share:20'], open: false });
        const more = added(draft, 1, { field: 'want', value: 'use:cop-1' });
        expect(more?.action.want).toEqual(['use:lawyer-1', 'use:cop-1']);
        expect(added(more, 1, { field: 'want', value: 'use:cop-1' })).toBe(more);
        expect(added(draft, 0, { field: 'want', value: 'use:cop-1' })).toBeNull();
        expect(added(null, 1, { field: 'want', value: 'use:cop-1' })).toBeNull();
        expect(answering(table({ deals_open: false }), 1, items)).toBeNull();
    });
});

describe('what is lacking', () => {
    it('is listed once for each kind, with the jobs and those who could lend it', () => {
        const lacking = { threats: [{ kind: 'lawyer', lenders: ['lawyer-1'] }], blackmail: [{ kind: 'lawyer', lenders: ['lawyer-1'] }, { kind: 'cop', lenders: [] }] };
        expect(lackingKinds(table({ lacking }))).toEqual([
            { kind: 'lawyer', jobs: ['threats', 'blackmail'], lenders: ['lawyer-1'] },
            { kind: 'cop', jobs: ['blackmail'], lenders: [] },
        ]);
    });
});

describe('offers that came and went', () => {
    const offered = { event: 'offered', seat: 1, to: [0], give: [], want: [], debt: 0, said: '' };
    const lapsed = { event: 'lapsed', seat: 1, to: [0], cause: { phrase: 'lapse-stage' } };

    it('are told with why they went, until the viewer does something', () => {
        const away = [acted(1, offered), acted(2, lapsed)];
        expect(passed(away, 0)).toEqual([{ offered, ended: lapsed }]);
        expect(passed([...away, acted(0)], 0)).toEqual([]);
        expect(passed(away, 2)).toEqual([]);
    });

    it('are not those that still stand, were answered, or were others’', () => {
        expect(passed([acted(1, offered)], 0)).toEqual([]);
        expect(passed([acted(1, offered), acted(0, { event: 'declined', seat: 0, other_seat: 1 }), acted(2, lapsed)], 0)).toEqual([]);
        expect(passed([acted(1, offered), acted(2, { ...lapsed, to: [2] })], 0)).toEqual([]);
    });
});

describe('own offers that were declined', () => {
    const mine = { event: 'offered', seat: 0, to: [1, 2], give: [{ phrase: 'cash', amount: 1000 }], want: [], debt: 0, said: '' };
    const no = { event: 'declined', seat: 1, other_seat: 0, why: 'too-little' };

    it('stay with what was said until the viewer goes on', () => {
        const told = [acted(0, mine), acted(1, no)];
        expect(refused(told, 0)).toEqual([{ offered: mine, declined: no }]);
        expect(refused([...told, acted(2, { event: 'planned', seat: 2, gangster: 'theirs', round: 2 })], 0)).toHaveLength(1);
        expect(refused([...told, acted(0, { event: 'planned-job', seat: 0, gangster: 'idle', job: 'threats' })], 0)).toEqual([]);
        expect(refused(told, 2)).toEqual([]);
    });

    it('go when that player is offered something else, or agrees', () => {
        const told = [acted(0, mine), acted(1, no)];
        expect(refused([...told, acted(0, { ...mine, to: [1] })], 0)).toEqual([]);
        expect(refused([...told, acted(0, { ...mine, event: 'agreed', seat: 1, to: [0] })], 0)).toEqual([]);
        expect(refused([...told, acted(0, { ...mine, to: [2] })], 0)).toHaveLength(1);
    });

    it('can be changed and made again', () => {
        const anew = again(table(), { give: [{ phrase: 'cash', amount: 1000 }, { phrase: 'peace', round: 2 }], want: [{ phrase: 'use', business: 'cop-1' }] }, 1);
        expect(new Draft(anew!).action).toEqual({ verb: 'offer', to: [1], give: ['1000'], want: ['use:cop-1'], promise: ['peace:2'], open: false });
    });
});
