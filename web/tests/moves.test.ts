// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { aimedAt, targets } from '../src/games/omerta/moves';
import { VIEW } from './table';

const view = (fields: object) => ({ viewer: 1, step: 'turn', character: null, ...fields });

describe("Omerta's actions on the board", () => {
    it('are named by cards and players', () => {
        const on = (action: object) => targets(action as never, view({}));
        expect(on({ verb: 'peek', place: 0, other_place: 2 })).toEqual(['place:1:0', 'place:1:2']);
        expect(on({ verb: 'draw', from: 'pile' })).toEqual(['pile']);
        expect(on({ verb: 'draw', from: 'discard' })).toEqual(['discards']);
        expect(on({ verb: 'exchange', safe_place: 3, place: 0 })).toEqual(['safe:3', 'place:1:0']);
        expect(on({ verb: 'gangster', seat: 0, place: 1, other_seat: 2, other_place: 3 })).toEqual(['place:0:1', 'place:2:3']);
        expect(on({ verb: 'snitch', seat: 2, other_seat: 2 })).toEqual(['seat:2', 'seat:2']);
        expect(on({ verb: 'driver', place: 2 })).toEqual(['place:1:2']);
        expect(on({ verb: 'driver' })).toEqual([]);
        expect(on({ verb: 'omerta' })).toEqual([]);
    });
});

describe('what a character is aimed at', () => {
    const aimed = (character: string | null, ...aim: number[]) => aimedAt({ ...VIEW, active: 0, character, aim });

    it('is two cards for Gangster, and the players they belong to but for the one whose turn it is', () => {
        expect(aimed('gangster', 0, 3, 2, 1)).toEqual({ players: [2], cards: ['place:0:3', 'place:2:1'] });
        expect(aimed('gangster', 1, 0, 2, 1)).toEqual({ players: [1, 2], cards: ['place:1:0', 'place:2:1'] });
    });

    it('is one card for Police patrol, whatever its place', () => {
        expect(aimed('police-patrol', 1, 2, -1, -1)).toEqual({ players: [1], cards: ['place:1:2'] });
    });

    it('is players for the others', () => {
        expect(aimed('lady', 2, -1, -1, -1)).toEqual({ players: [2], cards: [] });
        expect(aimed('la-mamma', 1, -1, -1, -1)).toEqual({ players: [1], cards: [] });
        expect(aimed('snitch', 1, 2, -1, -1)).toEqual({ players: [1, 2], cards: [] });
        expect(aimed('snitch', 2, 2, -1, -1)).toEqual({ players: [2], cards: [] });
    });

    it('is nothing before it is named', () => {
        expect(aimed('gangster')).toEqual({ players: [], cards: [] });
        expect(aimed(null)).toEqual({ players: [], cards: [] });
    });
});
