// How families are told apart: each has a colour, a shape and an emblem of its own.

import type { Look } from '../../../parts/seal';

export const FAMILIES: Record<string, Look> = {
    // A sun on a disc.
    marzullo: {
        colour: '#e3b02f',
        dark: '#6d4d06',
        shape: 'M20 2a18 18 0 110 36 18 18 0 010-36z',
        emblem: 'M20 13a7 7 0 110 14 7 7 0 010-14zM20 6v5M20 29v5M6 20h5M29 20h5M10 10l4 4M26 26l4 4M30 10l-4 4M14 26l-4 4',
    },
    // An anchor on a diamond.
    matarazzo: {
        colour: '#4f86c9',
        dark: '#143256',
        shape: 'M20 1L39 20 20 39 1 20z',
        emblem: 'M20 10a3 3 0 110 6 3 3 0 010-6zM20 16v14M14 20h12M11 24c1 5 5 7 9 7s8-2 9-7',
    },
    // A leaf on a shield.
    pizzino: {
        colour: '#5d9a57',
        dark: '#17391a',
        shape: 'M3 3h34v18c0 9-8 14-17 17C11 35 3 30 3 21z',
        emblem: 'M20 31V17M20 24c-8 0-9-6-9-13 7 1 9 6 9 13zM20 20c7 0 9-5 9-11-6 0-9 5-9 11z',
    },
    // A rose on a square.
    vitale: {
        colour: '#c4473c',
        dark: '#4f120d',
        shape: 'M3 3h34v34H3z',
        emblem: 'M20 9c6 0 9 4 9 8s-4 8-9 8-9-4-9-8 3-8 9-8zM20 13c3 0 4 2 4 4s-2 4-4 4-4-2-4-4M20 25v8M20 31l6-4',
    },
    // A key on a hexagon.
    caccamo: {
        colour: '#8f63b0',
        dark: '#331a47',
        shape: 'M11 3h18l10 17-10 17H11L1 20z',
        emblem: 'M14 11a6 6 0 110 12 6 6 0 010-12zM18 21l11 11M25 28l4-4M22 25l3-3',
    },
};

export const NEUTRAL: Look = {
    colour: '#b7b0a2',
    dark: '#3b3730',
    shape: 'M20 2L38 14 31 37H9L2 14z',
    emblem: 'M12 28h16M14 28V16M20 28V16M26 28V16M10 15l10-6 10 6z',
};

export function familyOf(name: string): Look {
    return FAMILIES[name] ?? NEUTRAL;
}
