// From the list of legal actions to what may be clicked: a choice is made step by step, on the table itself.
//
// A game turns each legal action into the targets that name it, for example ['place:0:1', 'place:0:3'] for looking at
// two cards. Targets may be clicked in any order. A target is a string; what carries it in the page glows.

import type { JsonObject } from '../protocol/messages';

export interface Way {
    action: JsonObject;
    /** What must be clicked; none for an action that has a button of its own. */
    targets: readonly string[];
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

    /** The action that is named completely, also if more could be added; the one in the order of the clicks, if any. */
    get done(): JsonObject | null {
        const whole = this.open.filter((way) => way.targets.length === this.chosen.length);
        const inOrder = whole.find((way) => way.targets.every((target, index) => target === this.chosen[index]));
        return (inOrder ?? whole[0])?.action ?? null;
    }

    /** Named completely, and nothing can be added: it can be sent without asking. */
    get settled(): JsonObject | null {
        return this.next.size === 0 ? this.done : null;
    }

    /** Null if it cannot be chosen now; what is chosen already is let go. */
    click(target: string): Choice | null {
        if (this.chosen.includes(target) && !this.next.has(target)) {
            return new Choice(this.ways, without(this.chosen, [target]));
        }
        return this.next.has(target) ? new Choice(this.ways, [...this.chosen, target]) : null;
    }

    /** All ways that what is chosen so far may still become. */
    private get open(): readonly Way[] {
        return this.ways.filter((way) => without(this.chosen, way.targets).length === 0 && way.targets.length > 0);
    }
}

/** The first less the second, each counted as often as it is there: both cards may go to one player. */
function without(all: readonly string[], taken: readonly string[]): string[] {
    const left = [...all];
    for (const one of taken) {
        const found = left.indexOf(one);
        if (found >= 0) left.splice(found, 1);
    }
    return left;
}
