// Made by `make protocol` from what the game declares: changes go there, not here.

export interface View {
    game: 'corleone';
    viewer: number | null;
    players: number;
    options: Options;
    act: number;
    limit: number;
    first: number;
    active: number;
    step: 'benefit' | 'bids' | 'choosing' | 'discards' | 'dollars' | 'giving' | 'keeping' | 'looking' | 'marking' | 'order' | 'over' | 'paying' | 'picking' | 'turn' | 'use';
    deciders: number[];
    seats: Seat[];
    turfs: Turf[];
    colours: { [key: string]: number[] };
    businesses: Business[];
    park: string[];
    spaces: Space[];
    tiles: Tiles;
    hudson: string[];
    supply: { [key: string]: number };
    deck: number;
    discards: string[];
    public: string[];
    allies: string[];
    drawn: Drawn | null;
    bids: Bid[];
    asked: Asked;
    cards: { [key: string]: Face };
    missing: { [key: string]: string[] };
}

export interface Options {
}

export interface Seat {
    family: string;
    thugs: number;
    members: number;
    thugs_in_hudson: number;
    members_in_hudson: number;
    markers: number;
    hand_size: number;
    hand: string[] | null;
    counted: { [key: string]: number } | null;
    suitcase: { [key: string]: number } | null;
    completed: string[];
    allies: string[];
    played: string[];
    aside: number;
    aside_cards: string[] | null;
}

export interface Turf {
    turf: string;
    markers: number[];
    control: number | null;
    chief: boolean;
    influence: number[];
    ahead: number | null;
    bonus: number | null;
}

export interface Business {
    business: string;
    turf: string;
    colour: 'blue' | 'printed' | 'red';
    front: string[];
    back: string[];
    thug: number | 'neutral' | null;
}

export interface Space {
    areas: string;
    closed: boolean;
    member: number | 'neutral' | null;
}

export interface Tiles {
    blue: number;
    red: number;
}

export interface Drawn {
    seat: number;
    count: number;
    jobs: string[] | null;
}

export interface Bid {
    made: boolean;
    amount: number | null;
}

export interface Asked {
    effects: string[];
    optional: boolean;
    business: string | null;
    turf: string | null;
    target: number | null;
    further: number;
}

/** A job, or an ally: allies have effects only. */
export interface Face {
    effects: string[];
    colour?: 'blue' | 'green' | 'grey' | 'yellow' | null;
    goods?: string[];
    money?: number[];
}

/** What happened in the game. */
export type GameEvent =
    | { event: 'act-began'; act: number }
    | { event: 'tile-opened'; business: string; turf: string }
    | { event: 'public-job'; job: string }
    | { event: 'allies-shown'; allies: string[] }
    | { event: 'turn-began'; seat: number }
    | { event: 'thug-placed'; seat: number; business: string }
    | { event: 'thug-moved'; seat: number; business: string; to_business: string }
    | { event: 'member-placed'; seat: number; areas: string }
    | { event: 'completed'; seat: number; from: 'hand' | 'public'; job: string; goods: string }
    | { event: 'ally-played'; seat: number; ally: string }
    | { event: 'benefits'; seat: number; business: string }
    | { event: 'front-used'; seat: number; business: string }
    | { event: 'declined'; seat: number }
    | { event: 'took'; seat: number; card: string }
    | { event: 'nothing-left'; seat: number; card: string }
    | { event: 'stashed'; seat: number; card: string }
    | { event: 'discarded'; seat: number; card: string }
    | { event: 'horse-head'; seat: number }
    | { event: 'jobs-shuffled'; count: number }
    | { event: 'no-job-left'; seat: number }
    | { event: 'drew-jobs'; seat: number; count: number }
    | { event: 'saw-jobs'; seat: number; jobs: string[] }
    | { event: 'kept-a-job'; seat: number; jobs: string[] }
    | { event: 'kept-job'; seat: number; job: string; jobs: string[] }
    | { event: 'took-discarded-job'; seat: number; job: string }
    | { event: 'boss-placed'; seat: number; business: string }
    | { event: 'mayor-placed'; seat: number; areas: string }
    | { event: 'chief-placed'; seat: number; turf: string }
    | { event: 'neutral-gunned-down'; seat: number; figure: string }
    | { event: 'gunned-down'; seat: number; target: number; figure: string }
    | { event: 'asked-gift'; seat: number; target: number }
    | { event: 'gave'; seat: number; target: number }
    | { event: 'gave-card'; seat: number; target: number; card: string }
    | { event: 'had-no-money'; seat: number }
    | { event: 'looked'; seat: number; target: number }
    | { event: 'saw-hand'; seat: number; target: number; cards: string[] }
    | { event: 'showed'; seat: number; card: string }
    | { event: 'offer-taken'; seat: number; target: number; card: string }
    | { event: 'returned'; seat: number; card: string }
    | { event: 'turf-war' }
    | { event: 'nobody-won-turf'; turf: string; sides: ({ [key: string]: string | number })[] }
    | { event: 'won-turf'; turf: string; seat: number; sides: ({ [key: string]: string | number })[] }
    | { event: 'no-marker'; seat: number; turf: string }
    | { event: 'marker-moved'; seat: number; turf: string; to_turf: string }
    | { event: 'has-bid'; seat: number }
    | { event: 'bid-shown'; seat: number; amount: number; cards: string[] }
    | { event: 'paid'; seat: number; amount: number }
    | { event: 'bid-back'; seat: number; amount: number }
    | { event: 'ally-taken'; seat: number; ally: string }
    | { event: 'tribute'; act: number; limit: number }
    | { event: 'allies-back'; seat: number; allies: string[] }
    | { event: 'allies-gone'; allies: string[] }
    | { event: 'put-aside'; seat: number }
    | { event: 'put-card-aside'; seat: number; card: string }
    | { event: 'scored'; seat: number; suitcase: number; turfs: number; colours: number; total: number }
    | { event: 'game-over'; winners: number[] };
