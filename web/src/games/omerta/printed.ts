// What is printed on the cards, and how many there are of each, from the house's content.

import { CardBox } from '../../table/cardbox.svelte';

interface Cards {
    bottle: { value: number; copies: number }[];
    character: { name: string; points: number; copies: number }[];
}

const NONE: Cards = { bottle: [], character: [] };
const bottle = (card: string) => (card.startsWith('bottle-') ? Number(card.slice('bottle-'.length)) : null);

class Printed {
    private readonly box = new CardBox<Cards>('omerta', NONE);

    /** Null until the house has told. */
    of(card: string): number | null {
        return bottle(card) ?? this.character(card)?.points ?? null;
    }

    /** How many of them are in the game; null until the house has told. */
    copies(card: string): number | null {
        const value = bottle(card);
        const found = value === null ? this.character(card) : this.box.content.bottle.find((one) => one.value === value);
        return found?.copies ?? null;
    }

    private character(card: string) {
        return this.box.content.character.find(({ name }) => name === card);
    }
}

export const printed = new Printed();
