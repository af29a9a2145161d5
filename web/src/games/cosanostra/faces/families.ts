// How families and gangs are told apart: each has a colour, a shape and an emblem of its own.

import type { Look } from '../../../parts/seal';

const FAMILIES: Record<string, Look> = {
    // A star on an octagon.
    blundetto: {
        colour: '#d9a93a',
        dark: '#4a3405',
        shape: 'M12 2h16l10 10v16L28 38H12L2 28V12z',
        emblem: 'M20 9l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z',
    },
    // A clover on a shield.
    dimaggio: {
        colour: '#6aa56c',
        dark: '#123317',
        shape: 'M3 4c6 2 11 1 17-2 6 3 11 4 17 2v16c0 9-7 15-17 18C10 35 3 29 3 20z',
        emblem: 'M20 18c-3-7 3-10 3-5 0 2-1 4-3 5zM20 18c7-3 10 3 5 3-2 0-4-1-5-3zM20 18c-7-3-10 3-5 3 2 0 4-1 5-3zM20 18v13',
    },
    // A flame on a diamond.
    calmuti: {
        colour: '#cf5a49',
        dark: '#43100a',
        shape: 'M20 1l18 19-18 19L2 20z',
        emblem: 'M20 9c1 6 7 8 7 14a7 7 0 01-14 0c0-4 3-5 3-9 2 1 3 3 3 5 1-3 2-6 1-10z',
    },
    // A bell on a drop.
    laserva: {
        colour: '#9b78bd',
        dark: '#2f1745',
        shape: 'M20 1c8 8 17 13 17 22 0 10-8 15-17 16C11 38 3 33 3 23 3 14 12 9 20 1z',
        emblem: 'M12 27h16l-2-4v-5c0-4-2-7-6-7s-6 3-6 7v5zM18 30c1 2 3 2 4 0M20 11V8',
    },
    // An anchor on a disc.
    caruso: {
        colour: '#5f95cd',
        dark: '#0f2e52',
        shape: 'M20 2a18 18 0 110 36 18 18 0 010-36z',
        emblem: 'M20 9a3 3 0 110 6 3 3 0 010-6zM20 15v15M14 19h12M10 23c1 5 5 7 10 7s9-2 10-7',
    },
};

const NEUTRAL: Look = {
    colour: '#a9a294',
    dark: '#35312a',
    shape: 'M4 4h32v32H4z',
    emblem: 'M12 20h16M20 12v16',
};

const GANGS: Record<string, string> = {
    crips: '#4f6f9f',
    latinos: '#b5673f',
    bikers: '#55585f',
    russians: '#8f3f4a',
    yakuza: '#3f7a72',
};

export function familyOf(name: string): Look {
    return FAMILIES[name] ?? NEUTRAL;
}

/** What somebody wears: the colour of his family, or of his gang. */
export function clothOf(gang: string): string {
    return GANGS[gang] ?? familyOf(gang).colour;
}
