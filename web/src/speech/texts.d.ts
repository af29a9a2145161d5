// Made by web/texts.ts.
declare module 'virtual:texts' {
    type Loaded<T> = () => Promise<{ default: T }>;

    export const houses: Record<import('./languages').Language, Loaded<{ page: string; covers: Record<string, string> }>>;
    /** By game and language, as `omerta/en`; and of the office, as `office/en`. */
    export const games: Record<string, Loaded<string> | undefined>;
}
