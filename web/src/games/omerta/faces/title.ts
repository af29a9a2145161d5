// How a card's name is set on its foot: large when short, on two lines or squeezed when long.

export type Line = { readonly text: string; readonly y: number; readonly size: number; readonly squeeze: boolean };

const LONGEST_ON_ONE_LINE = 14;
const SMALL = 22;

export function titleLines(name: string): Line[] {
    const space = middleSpace(name);
    if (name.length <= LONGEST_ON_ONE_LINE || space < 0) return [oneLine(name)];
    return [
        { text: name.slice(0, space), size: SMALL, squeeze: false, y: 245 },
        { text: name.slice(space + 1), size: SMALL, squeeze: false, y: 268 },
    ];
}

function oneLine(text: string): Line {
    if (text.length <= 7) return { text, size: 34, squeeze: false, y: 261 };
    if (text.length <= 9) return { text, size: 30, squeeze: false, y: 260 };
    if (text.length <= 11) return { text, size: 27, squeeze: false, y: 259 };
    return { text, size: 24, squeeze: text.length > LONGEST_ON_ONE_LINE, y: 258 };
}

/** The space nearest to the middle of the name, or -1. */
function middleSpace(name: string): number {
    const half = Math.floor(name.length / 2);
    const before = name.lastIndexOf(' ', half);
    const after = name.indexOf(' ', half);
    if (before < 0 || after < 0) return Math.max(before, after);
    return half - before <= after - half ? before : after;
}
