// Whoever points at something, by mouse, focus or a finger that rests there, sees what it would bring.

import type { JsonObject } from '../protocol/messages';
import type { Foreseeing } from '../table/foreseeing.svelte';

export function foreseen(what: () => [Foreseeing, JsonObject | null]): (element: HTMLElement) => () => void {
    return (element) => {
        let at: Foreseeing | null = null;
        const look = (event: Event) => {
            // The page itself puts the focus on the next question's button: nobody points at that.
            if (event.type === 'focus' && !element.matches(':focus-visible')) return;
            const [foreseeing, action] = what();
            at = foreseeing;
            foreseeing.point(action);
        };
        // What has the focus and is taken away loses it in the middle of drawing, when nothing may change.
        const forget = () => queueMicrotask(() => at?.point(null));
        // A finger hides what it rests on: it is read when the finger is gone, until another one comes.
        const leave = (event: Event) => {
            if (event.type === 'pointerleave' && (event as PointerEvent).pointerType === 'touch')
                addEventListener('pointerdown', forget, { once: true, capture: true });
            else forget();
        };
        const [looks, leaves] = [['pointerenter', 'focus', 'pointerdown'], ['pointerleave', 'blur', 'pointercancel']];
        element.dataset.foreseen = '';
        for (const name of looks) element.addEventListener(name, look);
        for (const name of leaves) element.addEventListener(name, leave);
        return () => {
            for (const name of looks) element.removeEventListener(name, look);
            for (const name of leaves) element.removeEventListener(name, leave);
        };
    };
}
