// What is asked several times in a row, picked at once: discards down to a limit, cards for an exchange. The house
// still hears of one after the other, in the order in which they were picked.

import type { JsonObject } from '../protocol/messages';
import type { Message } from './asking';

export interface Pickable {
    action: JsonObject;
    /** The one place that names it. */
    target: string;
    /** How often it can be picked: so many cards of the same kind lie there. */
    copies: number;
}

export class Picks {
    constructor(
        private readonly pickable: readonly Pickable[],
        /** How many will be asked for. */
        readonly count: number,
        readonly chosen: readonly string[] = [],
        /** What is done with them in the end. */
        readonly title: Message | null = null,
    ) {}

    get next(): ReadonlySet<string> {
        if (this.chosen.length >= this.count) return new Set();
        return new Set(this.pickable.filter((one) => this.picked(one.target) < one.copies).map(({ target }) => target));
    }

    get needs(): number {
        return this.count - this.chosen.length;
    }

    /** In the order in which they were picked. */
    get actions(): JsonObject[] {
        return this.chosen.flatMap((target) => this.pickable.filter((one) => one.target === target).map(({ action }) => action));
    }

    /** One more, or, where none is left, all of them back. */
    click(target: string): Picks | null {
        if (this.next.has(target)) return new Picks(this.pickable, this.count, [...this.chosen, target], this.title);
        if (this.chosen.includes(target)) return this.without(target);
        return null;
    }

    private without(target: string): Picks {
        return new Picks(this.pickable, this.count, this.chosen.filter((one) => one !== target), this.title);
    }

    private picked(target: string): number {
        return this.chosen.filter((one) => one === target).length;
    }
}
