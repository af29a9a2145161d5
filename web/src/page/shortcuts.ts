// Single keys that act on the table, for those who want them.

import { preferences } from './preferences.svelte';

/** Whether a key may be one: pressed once, alone, and not into a field or while a dialog is open. */
export function isShortcut(event: KeyboardEvent): boolean {
    if (!preferences.liked.keys || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return false;
    return document.querySelector('dialog[open]') === null;
}
