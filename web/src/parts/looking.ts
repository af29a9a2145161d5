// How somebody asks to see a thing large. Whatever carries `data-inspect` can be rested on with a mouse, which shows it
// for as long as the mouse rests; or pressed long, clicked with the other button, or asked for by a key, which opens it.
// A finger that rests on a place or button with nothing to see large sees what it would bring, and does nothing either.

import { isShortcut } from '../page/shortcuts';

const REST = 500; // milliseconds
export const LONG = 500;
export const WANDERS = 10; // pixels, which no finger keeps from

/** Something was touched that is no choice: whoever cannot rest on it with a mouse wants to know what it is. */
const TOUCHED = 'touched';

export function touched(element: Element): void {
    element.dispatchEvent(new CustomEvent(TOUCHED, { bubbles: true }));
}

export interface Looks {
    /** Rested on: shown until `leave`. */
    peek(at: HTMLElement): void;
    leave(): void;
    /** Opened, until it is closed. */
    open(at: HTMLElement): void;
    /** Opened as well, with the reason why it cannot be chosen. */
    explain(at: HTMLElement): void;
}

/** Listens in the whole page; returns how to stop. */
export function listen(looks: Looks): () => void {
    const stop = new AbortController();
    const on = <K extends keyof WindowEventMap>(kind: K, hear: (event: WindowEventMap[K]) => void) =>
        addEventListener(kind, hear, { signal: stop.signal, capture: true });

    let waiting: ReturnType<typeof setTimeout> | undefined;
    let rested: HTMLElement | null = null;
    let pressed: { at: HTMLElement | null; x: number; y: number } | null = null;
    /** A long press is no click, though the browser makes one of it. */
    let swallow = false;

    function leave(): void {
        clearTimeout(waiting);
        if (rested) looks.leave();
        rested = null;
    }

    function open(at: HTMLElement): void {
        leave();
        looks.open(at);
    }

    function openPressed(): void {
        if (!pressed) return;
        const { at } = pressed;
        pressed = null;
        swallow = true;
        if (at) open(at);
    }

    // Only a mouse that moves looks, and carries nothing: things may also come to lie under it, as after a click.
    on('pointermove', ({ target, pointerType, buttons }) => {
        const at = buttons === 0 ? inspectable(target) : null;
        if (pointerType !== 'mouse' || at === rested) return;
        leave();
        rested = at;
        if (at) waiting = setTimeout(() => looks.peek(at), REST);
    });
    on('pointerout', ({ relatedTarget }) => relatedTarget === null && leave());
    on('pointerdown', ({ target, pointerType, clientX: x, clientY: y, isPrimary }) => {
        leave();
        swallow = false;
        const at = inspectable(target);
        pressed = (at || isPlace(target)) && pointerType !== 'mouse' && isPrimary ? { at, x, y } : null;
        if (pressed) waiting = setTimeout(openPressed, LONG);
    });
    on('pointermove', ({ clientX, clientY }) => {
        if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > WANDERS) letGo();
    });
    on('pointerup', letGo);
    on('pointercancel', letGo);
    on('scroll', leave);
    on('contextmenu', (event) => {
        const at = inspectable(event.target);
        if (!at) return;
        event.preventDefault();
        if (pressed) openPressed();
        else if (!swallow) open(at); // else it is open already
    });
    on('click', (event) => {
        const at = inspectable(event.target);
        if (swallow) silence(event);
        else if (at?.classList.contains('thing')) open(at);
        swallow = false;
    });
    addEventListener(TOUCHED, ({ target }) => target instanceof HTMLElement && looks.explain(target), { signal: stop.signal });
    on('keydown', (event) => {
        const at = focused();
        if (event.key === 'Escape' || event.key === 'Tab') leave();
        else if (event.code === 'KeyI' && at && isShortcut(event)) open(at);
    });

    function letGo(): void {
        if (!pressed) return;
        clearTimeout(waiting);
        pressed = null;
    }

    return () => {
        leave();
        clearTimeout(waiting);
        stop.abort();
    };
}

function inspectable(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>('[data-inspect]') : null;
}

function isPlace(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('[data-spot], [data-foreseen]') !== null;
}

/** What has the focus, or else the first thing in it. */
function focused(): HTMLElement | null {
    const at = document.activeElement;
    return inspectable(at) ?? at?.querySelector<HTMLElement>('[data-inspect]') ?? null;
}

function silence(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
}
