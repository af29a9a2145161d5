// Made by web/texts.ts.
declare module 'virtual:texts' {
    type Loaded<T> = () => Promise<{ default: T }>;

    export const houses: Record<import('./languages').Language, Loaded<{ page: string; covers: Record<string, string> }>>;
    export const offices: Record<import('./languages').Language, Loaded<string>>;
    /** By game and language, as `omerta/en`. */
    export const games: Record<string, Loaded<string> | undefined>;
}
