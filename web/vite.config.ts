/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { texts } from './texts.ts';

// In development the page comes from Vite, and the rest from a house that is open beside it.
const HOUSE = 'http://127.0.0.1:8080';

// Small files pack badly: what is needed together is one file. The stories need nearly all, which says nothing of who
// plays: they are counted among those who share a file, and make it one more each time.
const groups = [
    // What nearly every screen stands on. The QR code (uqr) is for those who invite.
    { name: 'ground', test: /src\/(page|protocol|speech)\/|parts\/(Icon|Dialog|shortcuts)\b|games\/module|node_modules\/(?!uqr)/, minShareCount: 3, priority: 2 },
    // What covers are drawn with: the front page needs nothing else of a table.
    { name: 'drawn', test: /parts\/(Card|Seal)\.svelte|table\/cardbox/, priority: 2 },
    // What forms are made of comes with the first form.
    { name: 'table', test: /src\/(parts\/(?!Amount)|table\/)/, minShareCount: 5, priority: 1 },
    { name: 'session', test: /src\/table\/(session|table|chooser|teller)\b|room\/TableScreen/, priority: 1 },
    { name: 'seat', test: /room\/(Announcer|GameTable)|page\/calling/, priority: 1 },
    // Nobody sees a card's face at once: they come after the table.
    { name: 'omerta-backs', test: /games\/omerta\/(PlayingCard|CardFace|printed|faces\/(Back|Emblem|Fedora|Head|Warehouse|gallery))/, priority: 1 },
    { name: (id: string) => `${/games\/(\w+)/.exec(id)?.[1]}-drawings`, debugName: 'drawings', test: /src\/games\/\w+\/(faces\/|PlayingCard)/ },
];

export default defineConfig(({ mode }) => ({
    plugins: [texts(), svelte()],
    // The tests mount components; what is made for servers cannot.
    resolve: mode === 'test' ? { conditions: ['browser'] } : {},
    build: {
        outDir: '../src/capotavola/server/page',
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups } }, checks: { pluginTimings: false } },
    },
    test: { setupFiles: ['tests/setup.ts'], pool: 'threads', testTimeout: 120_000 }, // on a busy machine the first one waits for all modules
    server: {
        proxy: { '/api': { target: HOUSE, ws: true } },
        fs: { allow: ['..'] },
    },
}));
