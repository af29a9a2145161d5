// Made by `make protocol` from what the game declares: changes go there, not here.

export interface View {
    game: 'cosanostra';
    viewer: number | null;
    players: number;
    options: Options;
    round: number;
    last_round: number;
    start: number;
    active: number;
    step: 'action-turn' | 'afterwards' | 'again' | 'buying' | 'doubling' | 'drawing' | 'firing-back' | 'growing' | 'hiring' | 'laundering' | 'limits' | 'over' | 'picking-markers' | 'plan-turn' | 'refusing' | 'settling' | 'staking' | 'window';
    deciders: number[];
    seats: Seat[];
    market: ForSale[];
    deck: (ForSale | null)[];
    markers: Marker[];
    monopolies: { [key: string]: number | null };
    job_decks: number[];
    job_discards: ((string | null)[])[];
    influence_deck: number;
    influence_discards: (string | null)[];
    mercenaries: Mercenaries;
    asked: Asked;
    deals_open: boolean;
    offers: Offer[];
    notes: Note[];
    ledger: Promise[];
    cards: { [key: string]: Face };
    prospects: Prospect[];
    lacking: { [key: string]: Lack[] };
}

export interface Options {
    short: boolean;
    two_gangsters: boolean;
    spying: boolean;
    business_bonus: boolean;
    planning_clock: boolean;
    planning_seconds: number;
    expansion: boolean;
}

export interface Seat {
    family: string;
    colour: string;
    cash: number;
    laundered: number;
    income: number;
    markers: number;
    businesses: Business[];
    gangsters: Gangster[];
    under_boss: ForHire[];
    trophies: ForHire[];
    jobs: number[];
    hand: Card[] | null;
    influence: number;
    known_influence: string[];
    influence_hand: string[] | null;
    looks: number;
    offers_left: number | null;
    posts_left: number | null;
    surplus_jobs: number;
    surplus_influence: number;
}

export interface Business {
    business: string;
    kind: string;
    company: boolean;
    income: number;
    active: boolean;
    used: boolean;
}

export interface Gangster {
    gangster: string;
    gang: string;
    printed: number;
    price: number;
    ability: string | null;
    figures: { [key: string]: number };
    strength: number;
    active: boolean;
    tasks: Task[];
    cards: string[];
    uses_left: number | null;
    traded: boolean;
}

/** A job has its round, and its name if the viewer knows it; a purchase its business and its price. */
export interface Task {
    task: 'job' | 'purchase';
    round?: number | null;
    job?: string | null;
    business?: string | null;
    price?: number | null;
    income?: number | null;
}

export interface ForHire {
    gangster: string;
    gang: string;
    printed: number;
    price: number;
    ability: string | null;
    figures: { [key: string]: number };
}

export interface Card {
    job: string;
    round: number;
}

export interface ForSale {
    business: string;
    kind: string;
    income: number;
    price: number;
}

export interface Marker {
    business: string;
    seat: number;
}

export interface Mercenaries {
    shown: Mercenary[];
    aside: ForHire[];
    stack: number;
}

export interface Mercenary {
    gangster: string;
    gang: string;
    printed: number;
    price: number;
    ability: string | null;
    figures: { [key: string]: number };
    swap: number | null;
}

export interface Asked {
    window: 'hold-ups' | 'rerolls' | 'saves' | 'schemes' | 'traps' | 'vetoes' | null;
    card: string | null;
    by: number | null;
    on: string | null;
    for_market: boolean;
    left: number | null;
    kind: string | null;
    done: number;
    attempts: Attempt[];
    dice: number[];
    difficulty: number | null;
    vain: boolean;
    harm: Harm | null;
    debts: number[];
}

export interface Attempt {
    gangster: string;
    job: string;
    target: { [key: string]: string | number };
    hits: number;
    money: number;
}

export interface Harm {
    business: string | null;
    gangster: string | null;
    killed: boolean;
    by: number;
}

export interface Offer {
    by: number;
    taken: number[];
    open: boolean;
    to: number[];
    give: ({ [key: string]: string | number })[];
    want: ({ [key: string]: string | number })[];
    debt: number;
    said: string;
}

/** On the board: what a player has and wants, binding nobody. */
export interface Note {
    seat: number;
    have: ({ [key: string]: string | number })[];
    want: ({ [key: string]: string | number })[];
}

export interface Promise {
    promise: number;
    by: number;
    to: number;
    what: { [key: string]: string | number };
    said: string;
    status: 'broken' | 'kept' | 'pending' | 'void';
    due: number;
    given: { [key: string]: string }[];
}

export interface Face {
    type: 'attack' | 'cash' | 'other' | 'reaction';
    attack: boolean;
    target: string;
    difficulty: number | null;
    needs: string[];
    pay: number[];
    one: Effect[];
    two: Effect[];
    failure: Effect[];
    stake: number;
}

export interface Effect {
    effect: string;
    amount: number | null;
}

/** The chance of a job, by the dice alone, as things stand: of one success or more, and of two. */
export interface Prospect {
    gangster: string;
    job: string;
    victim: string | null;
    dice: number;
    difficulty: number;
    one: number;
    two: number;
}

export interface Lack {
    kind: string;
    lenders: string[];
}

/** What happened in the game. */
export type GameEvent =
    | { event: 'round-began'; round: number; seat: number }
    | { event: 'drew-jobs'; seat: number; count: number }
    | { event: 'saw-jobs'; seat: number; jobs: string[] }
    | { event: 'refused'; seat: number }
    | { event: 'drew-influence'; seat: number; count: number }
    | { event: 'saw-influence'; seat: number; cards: string[] }
    | { event: 'reshuffled' }
    | { event: 'mercenaries-shown'; gangsters: string[] }
    | { event: 'mercenaries-aside'; gangsters: string[] }
    | { event: 'hired'; seat: number; gangster: string; amount: number }
    | { event: 'swapped'; seat: number; gangster: string; mercenary: string; amount: number }
    | { event: 'planned'; seat: number; gangster: string; round: number }
    | { event: 'planned-job'; seat: number; gangster: string; job: string }
    | { event: 'planned-purchase'; seat: number; gangster: string; business: string }
    | { event: 'market-card'; business: string }
    | { event: 'market-away'; businesses: string[] }
    | { event: 'looked-through-deck'; seat: number }
    | { event: 'saw-deck'; seat: number; businesses: string[] }
    | { event: 'put'; seat: number; card: string; gangster: string }
    | { event: 'played'; seat: number; card: string }
    | { event: 'played-for-market'; seat: number; card: string }
    | { event: 'vetoed'; seat: number; card: string }
    | { event: 'removed'; seat: number; card: string; gangster: string }
    | { event: 'card-off'; card: string; gangster: string }
    | { event: 'used'; seat: number; business: string }
    | { event: 'sent'; seat: number; gangster: string }
    | { event: 'looked'; seat: number; gangster: string; other_seat: number }
    | { event: 'saw-job'; seat: number; gangster: string; other_seat: number; job: string }
    | { event: 'healed'; seat: number }
    | { event: 'saved'; seat: number }
    | { event: 'extra-turn'; seat: number }
    | { event: 'skipped'; seat: number }
    | { event: 'bought'; seat: number; business: string; amount: number }
    | { event: 'cancelled'; seat: number; gangster: string }
    | { event: 'gave-up'; seat: number; gangster: string }
    | { event: 'revealed'; seat: number; gangster: string; job: string }
    | { event: 'attacks-gangster'; seat: number; gangster: string; job: string; victim: string }
    | { event: 'attacks-player'; seat: number; gangster: string; job: string; other_seat: number }
    | { event: 'attacks-business'; seat: number; gangster: string; job: string; business: string }
    | { event: 'no-target'; seat: number; job: string }
    | { event: 'unmet'; seat: number; job: string }
    | { event: 'staked'; seat: number; amount: number }
    | { event: 'pot'; seat: number; amount: number }
    | { event: 'cannot-match'; seat: number; amount: number }
    | { event: 'rolled'; seat: number; gangster: string; dice: number[]; difficulty: number }
    | { event: 'rerolled'; seat: number; before: number; after: number }
    | { event: 'came-off'; seat: number; job: string; count: number }
    | { event: 'held-up'; seat: number; other_seat: number; amount: number }
    | { event: 'paid-out'; seat: number; job: string; count: number; amount: number }
    | { event: 'paid-bank'; seat: number; amount: number }
    | { event: 'paid-player'; seat: number; other_seat: number; amount: number }
    | { event: 'won-stake'; seat: number; amount: number }
    | { event: 'lost-stake'; seat: number; amount: number }
    | { event: 'laundered'; seat: number; amount: number }
    | { event: 'repelled'; seat: number }
    | { event: 'prevented'; seat: number; gangster: string }
    | { event: 'persuaded'; seat: number; other_seat: number; business: string }
    | { event: 'business-down'; seat: number; business: string }
    | { event: 'business-lost'; seat: number; business: string }
    | { event: 'gangster-down'; seat: number; gangster: string }
    | { event: 'gangster-killed'; seat: number; gangster: string; other_seat: number }
    | { event: 'job-lost'; seat: number; gangster: string }
    | { event: 'purchase-lost'; seat: number; gangster: string; business: string }
    | { event: 'monopoly-gained'; seat: number; monopoly: string }
    | { event: 'monopoly-lost'; seat: number; monopoly: string }
    | { event: 'marker-put'; seat: number; business: string }
    | { event: 'marker-back'; seat: number; business: string }
    | { event: 'offered'; seat: number; to: number[]; give: ({ [key: string]: string | number })[]; want: ({ [key: string]: string | number })[]; debt: number; said: string }
    | { event: 'agreed'; seat: number; to: number[]; give: ({ [key: string]: string | number })[]; want: ({ [key: string]: string | number })[]; debt: number; said: string }
    | { event: 'countered'; seat: number; other_seat: number; to: number[]; give: ({ [key: string]: string | number })[]; want: ({ [key: string]: string | number })[]; debt: number; said: string }
    | { event: 'countered-privately'; seat: number; other_seat: number }
    | { event: 'would-take'; seat: number; other_seat: number }
    | { event: 'declined'; seat: number; other_seat: number; why: 'too-little' | 'needed' | 'useless' | 'distrust' | 'not-now' | 'unsaid' }
    | { event: 'withdrawn'; seat: number; other_seat: number }
    | { event: 'lapsed'; seat: number; to: number[]; cause: { [key: string]: string | number } }
    | { event: 'posted'; seat: number; have: ({ [key: string]: string | number })[]; want: ({ [key: string]: string | number })[] }
    | { event: 'took-down'; seat: number }
    | { event: 'board-wiped' }
    | { event: 'gave-cash'; seat: number; other_seat: number; amount: number }
    | { event: 'handed-over'; seat: number; other_seat: number; business: string }
    | { event: 'share-due'; seat: number; other_seat: number; promise: number; amount: number }
    | { event: 'promise-kept'; seat: number; other_seat: number; promise: number }
    | { event: 'promise-broken'; seat: number; other_seat: number; promise: number }
    | { event: 'promise-void'; seat: number; other_seat: number; promise: number }
    | { event: 'income'; seat: number; amount: number; income: number; factor: number; extra: number; monopolies: string[] }
    | { event: 'business-bonus'; seat: number; amount: number }
    | { event: 'grew'; seat: number; gangster: string; strength: number; amount: number }
    | { event: 'discarded-job'; seat: number; round: number }
    | { event: 'discarded-own-job'; seat: number; job: string }
    | { event: 'discarded-influence'; seat: number }
    | { event: 'discarded-own-influence'; seat: number; card: string }
    | { event: 'scored'; seat: number; cash: number; gangster_bonus: number; trophy_bonus: number; laundered_bonus: number; total: number }
    | { event: 'game-over'; seats: number[] };
