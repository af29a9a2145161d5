// Where words go that are told over the table: as near to their place as they can be without covering other words,
// anybody's name, or what the viewer is asked about.

import { type Box, finder } from './places';

const ASKED = '.board [data-legal="true"], .prompt';
const NAMES = '.board [data-seat] h3';
const STEP = 16; // pixels between the places that are tried
const EDGE = 6;

/** Of an element beside others that stand already. */
finder.find = (element, wanted) => {
    const boxes = (all: Iterable<Element>) => [...all].map((one) => one.getBoundingClientRect());
    const others = [...(element.parentElement?.children ?? [])].filter((one) => one !== element && (one as HTMLElement).style.cssText !== '');
    const taken = [...others, ...document.querySelectorAll(NAMES)];
    return apart(wanted, boxes(taken), boxes(document.querySelectorAll(ASKED)), innerWidth, innerHeight);
};

/** `taken` is never covered where the window has any room, `asked` as little as possible. */
export function apart(wanted: Box, taken: readonly Box[], asked: readonly Box[], width: number, height: number): Box {
    const most = { x: width - wanted.width - EDGE, y: height - wanted.height - EDGE };
    const first = { ...wanted, x: between(EDGE, wanted.x, most.x), y: between(EDGE, wanted.y, most.y) };
    const cost = (box: Box): readonly number[] => [covered(box, taken), covered(box, asked), Math.hypot(box.x - first.x, box.y - first.y)];
    let [best, least] = [first, cost(first)];
    if (least[0] === 0 && least[1] === 0) return first;
    for (let y = EDGE; y <= most.y; y += STEP) {
        for (let x = EDGE; x <= most.x; x += STEP) {
            const box = { ...wanted, x, y };
            const costs = cost(box);
            if (isLess(costs, least)) [best, least] = [box, costs];
        }
    }
    return best;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && one[at]! < other[at]!;
}

function covered({ x, y, width, height }: Box, others: readonly Box[]): number {
    const shared = (from: number, to: number, otherFrom: number, otherTo: number) => Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
    return others.reduce((sum, other) => sum + shared(x, x + width, other.x, other.x + other.width) * shared(y, y + height, other.y, other.y + other.height), 0);
}

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));
