// What is printed on jobs, allies and businesses, from the house's content.

import { cards } from '../../protocol/api';
import type { Face } from './view';

export interface PrintedBusiness {
    name: string;
    front: string[];
    back: string[];
}

interface Content {
    job: ({ name: string; copies: number } & Face)[];
    ally: { name: string; act: number; effects: string[] }[];
    business: PrintedBusiness[];
    tile: PrintedBusiness[];
}

const NONE: Content = { job: [], ally: [], business: [], tile: [] };

class Printed {
    private told = $state.raw<Content>(NONE);
    private asked = false;

    /** Undefined for money and goods, and until the house has told. */
    face(card: string): Face | undefined {
        const { job, ally } = this.content();
        return job.find(({ name }) => name === card) ?? ally.find(({ name }) => name === card);
    }

    /** How many of a job there are. */
    copies(card: string): number | null {
        return this.content().job.find(({ name }) => name === card)?.copies ?? null;
    }

    business(word: string): PrintedBusiness | undefined {
        const { business, tile } = this.content();
        return [...business, ...tile].find(({ name }) => name === word);
    }

    private content(): Content {
        if (!this.asked) void this.ask();
        return this.told;
    }

    private async ask(): Promise<void> {
        this.asked = true;
        try {
            this.told = (await cards('corleone')) as unknown as Content;
        } catch {
            this.asked = false;
        }
    }
}

export const printed = new Printed();
