// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { meant } from '../src/games/omerta/meant';
import type { Place, View } from '../src/games/omerta/view';
import type { JsonObject } from '../src/protocol/messages';
import { VIEW } from './table';

const CARD: Place = { face: null, locked: false };
const LOCKED: Place = { face: null, locked: true };

/** Anna is asked; her second place is locked, and Carla's first is empty. */
const view = (fields: Partial<View>) => {
    const stocks = [[CARD, LOCKED, CARD], [CARD, LOCKED, CARD], [null, CARD, CARD]];
    return { ...VIEW, stocks, ...fields } as unknown as JsonObject;
};
const at = (step: View['step'], target: string, chosen: string[] = []) => meant(target, view({ step }), chosen);
const using = (character: string, target: string, chosen: string[] = []) =>
    meant(target, view({ step: 'ability', character }), chosen);

/** The house answers to it which character must be used first. */
const OTHER = { verb: 'draw', from: 'pile' };

describe('a click that is not allowed', () => {
    it('means what one does at that step', () => {
        expect(at('turn', 'pile')).toEqual({ verb: 'draw', from: 'pile' });
        expect(at('turn', 'discards')).toEqual({ verb: 'draw', from: 'discard' });
        expect(at('turn', 'place:0:2')).toEqual({ verb: 'replace', place: 2 });
        expect(at('turn', 'place:1:2')).toEqual({ verb: 'patrol', seat: 1, place: 2 });
        expect(at('turn', 'seat:1')).toEqual({ verb: 'lady', seat: 1 });
        expect(at('turn', 'safe:1')).toEqual({ verb: 'crack' });
        expect(at('holding', 'discards')).toEqual({ verb: 'discard' });
        expect(at('holding', 'place:0:1')).toEqual({ verb: 'replace', place: 1 });
        expect(at('snaps', 'place:0:1')).toEqual({ verb: 'snap', place: 1 });
        expect(at('answers', 'place:0:1')).toEqual({ verb: 'reveal', place: 1 });
        expect(at('peeks', 'place:0:0')).toEqual({ verb: 'peek', place: 0, other_place: 1 });
        expect(at('turn', 'elsewhere')).toBeNull();
    });

    it('at the open safe is about a locked card, or about one too many', () => {
        expect(at('cracking', 'place:0:1', ['safe:3'])).toEqual({ verb: 'exchange', safe_place: 3, place: 1 });
        expect(at('cracking', 'place:0:2', ['place:0:0'])).toEqual({ verb: 'crack' });
        expect(at('cracking', 'safe:2', ['safe:3'])).toEqual({ verb: 'crack' });
    });
});

describe('a click that is not allowed while a character waits for its target', () => {
    it('is about an own card for Mole and Driver', () => {
        expect(using('mole', 'place:0:1')).toEqual({ verb: 'mole', place: 1 });
        expect(using('driver', 'place:0:1', ['place:0:0'])).toEqual({ verb: 'driver', place: 1 });
    });

    it('is about two cards for Gangster: that very pair', () => {
        const pair = { verb: 'gangster', seat: 1, place: 0, other_seat: 1, other_place: 2 };
        expect(using('gangster', 'place:1:2', ['place:1:0'])).toEqual(pair);
        const own = { verb: 'gangster', seat: 0, place: 0, other_seat: 0, other_place: 2 };
        expect(using('gangster', 'place:0:2', ['place:0:0'])).toEqual(own);
    });

    it('is about the locked card for Gangster, with another one that could be swapped', () => {
        const first = { verb: 'gangster', seat: 0, place: 0, other_seat: 1, other_place: 1 };
        expect(using('gangster', 'place:1:1')).toEqual(first);
        const own = { verb: 'gangster', seat: 1, place: 0, other_seat: 0, other_place: 1 };
        expect(using('gangster', 'place:0:1')).toEqual(own);
        const second = { verb: 'gangster', seat: 2, place: 1, other_seat: 1, other_place: 1 };
        expect(using('gangster', 'place:1:1', ['place:2:1'])).toEqual(second);
    });

    it('is about whose card it is for Police patrol', () => {
        expect(using('police-patrol', 'place:0:2')).toEqual({ verb: 'patrol', seat: 0, place: 2 });
        expect(using('police-patrol', 'place:1:1')).toEqual({ verb: 'patrol', seat: 1, place: 1 });
        expect(using('police-patrol', 'seat:0')).toEqual({ verb: 'patrol', seat: 0, place: 0 });
    });

    it('is about the player for Lady, La Mamma and Snitch; an own card means oneself', () => {
        expect(using('lady', 'seat:0')).toEqual({ verb: 'lady', seat: 0 });
        expect(using('lady', 'place:0:2')).toEqual({ verb: 'lady', seat: 0 });
        expect(using('la-mamma', 'seat:2')).toEqual({ verb: 'la-mamma', seat: 2 });
        expect(using('snitch', 'seat:0')).toEqual({ verb: 'snitch', seat: 0, other_seat: 0 });
        expect(using('snitch', 'seat:2', ['seat:1'])).toEqual({ verb: 'snitch', seat: 1, other_seat: 2 });
        expect(using('snitch', 'place:0:0')).toEqual({ verb: 'snitch', seat: 0, other_seat: 0 });
    });

    it('opens the safe for Safecracker', () => {
        expect(using('safecracker', 'safe:1')).toEqual({ verb: 'crack' });
    });

    it('is something else wherever the character has no business', () => {
        const elsewhere: Record<string, string[]> = {
            mole: ['place:1:0', 'seat:1', 'seat:0', 'safe:1'],
            driver: ['place:1:0', 'seat:1', 'seat:0'],
            gangster: ['seat:1', 'seat:0'],
            'police-patrol': ['seat:1'],
            lady: ['place:1:0'],
            'la-mamma': ['place:1:0'],
            snitch: ['place:1:0'],
            safecracker: ['place:0:0', 'place:1:0', 'seat:0', 'seat:1'],
        };
        for (const [character, targets] of Object.entries(elsewhere)) {
            for (const target of [...targets, 'pile', 'discards']) {
                expect(using(character, target), `${character} on ${target}`).toEqual(OTHER);
            }
        }
    });
});
