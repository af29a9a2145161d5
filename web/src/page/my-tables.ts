// The tables where this browser has a seat. The keys are in cookies that scripts cannot read; what is kept are codes.

import type { Seated } from '../protocol/messages';

const KEPT = 'capotavola.tables';
const MOST = 30;

/** The last one first. */
export function myTables(): string[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
        return Array.isArray(found) ? found.filter((code) => typeof code === 'string') : [];
    } catch {
        return [];
    }
}

export function rememberTable(code: string): void {
    keep([code, ...myTables().filter((other) => other !== code)].slice(0, MOST));
}

export function forgetTable(code: string): void {
    keep(myTables().filter((other) => other !== code));
}

function keep(codes: string[]): void {
    try {
        localStorage.setItem(KEPT, JSON.stringify(codes));
    } catch {
        // Then the private link is the only way back.
    }
}

/** Private links hold the key: they are forgotten when the page is left. */
const links = new Map<string, string>();

export function rememberSeat({ code, link }: Seated): void {
    links.set(code, new URL(link, location.origin).href);
}

/** The link that opens this seat on another device, if the seat was taken in this window. */
export function privateLink(code: string): string | null {
    return links.get(code) ?? null;
}
