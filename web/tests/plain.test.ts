import { describe, expect, it } from 'vitest';

import { Drawn } from '../src/games/plain/shape';
import { copies, isCounted, isHollow, targets } from '../src/games/plain/things';

const DRAWN = new Drawn({ passive: ['icons'], seats: ['owner'] });
const VIEW = { step: 'turn', pool: { gun: 2, booze: 0 }, icons: ['coin'], seats: [{ hand: ['hit', 'hit', 'gun'] }], spaces: ['north+south'] };

describe('an action on a plain board', () => {
    it('is named by those of its parts that lie there', () => {
        expect(targets({ verb: 'do', job: 'hit', order: 'money-first' }, VIEW, DRAWN)).toEqual(['thing:hit']);
        expect(targets({ verb: 'place', areas: 'north+south' }, VIEW, DRAWN)).toEqual(['thing:north+south']);
        expect(targets({ verb: 'pay', goods: 'gun+booze' }, VIEW, DRAWN)).toEqual(['thing:gun', 'thing:booze']);
    });

    it('is named by players, and not by other numbers or by what is only drawn', () => {
        expect(targets({ verb: 'give', owner: 1, amount: 3 }, VIEW, DRAWN)).toEqual(['seat:1']);
        expect(targets({ verb: 'use', icon: 'coin' }, VIEW, DRAWN)).toEqual([]);
    });
});

describe('what a plain board draws', () => {
    it('tells alike things apart', () => {
        expect(copies(['hit', 'gun', 'hit']).map(({ copy }) => copy)).toEqual([0, 0, 1]);
    });

    it('knows counted things, and what is not worth a line', () => {
        expect(isCounted({ gun: 2, 'blood-money': 0 })).toBe(true);
        expect(isCounted({ hand_size: 3 })).toBe(false);
        expect(isHollow({ blue: 0, other: [] })).toBe(true);
        expect(isHollow([{ name: 'hit' }])).toBe(false);
    });
});
