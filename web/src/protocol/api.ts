// The house's HTTP requests.

import type {
    Ack,
    AnyHappening,
    Calls,
    Desk,
    GameTexts,
    History,
    HouseInfo,
    JsonObject,
    KeptAbout,
    Moment,
    NewCall,
    NewReport,
    NewSeat,
    NewTable,
    Refused,
    Rulebook,
    Seated,
    TableInfo,
    WatcherShown,
    Welcome,
} from './messages';

/** The house, or the way to it, said no. */
export class RefusedError extends Error {
    constructor(readonly refused: Refused) {
        super(refused.reason);
    }
}

const NOTHING = 204;

export const NO_ANSWER: Refused = { type: 'refused', id: null, code: 'unavailable', reason: 'no-answer' };

export const house = () => ask<HouseInfo>('GET', '/api/house');

export const lobby = (status: 'open' | 'playing' | 'finished') => ask<TableInfo[]>('GET', `/api/tables?status=${status}`);

export const openTable = (wish: NewTable) => ask<Seated>('POST', '/api/tables', { ...wish, luck: luck() });

export const table = (code: string) => ask<TableInfo>('GET', at(code));

export const sitDown = (code: string, wish: NewSeat) =>
    ask<Seated>('POST', `${at(code)}/seats`, { ...wish, luck: luck() });

export const watch = (code: string, name: string) => ask<Seated>('POST', `${at(code)}/watchers`, { name });

export const showKey = (code: string, key: string) => ask<Seated>('POST', `${at(code)}/key`, { key });

export const rematch = (code: string) => ask<Seated>('POST', `${at(code)}/rematch`, { luck: luck() });

/** To who runs the house. */
export const report = (code: string, seat: number | null, wish: NewReport) =>
    ask<void>('POST', `${at(code)}/reports${seat === null ? '' : `?seat=${seat}`}`, wish);

/** All that is kept about this visitor, there and at the rematches. */
export const keptAbout = (code: string) => ask<KeptAbout>('GET', `${at(code)}/mine`);

/** Name, words and key go; the codes of the tables where they went. */
export const forgetMe = (code: string) => ask<string[]>('POST', `${at(code)}/forget`, { everything: true });

/** Who watches under a name. */
export const watchers = (code: string) => ask<WatcherShown[]>('GET', `${at(code)}/watchers`);

/** How the house calls who is away, and what this player wishes. */
export const calls = (code: string) => ask<Calls>('GET', `${at(code)}/calls`);

export const addCall = (code: string, wish: NewCall) => ask<Calls>('POST', `${at(code)}/calls`, wish);

export const stopCall = (code: string, id: number) => ask<Calls>('POST', `${at(code)}/calls/${id}/stop`, {});

/** What waits for who runs the house. */
export const desk = (secret: string) => ask<Desk>('GET', '/api/owner', undefined, secret);

export const ownerAct = <T>(secret: string, what: string, wish: object = {}) =>
    ask<T>('POST', `/api/owner/${what}`, wish, secret);

/** All that happened up to a version, page by page. */
export async function history(code: string, seat: number | null, until: number): Promise<AnyHappening[]> {
    const happened: AnyHappening[] = [];
    let page: Pick<History, 'version' | 'more'> = { version: 0, more: true };
    while (page.more && page.version < until) {
        const next: History = await ask('GET', `${at(code)}/history?since=${page.version}${eyes(seat)}`);
        happened.push(...next.happened.filter(({ version }) => version <= until));
        page = next;
    }
    return happened;
}

export const moment = (code: string, version: number, seat: number | null) =>
    ask<Moment>('GET', `${at(code)}/moment?version=${version}${eyes(seat)}`);

/** For another seat of this device than the one through whose eyes it looks. */
export async function answerFor(code: string, seat: number, action: JsonObject): Promise<void> {
    const { version } = await ask<Welcome>('GET', `${at(code)}/state?seat=${seat}`);
    await ask<Ack>('POST', `${at(code)}/messages?seat=${seat}`, { type: 'act', id: luck(), seen: version, action });
}

export const rulebook = (box: Box, language: string) => ask<Rulebook>('GET', ofGame(box, `rulebook/${language}`));

export const texts = (game: string, language: string) =>
    ask<GameTexts>('GET', `/api/games/${encodeURIComponent(game)}/texts/${language}`);

export const cards = (box: Box) => ask<JsonObject>('GET', ofGame(box, 'cards'));

/** What a box calls its cards, by the messages that it takes the place of. */
export const titles = async (box: Box, language: string) =>
    (await ask<GameTexts>('GET', ofGame(box, `texts/${language}`))).titles as Record<string, string>;

/** A game with the box that it is played with; without more, its built-in one. */
interface Box {
    game: string;
    edition?: string;
    table?: string;
}

function ofGame({ game, ...box }: Box, what: string): string {
    const query = new URLSearchParams(box).toString();
    return `/api/games/${encodeURIComponent(game)}/${what}${query && `?${query}`}`;
}

export const recordUrl = (code: string) => `${at(code)}/record`;

export function at(code: string): string {
    return `/api/tables/${encodeURIComponent(code)}`;
}

export function eyes(seat: number | null): string {
    return seat === null ? '' : `&seat=${seat}`;
}

/** What is lost on the way is answered never: after so many milliseconds it counts as that. */
const PATIENCE = 20_000;

/** A refusal is thrown as a RefusedError, and so is a house that does not answer. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, bearer?: string): Promise<T> {
    const headers: Record<string, string> = {};
    if (body) headers['Content-Type'] = 'application/json';
    if (bearer) headers['Authorization'] = `Bearer ${bearer}`;
    const request: RequestInit = { method, headers, signal: AbortSignal.timeout(PATIENCE) };
    if (body) request.body = JSON.stringify(body);
    let answer: Response;
    try {
        answer = await fetch(path, request);
    } catch {
        throw new RefusedError(NO_ANSWER);
    }
    if (!answer.ok) throw new RefusedError(await refusal(answer));
    if (answer.status === NOTHING) return null as T;
    try {
        return (await answer.json()) as T;
    } catch {
        throw new RefusedError(NO_ANSWER); // some other page in the house's place
    }
}

async function refusal(answer: Response): Promise<Refused> {
    try {
        const said: unknown = await answer.json();
        if (said && typeof said === 'object' && 'reason' in said) return said as Refused;
    } catch {
        // A proxy's page, most likely.
    }
    return NO_ANSWER;
}

/** The player's own part in the shuffle. */
function luck(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
