import { describe, expect, it } from 'vitest';

import { Draft, type Form, type ThingsField } from '../src/table/asking';

const give: ThingsField = {
    kind: 'things',
    name: 'give',
    label: { key: 'give' },
    things: [{ value: 'garage-1', label: { key: 'garage' }, target: 'thing:garage-1' }],
    sums: [
        {
            label: { key: 'cash' },
            low: 1000,
            high: 5000,
            step: 1000,
            write: (amount) => String(amount),
            read: (value) => (/^\d+$/.test(value) ? Number(value) : null),
        },
    ],
};
const to = { kind: 'seats', name: 'to', label: { key: 'to' }, seats: [1, 2] } as const;
const say = { kind: 'words', name: 'say', label: { key: 'say' }, most: 20 } as const;
const openly = { kind: 'switch', name: 'open', label: { key: 'open' } } as const;
const FORM: Form = { verb: 'offer', title: { key: 'offer' }, fields: [to, give, openly, say] };

describe('a draft', () => {
    it('leaves out what is empty', () => {
        expect(new Draft(FORM).action).toEqual({ verb: 'offer', open: false });
    });

    it('puts people and things in and out', () => {
        const draft = new Draft(FORM).toggle(to, 2).toggle(give, 'garage-1');
        expect(draft.action).toEqual({ verb: 'offer', to: [2], give: ['garage-1'], open: false });
        expect(draft.toggle(to, 2).toggle(give, 'garage-1').action).toEqual(new Draft(FORM).action);
    });

    it('has each sum once, within its limits', () => {
        const [cash] = give.sums;
        const draft = new Draft(FORM).toggle(give, 'garage-1').withSum(give, cash!, 2000).withSum(give, cash!, 9000);
        expect(draft.action.give).toEqual(['garage-1', '5000']);
        expect(draft.sum(give, cash!)).toBe(5000);
        expect(draft.withSum(give, cash!, 0).action.give).toEqual(['garage-1']);
    });

    it('knows what a touch of the board puts in', () => {
        expect(new Draft(FORM).at('thing:garage-1')?.value).toBe('garage-1');
        expect(new Draft(FORM).at('thing:cop-1')).toBeNull();
    });

    it('begins with what is given, such as an offer turned round', () => {
        expect(new Draft({ ...FORM, first: { to: [1], say: ' hello ' } }).action).toEqual({
            verb: 'offer',
            to: [1],
            open: false,
            say: 'hello',
        });
    });
});
