// What happened and is not yet told: one action after the other, each in its moments, at the viewer's own pace.
//
// While an item is told the table shows how it was before; when all its moments are over, how it was after. Whoever
// wants to do something skips: then nothing is left to tell. The clock is given, so that tests can be ahead of time.

import type { Pace } from '../page/preferences.svelte';
import type { JsonObject } from '../protocol/messages';

/** Where nothing is told, nothing comes into the queue. */
export type TellingPace = Exclude<Pace, 'off'>;

export interface Moment {
    /** In milliseconds, at the normal pace; 0 if it is over at once. */
    lasts: number;
    /** The table is shown as it was after the action, and fills up. */
    after?: boolean | undefined;
}

export interface Item<M extends Moment> {
    before: JsonObject;
    after: JsonObject;
    moments: readonly M[];
    /** The viewer's own doing needs no steps. */
    own: boolean;
    /** It ends with a question to the viewer, who must not wait long to see what it is about. */
    asks?: boolean;
}

export interface Clock {
    /** Returns how to call it off. */
    later(milliseconds: number, then: () => void): () => void;
}

interface Audience<M extends Moment, I extends Item<M>> {
    /** A moment begins, and will last that long. */
    begins(moment: M, milliseconds: number): void;
    /** All of it was told, or skipped. */
    ended(item: I): void;
    changed(): void;
}

const FACTOR: Record<TellingPace, number> = { slow: 2, normal: 1, fast: 0.5, step: 1 };
const FEW = 3; // Whoever is further behind than so many actions is told faster, up to
const FASTEST = 0.25; // of the time.
const SOON = 2500; // milliseconds, at the normal pace: so late is told whatever a question waits for

export class Queue<M extends Moment, I extends Item<M> = Item<M>> {
    /** Counts the items: what has moved stays where it is for as long as this is the same. */
    scene = 0;
    /** How the table is shown; null when all is told. */
    view: JsonObject | null = null;
    moment: M | null = null;

    private item: I | null = null;
    private at = -1;
    private waiting: I[] = [];
    /** Of the usual time, until all is told: a question waits. */
    private haste = 1;
    private stop = () => {};

    constructor(
        private readonly clock: Clock,
        private readonly pace: () => TellingPace,
        private readonly audience: Audience<M, I>,
    ) {}

    /** What is being told. */
    get current(): I | null {
        return this.item;
    }

    /** How many wait to be told, with the one that is being told. */
    get length(): number {
        return this.waiting.length + (this.item ? 1 : 0);
    }

    add(...items: I[]): void {
        this.waiting.push(...items);
        if (items.some(({ asks }) => asks)) this.haste = Math.min(this.haste, SOON / Math.max(SOON, this.left()));
        if (!this.item) this.goOn();
    }

    /** The next moment now. */
    next(): void {
        if (this.item) this.goOn();
    }

    /** Nothing is left to tell. */
    skip(): void {
        const left = this.item ? [this.item, ...this.waiting] : [];
        if (left.length === 0) return;
        this.stop();
        this.waiting = [];
        this.show(null);
        for (const item of left) this.audience.ended(item);
        this.audience.changed();
    }

    private goOn(): void {
        this.stop();
        while (!this.begin()) {
            const ended = this.item;
            this.show(this.waiting.shift() ?? null);
            if (ended) this.audience.ended(ended);
            if (!this.item) break;
        }
        this.audience.changed();
    }

    /** The next moment of the item that takes time, if there is one. */
    private begin(): boolean {
        const item = this.item;
        while (item && ++this.at < item.moments.length) {
            const moment = item.moments[this.at]!;
            const time = moment.lasts * FACTOR[this.pace()] * this.hurry();
            if (moment.after) this.view = item.after;
            this.moment = time > 0 ? moment : this.moment;
            this.audience.begins(moment, time);
            if (time === 0) continue;
            const waits = this.pace() === 'step' && !item.own;
            this.stop = waits ? () => {} : this.clock.later(time, () => this.goOn());
            return true;
        }
        return false;
    }

    private show(item: I | null): void {
        this.item = item;
        this.at = -1;
        if (!item) this.haste = 1;
        this.view = item?.before ?? null;
        this.moment = null;
        this.scene += 1;
    }

    private hurry(): number {
        if (this.pace() === 'step') return 1;
        const behind = 1 + this.waiting.filter(({ moments }) => moments.some(({ lasts }) => lasts > 0)).length;
        return Math.min(this.haste, Math.max(FASTEST, Math.min(1, FEW / behind)));
    }

    /** How long it takes, at the normal pace, to tell all after the moment that is told. */
    private left(): number {
        const moments = [...(this.item?.moments.slice(this.at + 1) ?? []), ...this.waiting.flatMap((one) => one.moments)];
        return moments.reduce((sum, { lasts }) => sum + lasts, 0);
    }
}

const LAST = 12; // for those who have no turn of their own

/** What the others did since the viewer's last doing; what the viewer has just done is no news. */
export function sinceMine<T extends { own: boolean }>(all: readonly T[]): readonly T[] {
    const others = all.slice(0, all.findLastIndex(({ own }) => !own) + 1);
    const last = others.findLastIndex(({ own }) => own);
    return last < 0 ? others.slice(-LAST) : others.slice(last + 1);
}
