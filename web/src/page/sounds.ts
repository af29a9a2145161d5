// Whether and how loudly something is heard; the sounds themselves are fetched when the first one is.

import { part } from './part';
import { preferences } from './preferences.svelte';

/** The second line: what is heard in some games only. */
export type Sound =
    | 'card' | 'flip' | 'shuffle' | 'turn' | 'race' | 'hit' | 'miss' | 'call' | 'end' | 'talk' | 'refused'
    | 'bell' | 'coin' | 'latch' | 'lids' | 'shot' | 'stamp' | 'step' | 'war' | 'dice';

/** While the house is away too: whoever plays fetches them ahead. */
export const tunes = () => part(() => import('./tunes'));

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
const REST = 4000; // milliseconds; an open line to the loudspeaker costs power also in silence

/** Browsers let a page make sounds only after the visitor has touched it. `calling`: also while nobody looks. */
export function play(sound: Sound, calling = false): void {
    const { sound: on, volume } = preferences.liked;
    const allowed = navigator.userActivation?.hasBeenActive ?? true;
    if (!on || volume === 0 || (document.hidden && !calling) || !allowed || !('AudioContext' in globalThis)) return;
    // It is asked for in the course of the click that allows it.
    const played = (context ??= new AudioContext());
    void played.resume();
    clearTimeout(resting);
    resting = setTimeout(() => void context?.suspend(), REST);
    void tunes().then(({ TUNES }) => {
        const out = played.createGain();
        out.gain.value = volume * 0.5;
        out.connect(played.destination);
        TUNES[sound](played, out, played.currentTime + 0.01);
    });
}
