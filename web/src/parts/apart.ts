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
    const [words, questions] = [taken.map(edges), asked.map(edges)];
    let best = { ...wanted, x: between(EDGE, wanted.x, most.x), y: between(EDGE, wanted.y, most.y) };
    const first = best;
    let [told, hidden, far] = [covered(edges(best), words), covered(edges(best), questions), 0];
    if (told === 0 && hidden === 0) return best;
    for (let y = EDGE; y <= most.y; y += STEP) {
        for (let x = EDGE; x <= most.x; x += STEP) {
            // There are thousands of places, and most are out of the question by what is cheap to know.
            const way = Math.hypot(x - first.x, y - first.y);
            if (told === 0 && hidden === 0 && way >= far) continue;
            const box = { ...wanted, x, y };
            const over = covered(edges(box), words);
            if (over > told) continue;
            const under = covered(edges(box), questions);
            if (over === told && (under > hidden || (under === hidden && way >= far))) continue;
            [best, told, hidden, far] = [box, over, under, way];
        }
    }
    return best;
}

interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** The browser's own boxes take long to answer. */
function edges({ x, y, width, height }: Box): Edges {
    return { left: x, top: y, right: x + width, bottom: y + height };
}

function covered({ left, top, right, bottom }: Edges, others: readonly Edges[]): number {
    let sum = 0;
    for (const other of others) {
        const across = Math.min(right, other.right) - Math.max(left, other.left);
        const down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
        if (across > 0 && down > 0) sum += across * down;
    }
    return sum;
}

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));
