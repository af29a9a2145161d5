// Made by `make protocol` from what the game declares: changes go there, not here.

export interface View {
    game: 'omerta';
    viewer: number | null;
    players: number;
    options: Options;
    gangsters: string[];
    round: number;
    starter: number;
    turn: number;
    active: number;
    step: 'ability' | 'answers' | 'cracking' | 'holding' | 'looking' | 'over' | 'peeks' | 'snaps' | 'turn';
    deciders: number[];
    totals: number[];
    rounds: number[][];
    stocks: ((Place | null)[])[];
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

export interface Options {
    snap: 'race' | 'sealed';
    snap_seconds: number;
    memory_aid: boolean;
    turns: number;
}

export interface Place {
    face: string | null;
    locked: boolean;
}

export interface Held {
    seat: number;
    from: 'discard' | 'pile';
    face: string | null;
}

export interface Given {
    card: string;
    to: number;
    place: number | null;
    by: number;
    turns: number;
}

/** What happened in the game. */
export type GameEvent =
    | { event: 'round-began'; round: number; seat: number }
    | { event: 'looked'; seat: number; places: number[] }
    | { event: 'saw'; seat: number; places: number[]; cards: string[] }
    | { event: 'put-back'; seat: number }
    | { event: 'turn-began'; seat: number }
    | { event: 'turn-skipped'; seat: number }
    | { event: 'could-not-draw'; seat: number }
    | { event: 'drew'; seat: number }
    | { event: 'drew-card'; seat: number; card: string }
    | { event: 'took-discard'; seat: number; card: string }
    | { event: 'replaced'; seat: number; place: number; card: string }
    | { event: 'discarded'; seat: number; card: string }
    | { event: 'pile-rebuilt'; count: number }
    | { event: 'dealt'; seat: number; place: number }
    | { event: 'no-card-left'; seat: number }
    | { event: 'snap-opened'; card: string }
    | { event: 'snapped'; seat: number; place: number; card: string }
    | { event: 'too-slow'; seat: number }
    | { event: 'wrong-card'; seat: number; place: number; card: string }
    | { event: 'no-target'; seat: number; card: string }
    | { event: 'aimed'; seat: number; card: string; targets: number[]; at: ({ [key: string]: string | number })[] }
    | { event: 'killed'; seat: number; place: number; card: string }
    | { event: 'stock-shuffled'; seat: number }
    | { event: 'swapped'; seat: number; place: number; other_seat: number; other_place: number }
    | { event: 'driver-showed'; seat: number; places: number[]; cards: string[] }
    | { event: 'driver-failed'; seat: number }
    | { event: 'declined'; seat: number; card: string }
    | { event: 'safe-opened'; seat: number }
    | { event: 'saw-safe'; seat: number; cards: string[] }
    | { event: 'exchanged'; seat: number; safe_place: number; place: number }
    | { event: 'la-mamma-given'; seat: number; target: number }
    | { event: 'patrol-given'; seat: number; target: number; place: number }
    | { event: 'given-removed'; card: string; target: number }
    | { event: 'omerta'; seat: number }
    | { event: 'turns-ran-out' }
    | { event: 'scored'; seat: number; cards: string[]; sum: number; score: number; how: 'called' | 'lowest' | 'above' | 'beaten' | 'plain'; penalty: number; limit: number }
    | { event: 'game-over'; winners: number[] };
