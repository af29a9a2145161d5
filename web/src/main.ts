import './styles/fonts.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { preferences } from './page/preferences.svelte';

const RELOADED = 'capotavola.reloaded';
const ONCE_IN = 60_000; // milliseconds

// A part of the page is gone: most likely the house has a newer one, which is taken whole.
addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
});

try {
    await preferences.open();
    mount(App, { target: document.getElementById('page')! });
} catch (error) {
    location.replace('/offline.html');
    throw error;
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
