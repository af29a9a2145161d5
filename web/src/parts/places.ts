// Where things are on the screen.

/** A seat by its number, a spot by its name; null is the whole board. */
export function placeOf(at: number | string | null): Element | null {
    if (at === null) return document.querySelector('.board');
    if (typeof at === 'number') return document.querySelector(`.board [data-seat="${at}"]`);
    return document.querySelector(`[data-spot="${CSS.escape(at)}"]`);
}

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

const LARGEST = 110; // pixels, of what has a shape of its own

/** Where a thing is drawn at a spot: all over it, or in its middle where it has a shape of its own. */
export function boxAt(spot: string, ratio: number | undefined): Box | null {
    const found = placeOf(spot)?.getBoundingClientRect();
    if (!found) return null;
    if (ratio === undefined) return { x: found.x, y: found.y, width: found.width, height: found.height };
    const height = Math.min(found.height, found.width / ratio, LARGEST, LARGEST / ratio);
    const width = height * ratio;
    return { x: found.x + (found.width - width) / 2, y: found.y + (found.height - height) / 2, width, height };
}

export function cover(element: HTMLElement, { x, y, width, height }: Box): void {
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** Where words go that must not cover others: `apart.ts` brings it, a moment after the table. */
export const finder: { find?: (element: HTMLElement, wanted: Box) => Box } = {};
