// What is printed on the cards, from the house's content.

import { cards } from '../../protocol/api';
import type { GameWords } from '../../speech/words';

interface Cards {
    character: { name: string; points: number }[];
}

class Printed {
    private points = $state.raw<Record<string, number>>({});
    private asked = false;

    /** Null until the house has told. */
    of(card: string): number | null {
        if (card.startsWith('bottle-')) return Number(card.slice('bottle-'.length));
        if (!this.asked) void this.ask();
        return this.points[card] ?? null;
    }

    private async ask(): Promise<void> {
        this.asked = true;
        try {
            const { character } = (await cards('omerta')) as unknown as Cards;
            this.points = Object.fromEntries(character.map(({ name, points }) => [name, points]));
        } catch {
            this.asked = false;
        }
    }
}

export const printed = new Printed();

/** What a character does; nothing for bottles and for cards that lie face down. */
export function about(card: string | null, words: GameWords): string | undefined {
    return card && words.knows(`about-${card}`) ? words.say(`about-${card}`) : undefined;
}
