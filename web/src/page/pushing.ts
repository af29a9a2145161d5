// A browser's subscription to be called by the house though the page is closed.

import type { PushTo } from '../protocol/messages';

/** Null if the browser, or the visitor, does not want to. `key` is the house's own, in base64url. */
export async function pushed(key: string): Promise<PushTo | null> {
    if (!('PushManager' in globalThis) || !('serviceWorker' in navigator)) return null;
    try {
        const worker = await navigator.serviceWorker.ready;
        const wish = { userVisibleOnly: true, applicationServerKey: key };
        const { endpoint, keys } = (await worker.pushManager.subscribe(wish)).toJSON();
        return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
    } catch {
        return null; // denied, or without a push service
    }
}
