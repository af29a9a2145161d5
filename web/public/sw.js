// Keeps the page itself for the next visit, and has something to show where there is no connection.
// Games are never kept: what happens at a table comes from the house alone.

const KEPT = 'capotavola-1';
const OFFLINE = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
    event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
    self.skipWaiting();
});

self.addEventListener('activate', (event) => {
    event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
    if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
    else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
    else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** Files in /assets/ have names that change with their content, so a kept one is never old. */
async function keptOrFetched(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
}

async function forgetOthers() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
