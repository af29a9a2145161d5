// Where a box goes that explains another one: above it, or else beside or below, always within the window.

interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
    width: number;
    height: number;
}

const APART = 12;
const EDGE = 8;

export function beside(thing: Box, box: Pick<Box, 'width' | 'height'>, width: number, height: number): { x: number; y: number } {
    const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
    const x = within(thing.left + thing.width / 2 - box.width / 2, width - box.width);
    const y = within(thing.top + thing.height / 2 - box.height / 2, height - box.height);
    const above = thing.top - APART - box.height;
    if (above >= EDGE) return { x, y: above };
    if (thing.right + APART + box.width <= width - EDGE) return { x: thing.right + APART, y };
    if (thing.left - APART - box.width >= EDGE) return { x: thing.left - APART - box.width, y };
    return { x, y: within(thing.bottom + APART, height - box.height) };
}
