// The order in which a hand shows its cards: by groups and keys that the game gives, each card with the place it has there.

export interface Arranged<Card> {
    card: Card | null;
    place: number;
    /** The first of a group, apart from the one before. */
    apart: boolean;
}

/** Cards are compared by these, one after the other; groups are among them. */
export type Keys = readonly (number | string)[];

/** Without keys every card stays where it is, and gaps are kept; with keys, gaps are left out. */
export function arranged<Card>(
    cards: readonly (Card | null)[],
    keys?: (card: Card) => Keys,
    group?: (card: Card) => string,
): Arranged<Card>[] {
    const all = cards.map((card, place) => ({ card, place, apart: false }));
    if (!keys) return all;
    const held = all.filter((one): one is Arranged<Card> & { card: Card } => one.card !== null);
    const sorted = held.sort((one, other) => compared(keys(one.card), keys(other.card)));
    const named = sorted.map(({ card }) => group?.(card));
    return sorted.map((one, index) => ({ ...one, apart: index > 0 && named[index] !== named[index - 1] }));
}

function compared(one: Keys, other: Keys): number {
    for (const [index, key] of one.entries()) {
        const against = other[index];
        if (against === undefined) return 1;
        if (key !== against) return key < against ? -1 : 1;
    }
    return one.length - other.length;
}
