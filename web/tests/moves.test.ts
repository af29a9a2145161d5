import { describe, expect, it } from 'vitest';

import { meant, targets } from '../src/games/omerta/moves';

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

    it('are guessed from a click that is not allowed', () => {
        expect(meant('pile', view({}))).toEqual({ verb: 'draw', from: 'pile' });
        expect(meant('discards', view({ step: 'holding' }))).toEqual({ verb: 'discard' });
        expect(meant('place:1:2', view({ step: 'snaps' }))).toEqual({ verb: 'snap', place: 2 });
        expect(meant('place:1:0', view({ step: 'peeks' }))).toEqual({ verb: 'peek', place: 0, other_place: 1 });
        expect(meant('place:0:2', view({}))).toEqual({ verb: 'patrol', seat: 0, place: 2 });
        expect(meant('elsewhere', view({}))).toBeNull();
    });
});
