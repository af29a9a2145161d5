// Opening a table and going there, or being told why not.

import { rememberSeat } from '../page/my-tables';
import { router } from '../page/route.svelte';
import { RefusedError, openTable } from '../protocol/api';
import type { NewTable, Refused } from '../protocol/messages';

export class Opening {
    /** It is under way: a second click opens no second table. */
    busy = $state(false);
    refused = $state.raw<Refused | null>(null);

    /** Whether it was opened. */
    async open(wish: NewTable): Promise<boolean> {
        this.busy = true;
        this.refused = null;
        try {
            const seat = await openTable(wish);
            rememberSeat(seat);
            router.go(`/t/${seat.code}`);
            return true;
        } catch (error) {
            if (!(error instanceof RefusedError)) throw error;
            this.refused = error.refused;
            return false;
        } finally {
            this.busy = false;
        }
    }
}
