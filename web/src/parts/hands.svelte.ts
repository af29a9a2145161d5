// How a thing of the table is taken from one place to another: by a mouse that moves, or by a finger that has rested on
// it first, so that a finger that moves at once still scrolls. What is not moved is a click, or a look at it (looking.ts).
// Whatever carries `data-spot` can be taken if it may be put somewhere, and so can a `data-piece`, which is no place.
//
// It is fetched with the first press at a table, and looks after itself: places know nothing of it.

import { mount, unmount } from 'svelte';

import type { Chooser } from '../table/chooser.svelte';
import Ghost from './Ghost.svelte';
import { LONG, WANDERS } from './looking';

const MOVED = 6; // pixels; less is a click
const RESTED = 150; // milliseconds
const REACH = 36; // pixels around a place that are as good as the place itself
const EDGE = 40; // pixels of the board's edge at which it scrolls
const SCROLL = 10; // pixels in a frame
const PLACES = '[data-spot]:is([data-legal="true"], [data-legal="unasked"])';

export interface At {
    x: number;
    y: number;
}

/** Listens in the whole page until the signal comes, and to the press that it was fetched for. */
export function listen(chooser: () => Chooser, signal: AbortSignal, first?: PointerEvent): void {
    let hold: Hold | null = null;
    const down = (event: PointerEvent) => {
        hold?.end(false);
        hold = null;
        if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
        const thing = event.target.closest<HTMLElement>('.board :is([data-piece], [data-spot])');
        const target = thing?.dataset.piece ?? thing?.dataset.spot;
        if (thing && target && chooser().carriedFrom(target)) hold = new Hold(event, thing, target, chooser());
    };
    addEventListener('pointerdown', down, { signal, capture: true });
    // The board must not scroll from under a finger that carries something.
    const steady = (event: TouchEvent) => hold?.steady && event.cancelable && event.preventDefault();
    addEventListener('touchmove', steady, { signal, passive: false });
    signal.addEventListener('abort', () => hold?.end(false));
    if (first && !signal.aborted) down(first);
}

/** One press of a thing, until it is let go. */
class Hold {
    /** It is in the hand: from now on it can be moved. */
    steady: boolean;
    private at = $state<At>({ x: 0, y: 0 });
    private ghost: Record<string, unknown> | null = null;
    private over: HTMLElement | null = null;
    private readonly listening = new AbortController();
    private readonly timers: ReturnType<typeof setTimeout>[] = [];
    private readonly board: Element | null;
    private scrolling = 0;

    constructor(
        private readonly start: PointerEvent,
        private readonly thing: HTMLElement,
        private readonly target: string,
        private readonly chooser: Chooser,
    ) {
        this.board = thing.closest('.board');
        this.steady = start.pointerType === 'mouse';
        if (!this.steady) {
            this.timers.push(setTimeout(() => (this.steady = true), RESTED));
            this.timers.push(setTimeout(() => this.ghost || this.end(false), LONG)); // it is looked at instead
        }
        this.on('pointermove', (event) => this.move(event));
        this.on('pointerup', () => this.end(true));
        this.on('pointercancel', () => this.end(false));
        this.on('keydown', (event) => event.key === 'Escape' && this.end(false));
    }

    private on<K extends keyof WindowEventMap>(kind: K, hear: (event: WindowEventMap[K]) => void): void {
        addEventListener(kind, hear, { signal: this.listening.signal, capture: true });
    }

    private move(event: PointerEvent): void {
        if (event.pointerId !== this.start.pointerId) return;
        if (event.buttons === 0) return this.end(false); // it was let go before this was fetched
        const { clientX: x, clientY: y } = event;
        const way = Math.hypot(x - this.start.clientX, y - this.start.clientY);
        if (!this.steady) return way > WANDERS ? this.end(false) : undefined;
        if (!this.ghost && way < MOVED) return;
        this.at = { x, y };
        if (!this.ghost) this.takeUp(event);
        event.stopPropagation(); // what lies below it is not moved as well
        this.look();
        if (this.scrolling === 0) this.scroll();
    }

    private takeUp(event: PointerEvent): void {
        // A finger else points at where it began, whatever it is over.
        if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
        document.documentElement.classList.add('carrying');
        const shown = this.thing.querySelector('.shown') ?? this.thing.firstElementChild ?? this.thing;
        const { width, height } = shown.getBoundingClientRect();
        const at = () => this.at;
        // In its place, so that it looks as it does there.
        this.ghost = mount(Ghost, { target: this.thing, props: { look: shown.cloneNode(true), width, height, at } });
        this.thing.dataset.away = '';
        this.chooser.held = this.target;
    }

    /** What it would be put on is marked. */
    private look(): void {
        delete this.over?.dataset.over;
        this.over = placeAt(this.at, this.board);
        if (this.over) this.over.dataset.over = '';
    }

    /** Near its edges the board comes along. */
    private scroll(): void {
        const frame = this.board?.getBoundingClientRect();
        if (!frame || !this.board) return;
        const by = this.at.y < frame.top + EDGE ? -SCROLL : this.at.y > frame.bottom - EDGE ? SCROLL : 0;
        const before = this.board.scrollTop;
        this.board.scrollBy(0, by);
        if (this.board.scrollTop === before) return void (this.scrolling = 0);
        this.look();
        this.scrolling = requestAnimationFrame(() => this.scroll());
    }

    end(put: boolean): void {
        this.timers.forEach(clearTimeout);
        cancelAnimationFrame(this.scrolling);
        this.listening.abort();
        this.steady = false;
        if (!this.ghost) return;
        void unmount(this.ghost);
        this.ghost = null;
        delete this.thing.dataset.away;
        delete this.over?.dataset.over;
        document.documentElement.classList.remove('carrying');
        swallowClick();
        const target = this.over?.dataset.spot;
        if (put && target && this.chooser.choice.next.has(target)) this.chooser.click(target);
        this.chooser.held = null;
    }
}

/** The place that may be chosen at this point, or nearest to it. */
function placeAt({ x, y }: At, board: Element | null): HTMLElement | null {
    const frame = board?.getBoundingClientRect();
    if (!board || !frame || y < frame.top || y > frame.bottom) return null;
    const far = (place: Element) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    };
    const places = [...board.querySelectorAll<HTMLElement>(PLACES)].map((place) => ({ place, away: far(place) }));
    const nearest = places.sort((one, other) => one.away - other.away)[0];
    return nearest && nearest.away <= REACH ? nearest.place : null;
}

/** The browser makes a click of it where both ends lie on the same thing. */
function swallowClick(): void {
    const stop = new AbortController();
    const silence = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
    };
    addEventListener('click', silence, { capture: true, signal: stop.signal });
    setTimeout(() => stop.abort(), 0);
}
