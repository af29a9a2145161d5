// A board for any game: seats, zones, cards and choices, drawn from the view and its texts. A game that has a board of
// its own takes from here what it does not say itself.

import type { GameModule } from '../module';
import { amount, forms } from './amounts';
import PlainBoard from './PlainBoard.svelte';
import PlainFlying from './PlainFlying.svelte';
import { Drawn, type Shape } from './shape';
import { targets } from './things';

export function plain(shape: Shape = {}): GameModule {
    const drawn = new Drawn(shape);
    return {
        Board: PlainBoard,
        Flying: PlainFlying,
        Result: () => import('./PlainResult.svelte'),
        drawn,
        targets: (action, view) => targets(action, view, drawn),
        forms: (position) => forms(position, (action) => targets(action, position.view, drawn).length > 0),
        amount,
        meant: () => null,
        momentous: () => false,
        happening: () => ({}),
        standing: () => null,
    };
}
