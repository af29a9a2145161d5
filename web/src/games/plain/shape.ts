// What a plain board must be told of a view, besides what it finds there by itself.

/** Names are those of the view's fields, wherever in it they stand. */
export interface Shape {
    /** The message that names a field, where it is not `view-<field>`. */
    labels?: Record<string, string>;
    /** Not drawn. */
    hidden?: readonly string[];
    /** Drawn as words only: nothing in them can be chosen. */
    passive?: readonly string[];
    /** Numbers that are players. */
    seats?: readonly string[];
    /** Sums of money. */
    money?: readonly string[];
    /** What words are, in the order to try: `card` for messages such as `card-gun`. */
    kinds?: readonly string[];
}

/** Every view has these, and the page shows them elsewhere or not at all. */
const ELSEWHERE = ['game', 'viewer', 'players', 'options', 'step', 'deciders', 'seats', 'cards', 'asked'];
const PLAYERS = ['seat', 'target', 'winner', 'to', 'by', 'active', 'first', 'start', 'starter'];

export class Drawn {
    private readonly hidden: ReadonlySet<string>;
    private readonly passive: ReadonlySet<string>;
    private readonly players: ReadonlySet<string>;
    private readonly sums: ReadonlySet<string>;

    constructor(private readonly shape: Shape) {
        this.hidden = new Set([...ELSEWHERE, ...(shape.hidden ?? [])]);
        this.passive = new Set(shape.passive ?? []);
        this.players = new Set([...PLAYERS, ...(shape.seats ?? [])]);
        this.sums = new Set(shape.money ?? []);
    }

    isShown(field: string): boolean {
        return !this.hidden.has(field);
    }

    isPassive(field: string): boolean {
        return this.passive.has(field);
    }

    isPlayer(field: string): boolean {
        return this.players.has(field);
    }

    isMoney(field: string): boolean {
        return this.sums.has(field);
    }

    label(field: string): string {
        return this.shape.labels?.[field] ?? `view-${field}`;
    }

    get kinds(): readonly string[] {
        return this.shape.kinds ?? ['card'];
    }
}
