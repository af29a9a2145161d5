// Which box the cards are from: a game's built-in one, one of the house's own, or the one that a table is played with.

import { titles } from '../protocol/api';
import { speech } from '../speech/speech.svelte';

export interface Box {
    game: string;
    edition?: string;
    table?: string;
}

/** Behind the address of the screen that shows its cards. */
export function boxHash({ edition, table }: Omit<Box, 'game'>): string {
    if (table) return `#table=${encodeURIComponent(table)}`;
    return edition ? `#edition=${encodeURIComponent(edition)}` : '';
}

class BoxInUse {
    /** Null for a built-in one. */
    own = $state.raw<Box | null>(null);

    of(game: string): Box {
        return this.own?.game === game ? this.own : { game };
    }
}

export const inUse = new BoxInUse();

/** For as long as a screen is shown: its cards, their names and the rulebook are those of its own box, if it has one. */
export function useBox(wanted: () => Box | null): void {
    $effect(() => {
        const box = wanted();
        inUse.own = box;
        if (!box) return;
        let old = false;
        titles(box, speech.language).then(
            (found) => old || speech.entitle(box.game, found),
            () => undefined, // they have the names of the file then
        );
        return () => {
            old = true;
            inUse.own = null;
            speech.entitle(box.game, {});
        };
    });
}
