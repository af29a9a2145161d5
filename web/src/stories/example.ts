// A table of Omerta for three, as Anna sees it at her turn: for the stories of the parts, and for their tests.

import type { View } from '../games/omerta/view';
import type { JsonObject, Position, SeatInfo, TableInfo, Welcome } from '../protocol/messages';

export const VIEW: View = {
    game: 'omerta',
    viewer: 0,
    players: 3,
    options: { snap: 'sealed', snap_seconds: 4, memory_aid: false, turns: 50 },
    gangsters: ['al-capone', 'johnny-torrio', 'charles-luciano'],
    round: 1,
    starter: 0,
    turn: 1,
    active: 0,
    step: 'turn',
    deciders: [0],
    totals: [0, 12, 40],
    rounds: [],
    stocks: [0, 1, 2].map(() => Array.from({ length: 4 }, () => ({ face: null, locked: false }))),
    safe: [null, null, null, null],
    pile: 30,
    discards: 1,
    top: 'lady',
    held: null,
    snap: null,
    character: null,
    aim: [],
    second: null,
    given: [],
};

export const TURN: JsonObject[] = [
    { verb: 'omerta' },
    { verb: 'draw', from: 'pile' },
    { verb: 'draw', from: 'discard' },
];

export function position(view: Partial<View> = {}, legal: JsonObject[] = TURN): Position {
    return { view: { ...VIEW, ...view } as unknown as JsonObject, question: null, legal, unasked: [], race: null, undo: false };
}

const person = (name: string): SeatInfo => ({ kind: 'person', name, bot: null, stand_in: null, away: null, takeover: null });

export const TABLE: TableInfo = {
    code: 'K7XQ2M',
    game: 'omerta',
    edition: null,
    options: {},
    visibility: 'private',
    status: 'playing',
    seats: [person('Anna'), person('Борис'), { ...person('Carla'), kind: 'bot', bot: 'greedy' }],
    host: 0,
    clock: { kind: 'none' },
    commitment: null,
    seeded: false,
    created: 0,
    votes: {},
    rematch: null,
    outcome: null,
};

/** What Anna hears first. */
export function welcome(change: Partial<Welcome> = {}): Welcome {
    return {
        type: 'welcome',
        protocol: 1,
        now: Date.now(),
        version: 1,
        you: 0,
        yours: [0],
        table: TABLE,
        clocks: { left: [], running: [] },
        position: position(),
        missed: [],
        complete: true,
        ...change,
    };
}
