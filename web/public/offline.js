// Goes back to where somebody wanted to go, as soon as the house can be reached.

const LOOK_AGAIN = 3000; // milliseconds
const wanted = new URL(location.hash.slice(1) || location.pathname, location.origin);
const place = wanted.origin === location.origin && wanted.pathname !== '/offline.html' ? wanted.pathname : '/';

document.querySelector('a').href = place;

async function look() {
    const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    clearInterval(timer);
    location.replace(place);
}

const timer = setInterval(look, LOOK_AGAIN);
addEventListener('online', look);
