// Where words go that are told over the table: as near to their place as they can be without covering other words, or
// what the viewer is asked about.

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

const ASKED = '.board [data-legal="true"], .prompt';
const STEP = 16; // pixels between the places that are tried
const EDGE = 6;

/** Of an element beside others that stand already. */
export function placeFor(element: HTMLElement, wanted: Box): Box {
    const boxes = (all: Iterable<Element>) => [...all].map((one) => one.getBoundingClientRect());
    const others = [...(element.parentElement?.children ?? [])].filter((one) => one !== element && (one as HTMLElement).style.cssText !== '');
    return apart(wanted, boxes(others), boxes(document.querySelectorAll(ASKED)), innerWidth, innerHeight);
}

/** `taken` is never covered where the window has any room, `asked` as little as possible. */
export function apart(wanted: Box, taken: readonly Box[], asked: readonly Box[], width: number, height: number): Box {
    const most = { left: width - wanted.width - EDGE, top: height - wanted.height - EDGE };
    const first = { ...wanted, left: between(EDGE, wanted.left, most.left), top: between(EDGE, wanted.top, most.top) };
    const cost = (box: Box): readonly number[] => [covered(box, taken), covered(box, asked), Math.hypot(box.left - first.left, box.top - first.top)];
    let [best, least] = [first, cost(first)];
    if (least[0] === 0 && least[1] === 0) return first;
    for (let top = EDGE; top <= most.top; top += STEP) {
        for (let left = EDGE; left <= most.left; left += STEP) {
            const box = { ...wanted, left, top };
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

function covered({ left, top, width, height }: Box, others: readonly Box[]): number {
    const shared = (from: number, to: number, otherFrom: number, otherTo: number) => Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
    return others.reduce(
        (sum, other) => sum + shared(left, left + width, other.left, other.left + other.width) * shared(top, top + height, other.top, other.top + other.height),
        0,
    );
}

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));
