// What is printed on the cards, and how many there are of each, from the house's content.

import { cards } from '../../protocol/api';

interface Cards {
    bottle: { value: number; copies: number }[];
    character: { name: string; points: number; copies: number }[];
}

const NONE: Cards = { bottle: [], character: [] };
const bottle = (card: string) => (card.startsWith('bottle-') ? Number(card.slice('bottle-'.length)) : null);

class Printed {
    private told = $state.raw<Cards>(NONE);
    private asked = false;

    /** Null until the house has told. */
    of(card: string): number | null {
        return bottle(card) ?? this.character(card)?.points ?? null;
    }

    /** How many of them are in the game; null until the house has told. */
    copies(card: string): number | null {
        const value = bottle(card);
        const found = value === null ? this.character(card) : this.content().bottle.find((one) => one.value === value);
        return found?.copies ?? null;
    }

    private character(card: string) {
        return this.content().character.find(({ name }) => name === card);
    }

    private content(): Cards {
        if (!this.asked) void this.ask();
        return this.told;
    }

    private async ask(): Promise<void> {
        this.asked = true;
        try {
            this.told = (await cards('omerta')) as unknown as Cards;
        } catch {
            this.asked = false;
        }
    }
}

export const printed = new Printed();
