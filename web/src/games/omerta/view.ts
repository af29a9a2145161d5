// The view of Omerta, as capotavola/games/omerta/viewtypes.py has it.

import type { JsonObject } from '../../protocol/messages';

export interface Place {
    face: string | null;
    locked: boolean;
}

export interface Held {
    seat: number;
    from: 'pile' | 'discard';
    face: string | null;
}

export interface Given {
    card: string;
    to: number;
    place: number | null;
    by: number;
    turns: number;
}

export type Step = 'peeks' | 'turn' | 'holding' | 'snaps' | 'ability' | 'answers' | 'looking' | 'cracking' | 'over';

export interface View {
    viewer: number | null;
    players: number;
    options: { snap: 'sealed' | 'race'; snap_seconds: number; memory_aid: boolean; turns: number };
    gangsters: string[];
    round: number;
    starter: number;
    turn: number;
    active: number;
    step: Step;
    deciders: number[];
    totals: number[];
    rounds: number[][];
    stocks: (Place | null)[][];
    safe: (string | null)[];
    pile: number;
    discards: number;
    top: string | null;
    held: Held | null;
    snap: string | null;
    character: string | null;
    aim: number[];
    second: string | null;
    given: Given[];
}

export function read(view: JsonObject): View {
    return view as unknown as View;
}
