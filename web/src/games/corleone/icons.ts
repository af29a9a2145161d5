// The icons of cards and businesses: those that are to be used now, and all of them in words.

import type { GameWords } from '../../speech/words';

/** Up to the first `then`. */
export function now(effects: readonly string[]): string[] {
    const until = effects.indexOf('then');
    return until < 0 ? [...effects] : effects.slice(0, until);
}

/** What a card does, one after the other where it says `then`. */
export function effects(all: readonly string[], words: GameWords): string {
    return counted(all).map((one) => named(one, words)).join(' · ');
}

/** Each once, with how often. */
export function counted(effects: readonly string[]): { effect: string; count: number }[] {
    return [...new Set(effects)].map((effect) => ({ effect, count: effects.filter((one) => one === effect).length }));
}

export function named({ effect, count }: { effect: string; count: number }, words: GameWords): string {
    const name = words.named('effect', effect);
    return count > 1 ? `${name} ×${words.number(count)}` : name;
}
