// For those who play by keyboard: when what they pressed is gone, the next thing to press has the focus.

import { tick } from 'svelte';

const SURE = '.prompt .sure';
const NEXT = '[data-legal="true"], .prompt .buttons button';

/** `changing` is read again and again: whatever it gives, a change of it may have removed what had the focus. */
export function keepFocus(changing: () => unknown): void {
    let byKeyboard = false;

    $effect(() => {
        const pressed = (event: KeyboardEvent) => {
            byKeyboard = true;
            if (event.repeat && event.key === 'Enter' && isAnswer(event.target)) event.preventDefault();
        };
        const touched = () => (byKeyboard = false);
        addEventListener('keydown', pressed, true);
        addEventListener('pointerdown', touched, true);
        return () => {
            removeEventListener('keydown', pressed, true);
            removeEventListener('pointerdown', touched, true);
        };
    });

    $effect(() => {
        changing();
        if (byKeyboard) void tick().then(focusNext);
    });
}

/** One answer for each press: a key that is held must not answer what is asked next. */
function isAnswer(at: EventTarget | null): boolean {
    return at instanceof Element && at.closest('.board, .prompt .buttons') !== null;
}

function focusNext(): void {
    const { activeElement } = document;
    const free = !activeElement || activeElement === document.body;
    const playing = activeElement?.closest('.board, .prompt') && !activeElement.matches(`${NEXT}, .refusal *, form *`);
    if (free || playing) (document.querySelector<HTMLElement>(SURE) ?? document.querySelector<HTMLElement>(NEXT))?.focus();
}
