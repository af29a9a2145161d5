import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// In development the page comes from Vite, and the rest from a house that is open beside it.
const HOUSE = 'http://127.0.0.1:8080';

export default defineConfig(({ mode }) => ({
    plugins: [svelte()],
    // The tests mount components; what is made for servers cannot.
    resolve: mode === 'test' ? { conditions: ['browser'] } : {},
    build: {
        outDir: '../src/capotavola/server/page',
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
    },
    server: {
        proxy: { '/api': { target: HOUSE, ws: true } },
        fs: { allow: ['..'] },
    },
}));
