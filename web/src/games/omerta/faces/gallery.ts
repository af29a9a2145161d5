// The faces of the cards: nobody sees one at once, so they are loaded a little later than the table.

import { part } from '../../../page/part';
import type Face from './Face.svelte';

let loaded: typeof Face | Promise<typeof Face> | null = null;

/** A promise only until it is there. */
export function face(): typeof Face | Promise<typeof Face> {
    loaded ??= part(() => import('./Face.svelte')).then((found) => (loaded = found.default));
    return loaded;
}
