// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';

import { roundEnd } from '../src/games/corleone/acts';
import { logged } from '../src/games/corleone/happenings';
import { about, called } from '../src/games/corleone/question';
import { sinceMine } from '../src/games/corleone/since';
import { tale } from '../src/games/corleone/tale';
import type { View } from '../src/games/corleone/view';
import type { GameEvent } from '../src/protocol/games/corleone';
import type { AnyHappening, JsonObject } from '../src/protocol/messages';
import { gameBundle } from '../src/speech/bundles';
import { GameWords } from '../src/speech/words';
import { eventsOf } from '../src/table/events';

const NAMES = ['Anna', 'Boris', 'Carla'];
const ARGUMENTS = { seats: ['seat', 'target'], words: { card: ['card'], figure: ['business', 'area', 'figure'], effect: ['effect'], goods: ['card'] } };
const turn = (seat: number): GameEvent => ({ event: 'turn-began', seat });
let bundle: Awaited<ReturnType<typeof gameBundle>>;

beforeAll(async () => {
    bundle = await gameBundle('corleone', 'en', 'native');
});

const to = (me: number | null) => new GameWords('en', 'native', bundle, NAMES, ARGUMENTS, false, me);

describe('how an act went', () => {
    const events: GameEvent[] = [
        { event: 'gunned-down', seat: 1, target: 0, figure: 'opera-house' },
        { event: 'turf-war' },
        { event: 'won-turf', turf: 'midtown', seat: 2, sides: [{ phrase: 'side', seat: 2, count: 3 }, { phrase: 'neutral-side', count: 1 }] },
        { event: 'nobody-won-turf', turf: 'chelsea', sides: [] },
        { event: 'bid-shown', seat: 0, amount: 2, cards: ['money-2'] },
        { event: 'bid-shown', seat: 1, amount: 0, cards: [] },
        { event: 'bid-shown', seat: 2, amount: 2, cards: ['money-2'] },
        { event: 'ally-taken', seat: 2, ally: 'capo' },
        { event: 'tribute', act: 1, limit: 5 },
        { event: 'discarded', seat: 1, card: 'gun' },
        { event: 'act-began', act: 2 },
        { event: 'discarded', seat: 1, card: 'booze' },
    ];

    it('is told war by war and bid by bid, the horse head first among equals', () => {
        const { wars, bribes, shots, given } = tale(events, 1, 1, 3);
        expect(wars).toEqual([
            { turf: 'midtown', winner: 2, sides: [{ seat: 2, count: 3 }, { seat: null, count: 1 }] },
            { turf: 'chelsea', winner: null, sides: [] },
        ]);
        expect(bribes.map(({ seat, ally, tied }) => [seat, ally, tied])).toEqual([
            [2, 'capo', true],
            [0, null, true],
            [1, null, false],
        ]);
        expect(shots).toEqual([{ by: 1, seat: 0, figure: 'opera-house' }]);
        expect(given).toEqual([{ seat: 1, cards: ['gun'] }]);
    });

    it('is not what was taken back', () => {
        const happened = [
            { kind: 'acted', version: 1, at: 0, seat: 0, events: [{ event: 'turf-war' }] },
            { kind: 'undone', version: 2, at: 0, seat: 0 },
            { kind: 'acted', version: 3, at: 0, seat: 0, events: [turn(1)] },
        ] as unknown as AnyHappening[];
        expect(eventsOf(happened)).toEqual([turn(1)]);
    });

    it('is logged once: what is put aside is told as what is discarded', () => {
        expect(logged({ event: 'put-card-aside', seat: 0, card: 'gun' })).toBe(false);
        expect(logged({ event: 'discarded', seat: 0, card: 'gun' })).toBe(true);
    });
});

describe('since the own last turn', () => {
    const view = (active: number) => ({ viewer: 0, active, step: 'turn' }) as View;
    const shot: GameEvent = { event: 'gunned-down', seat: 1, target: 0, figure: 'opera-house' };

    it('is what others did to the viewer, and what control brought; not what the own turn did', () => {
        const own: GameEvent = { event: 'took', seat: 0, card: 'gun' };
        const shared: GameEvent = { event: 'took', seat: 0, card: 'money-2' };
        const events = [turn(0), own, turn(1), shot, shared, { event: 'took', seat: 1, card: 'booze' } as GameEvent, turn(0)];
        expect(sinceMine(events, view(0)).map(({ event, gained, by }) => [event, gained, by])).toEqual([
            [shot, false, 1],
            [shared, true, null],
        ]);
        expect(sinceMine([...events, own], view(0))).toHaveLength(2);
    });

    it('ends with the act', () => {
        expect(sinceMine([turn(0), turn(1), shot, { event: 'act-began', act: 2 }, turn(1), turn(0)], view(0))).toEqual([]);
    });
});

describe('to the reader', () => {
    it('it is "you" who does something, and "yours" what is hit', () => {
        const shot: JsonObject = { event: 'gunned-down', seat: 1, target: 0, figure: 'opera-house' };
        expect(to(0).event({ event: 'took', seat: 0, card: 'gun' })).toBe('You take: gun');
        expect(to(0).event(shot)).toBe('Boris guns down your figure: Opera House');
        expect(to(1).event(shot)).toBe('You gun down a figure of Anna: Opera House');
        expect(to(null).event(shot)).toBe('Boris guns down a figure of Anna: Opera House');
    });

    it('a way to do a job says what comes first', () => {
        const cards = { hit: { effects: ['gun-thug'], colour: 'grey', goods: ['gun'], money: [3] }, bookmaking: { effects: [], colour: 'yellow', goods: ['booze'], money: [2, 1] } };
        const view = { cards } as unknown as JsonObject;
        const job = (job: string, order: string) => ({ verb: 'complete', job, goods: 'gun', order });
        expect(about(job('hit', 'money-first'), view, to(0))).toBe('first $3 into your hand, then: gun down a thug');
        expect(about(job('hit', 'effect-first'), view, to(0))).toBe('first: gun down a thug; then $3 into your hand');
        expect(about(job('bookmaking', 'money-first'), view, to(0))).toBe('$2, $1 into your hand');
        expect(called(job('bookmaking', 'money-first'), view)).toMatchObject({ key: 'pay-only' });
    });
});

describe('bonuses so far', () => {
    it('say what they are for', () => {
        const view = {
            act: 2, limit: 6, first: 0, players: 2, businesses: [], allies: [], cards: {},
            turfs: [{ turf: 'midtown', control: 0, markers: [0], bonus: 0 }, { turf: 'chelsea', control: null, markers: [], bonus: null }],
            colours: { yellow: [0, 1], blue: [] },
            seats: [{ family: 'barzini', completed: ['a'] }, { family: 'tattaglia', completed: ['b'] }],
        } as unknown as JsonObject;
        const told = roundEnd([{ event: 'act-began', act: 2 }], view, () => []) as unknown as { families: object[] };
        expect(told.families).toMatchObject([
            { bonus: 10, bonusTurfs: ['midtown'], bonusColours: ['yellow'] },
            { bonus: 5, bonusTurfs: [], bonusColours: ['yellow'] },
        ]);
    });
});
