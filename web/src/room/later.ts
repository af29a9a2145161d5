// What a table may need at any moment, also while the house is away: fetched when all else is in sight.

import type { GameModule } from '../games/module';
import { part } from '../page/part';
import { tunes } from '../page/sounds';
import { withOffice } from '../speech/speech.svelte';

export const later = {
    Chat: () => part(() => import('../parts/Chat.svelte')),
    Ending: () => part(() => withOffice(import('./Ending.svelte'))),
    Keys: () => part(() => import('./Keys.svelte')),
    Matters: () => part(() => import('../parts/Matters.svelte')),
    Menu: () => part(() => withOffice(import('./Menu.svelte'))),
    Notes: () => part(() => import('../parts/Notes.svelte')),
    PastBar: () => part(() => withOffice(import('./PastBar.svelte'))),
    Rulebook: () => part(() => import('../parts/Rulebook.svelte')),
    hands: () => part(() => import('../parts/hands.svelte')),
    tunes,
    Votes: () => part(() => import('./Votes.svelte')),
};

/** One after the other, in no hurry, as long as the house is `there`. */
export async function fetchAhead(game: GameModule, there: () => boolean): Promise<void> {
    const own = [...(game.later ?? []), game.RoundEnd, game.Result, ...(game.tabs ?? []).map((tab) => tab.part)];
    const drawn = [
        () => import('../parts/Inspector.svelte'),
        () => import('../parts/Preview.svelte'),
        () => import('../parts/apart'),
        ...(game.forms ? [() => import('../parts/Composer.svelte')] : []),
    ];
    for (const load of [...own, ...Object.values(later), ...drawn]) {
        if (!there()) return;
        if (load) await part<unknown>(async () => load());
    }
    document.documentElement.dataset.fetched = 'ahead'; // from now on the house is needed for the game alone
}
