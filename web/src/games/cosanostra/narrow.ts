// How much room there is. On a phone the others are a strip, and one of them is open.

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 640px');
