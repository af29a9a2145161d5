// Omerta for three, as Anna sees it at her turn.

import type { View } from '../src/games/omerta/view';

export const VIEW: View = {
    game: 'omerta',
    viewer: 0,
    players: 3,
    options: { snap: 'sealed', snap_seconds: 4, memory_aid: false, turns: 50 },
    gangsters: ['scarface', 'fox', 'lucky'],
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
