// The tables where this browser has a seat. The keys are in cookies that scripts cannot read; here are just the codes.

const KEPT = 'capotavola.tables';
const MOST = 30;

export interface MyTable {
    code: string;
    game: string;
    at: number;
}

export function myTables(): MyTable[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
        return Array.isArray(found) ? (found as MyTable[]) : [];
    } catch {
        return [];
    }
}

/** The last one first. */
export function rememberTable(code: string, game: string): void {
    keep([{ code, game, at: Date.now() }, ...myTables().filter((table) => table.code !== code)].slice(0, MOST));
}

export function forgetTable(code: string): void {
    keep(myTables().filter((table) => table.code !== code));
}

function keep(tables: MyTable[]): void {
    try {
        localStorage.setItem(KEPT, JSON.stringify(tables));
    } catch {
        // Then the private link is the only way back.
    }
}
