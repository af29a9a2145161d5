// Parts of the page that are fetched when they are wanted, and what is done when one cannot be.
//
// Most likely the house has a newer page by then, which is taken whole. But it may only be away for a moment: whoever is
// at a table stays there until it is back and has heard all that was said. The page must be loaded anew also then, since a
// browser does not ask again for a part that it could not get.

const RELOADED = 'capotavola.reloaded';
const ONCE_IN = 60_000; // milliseconds
const LOOK_AGAIN = 1000;

const tables = new Set<() => boolean>();
let renewing = false;

/** It is shown as soon as it is there; if it cannot be had, the page is soon a new one. */
export function part<T>(load: () => Promise<T>): Promise<T> {
    return load().catch((error: unknown) => {
        if (!renewing) throw error;
        return new Promise<never>(() => undefined);
    });
}

/** Somebody is at a table. `settled`: the house is there, and has heard everything. Returns how to leave it. */
export function stayAtTable(settled: () => boolean): () => void {
    tables.add(settled);
    return () => tables.delete(settled);
}

/** The page is taken anew, at once or when nobody loses anything by it; false if that has just been tried in vain. */
export function renew(): boolean {
    if (renewing) return true;
    if (tables.size === 0 && !mayReload()) return false;
    renewing = true;
    reloadWhenSettled();
    return true;
}

function reloadWhenSettled(): void {
    if (!mayReload() || [...tables].some((settled) => !settled())) {
        setTimeout(reloadWhenSettled, LOOK_AGAIN);
        return;
    }
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
}

function mayReload(): boolean {
    return Date.now() - Number(sessionStorage.getItem(RELOADED)) >= ONCE_IN;
}
