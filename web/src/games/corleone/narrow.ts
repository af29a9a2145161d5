// How much room there is. On a phone, upright or lying, the map alone is large, and the rest opens.

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 640px) or (max-height: 480px)');
/** A phone that lies: its head has one short line. */
export const lying = new MediaQuery('max-height: 480px');
export const roomy = new MediaQuery('min-width: 1700px');
