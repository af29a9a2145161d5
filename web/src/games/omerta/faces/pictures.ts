// Which picture stands on which ground.

import type { Component } from 'svelte';

import Alibi from './Alibi.svelte';
import Driver from './Driver.svelte';
import Gangster from './Gangster.svelte';
import Killer from './Killer.svelte';
import LaMamma from './LaMamma.svelte';
import Lady from './Lady.svelte';
import Mole from './Mole.svelte';
import PolicePatrol from './PolicePatrol.svelte';
import Safecracker from './Safecracker.svelte';
import Snitch from './Snitch.svelte';
import Witness from './Witness.svelte';

export type Picture = { readonly drawing: Component; readonly ground: string; readonly glow: string };

export const pictures: Readonly<Record<string, Picture>> = {
    lady: { drawing: Lady, ground: 'brass', glow: 'straw' },
    mole: { drawing: Mole, ground: 'mist', glow: 'paper' },
    gangster: { drawing: Gangster, ground: 'sage', glow: 'paper' },
    snitch: { drawing: Snitch, ground: 'brick', glow: 'coral' },
    driver: { drawing: Driver, ground: 'mist', glow: 'paper' },
    safecracker: { drawing: Safecracker, ground: 'brass', glow: 'straw' },
    killer: { drawing: Killer, ground: 'coral', glow: 'straw' },
    witness: { drawing: Witness, ground: 'night', glow: 'slate' },
    alibi: { drawing: Alibi, ground: 'green', glow: 'sage' },
    'la-mamma': { drawing: LaMamma, ground: 'sage', glow: 'paper' },
    'police-patrol': { drawing: PolicePatrol, ground: 'slate', glow: 'mist' },
};
