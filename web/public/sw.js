// Has something to show where there is no connection. Nothing else is kept here: files of the page are kept by the
// browser as the house tells it, and what happens at a table comes from the house alone.

const KEPT = 'capotavola-offline-2';
const OFFLINE = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg'];

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
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
    else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

async function forgetOthers() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

// Back to the table that calls.
self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openAgain(event.notification.data));
});

async function openAgain(address) {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => url === address);
    return there ? there.focus() : self.clients.openWindow(address);
}

// A call of the house, for a turn at a table that is not open here.
self.addEventListener('push', (event) => {
    const { title, body, link } = event.data.json();
    const shown = { body, tag: link, icon: '/icon-192.png', data: new URL(new URL(link).pathname, location.origin).href };
    event.waitUntil(self.registration.showNotification(title, shown));
});
