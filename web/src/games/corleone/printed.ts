// What is printed on jobs, allies and businesses, from the house's content.

import { CardBox } from '../../table/cardbox.svelte';
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
    private readonly box = new CardBox<Content>('corleone', NONE);

    /** Undefined for money and goods, and until the house has told. */
    face(card: string): Face | undefined {
        const { job, ally } = this.box.content;
        return job.find(({ name }) => name === card) ?? ally.find(({ name }) => name === card);
    }

    /** How many of a job there are. */
    copies(card: string): number | null {
        return this.box.content.job.find(({ name }) => name === card)?.copies ?? null;
    }

    business(word: string): PrintedBusiness | undefined {
        const { business, tile } = this.box.content;
        return [...business, ...tile].find(({ name }) => name === word);
    }
}

export const printed = new Printed();
