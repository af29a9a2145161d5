import './styles/fonts.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { renew } from './page/part';
import { preferences } from './page/preferences.svelte';

addEventListener('vite:preloadError', renew);

try {
    await preferences.open();
    mount(App, { target: document.getElementById('page')! });
} catch (error) {
    if (!renew()) location.replace(`/offline.html#${location.pathname}`);
    throw error;
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
