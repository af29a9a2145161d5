// From the list of legal actions to what may be clicked: a choice is made step by step, on the table itself.
//
// A game turns each legal action into the targets that name it, for example ['place:0:1', 'place:0:3'] for looking at
// two cards. Targets may be clicked in any order. A target is a string; what carries it in the page glows. Where several
// actions are named by the same targets, they are offered side by side as soon as those are chosen.

import type { JsonObject } from '../protocol/messages';

export interface Way {
    action: JsonObject;
    /** What must be clicked; none for an action that has a button of its own. */
    targets: readonly string[];
    /** What can be dragged to the first of them, though it needs no click. */
    carries?: string | null;
}

export class Choice {
    constructor(
        private readonly ways: readonly Way[],
        readonly chosen: readonly string[] = [],
    ) {}

    /** What may be clicked next. */
    get next(): ReadonlySet<string> {
        return new Set(this.open.flatMap((way) => without(way.targets, this.chosen)));
    }

    /** The actions that are named completely, also if more could be added; those in the order of the clicks, if any. */
    get options(): JsonObject[] {
        const whole = this.open.filter((way) => way.targets.length === this.chosen.length);
        const inOrder = whole.filter((way) => way.targets.every((target, index) => target === this.chosen[index]));
        const named = inOrder.length > 0 ? inOrder : sameOrder(whole);
        return this.chosen.length > 0 ? named.map(({ action }) => action) : [];
    }

    /** What one more click would name. */
    get ahead(): JsonObject[] {
        if (this.chosen.length === 0) return [];
        return this.open.filter((way) => way.targets.length === this.chosen.length + 1).map(({ action }) => action);
    }

    /** Named completely, by itself alone, and nothing can be added: it can be sent without asking. */
    get settled(): JsonObject | null {
        const { options } = this;
        return options.length === 1 && this.next.size === 0 ? options[0]! : null;
    }

    /** How many more clicks the shortest way takes; none if something is named completely. */
    get needs(): number {
        if (this.chosen.length === 0) return 0;
        return Math.min(...this.open.map((way) => way.targets.length - this.chosen.length));
    }

    /** Null if it cannot be chosen now; what is chosen already is let go. */
    click(target: string): Choice | null {
        if (this.chosen.includes(target) && !this.next.has(target)) {
            return new Choice(this.ways, without(this.chosen, [target]));
        }
        return this.next.has(target) ? new Choice(this.ways, [...this.chosen, target]) : null;
    }

    /** The same clicks among other ways; null if they no longer lead anywhere. */
    among(ways: readonly Way[]): Choice | null {
        const moved = new Choice(ways, this.chosen);
        return this.chosen.length === 0 || moved.open.length > 0 ? moved : null;
    }

    /** All ways that what is chosen so far may still become. */
    private get open(): readonly Way[] {
        return this.ways.filter((way) => without(this.chosen, way.targets).length === 0 && way.targets.length > 0);
    }
}

/** Ways that differ only in the order of their targets are one: of two swaps of the same cards either will do. */
function sameOrder(ways: readonly Way[]): readonly Way[] {
    const first = ways[0]?.targets ?? [];
    return ways.filter(({ targets }) => targets.every((target, index) => target === first[index]));
}

/** The first less the second, each counted as often as it is there: both cards may go to one player. */
export function without(all: readonly string[], taken: readonly string[]): string[] {
    const left = [...all];
    for (const one of taken) {
        const found = left.indexOf(one);
        if (found >= 0) left.splice(found, 1);
    }
    return left;
}

export function same(one: JsonObject, other: JsonObject): boolean {
    const names = Object.keys(one);
    return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
