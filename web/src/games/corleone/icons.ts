// The icons that are to be used now.

/** Up to the first `then`. */
export function now(effects: readonly string[]): string[] {
    const until = effects.indexOf('then');
    return until < 0 ? [...effects] : effects.slice(0, until);
}
