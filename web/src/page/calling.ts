// Calls a visitor who is asked something and may be elsewhere: the sign of the tab, a badge on the app, and, for
// those who want it, a notification of the browser.

import { preferences } from './preferences.svelte';

const USUAL = '/icon.svg';
const WANTED = '/icon-asked.svg';

interface Badged {
    setAppBadge?(count: number): Promise<void>;
    clearAppBadge?(): Promise<void>;
}

/** `what` is asked, at the table that `where` names. */
export function call(where: string, what: string): void {
    showSign(WANTED);
    void (navigator as Badged).setAppBadge?.(1).catch(() => undefined);
    if (document.hidden && preferences.liked.notify) void notify(where, what);
}

export function callNoMore(): void {
    showSign(USUAL);
    void (navigator as Badged).clearAppBadge?.().catch(() => undefined);
}

function showSign(href: string): void {
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', href);
}

/** Whether the browser lets the page notify; asks the visitor, if need be. */
export async function mayNotify(): Promise<boolean> {
    if (!('Notification' in globalThis)) return false;
    return (await Notification.requestPermission()) === 'granted';
}

async function notify(where: string, what: string): Promise<void> {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    const shown = { body: what, tag: location.pathname, icon: '/icon-192.png', data: location.href };
    // On phones only the page's worker may notify.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(where, shown);
    const notification = new Notification(where, shown);
    notification.onclick = () => {
        window.focus();
        notification.close();
    };
}
