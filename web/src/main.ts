import './styles/fonts.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { preferences } from './page/preferences.svelte';

await preferences.open();
mount(App, { target: document.getElementById('page')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
