// Which screen is shown: it stands in the address, so that it can be sent, marked and gone back to.

type Route =
    | { screen: 'front' }
    | { screen: 'set-up'; game: string | null; shared: boolean }
    | { screen: 'table'; code: string }
    | { screen: 'rules'; game: string; rule: string | null }
    | { screen: 'cards'; game: string; edition?: string; table?: string }
    | { screen: 'parts' }
    | { screen: 'owner' }
    | { screen: 'calls'; deed: 'confirm' | 'stop'; token: string }
    | { screen: 'missing' };

/** Behind the address of the set-up: several play at this screen. */
export const ONE_SCREEN = '#one-screen';

class Router {
    route = $state.raw<Route>(read(location.pathname, location.hash));

    constructor() {
        addEventListener('popstate', () => this.show());
        // A private link that is pasted at its own table: only a new start reads and hides the key.
        addEventListener('hashchange', () => keyIn(location.hash) && location.reload());
    }

    go(path: string): void {
        history.pushState(null, '', path);
        this.show();
        scrollTo(0, 0);
    }

    private show(): void {
        this.route = read(location.pathname, location.hash);
    }
}

export const router = new Router();

/** For links: a plain click stays in the page, or does something instead; any other is the browser's. */
export function follow(event: MouseEvent, instead?: () => void): void {
    const link = (event.currentTarget as HTMLAnchorElement).href;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(link);
    if (instead) instead();
    else router.go(pathname + search + hash);
}

/** The key of a seat in a private link; the house never sees what stands behind the #. */
export function keyIn(hash: string): string | null {
    const key = /^#key=(.+)$/.exec(hash)?.[1];
    return key ? decoded(key) : null;
}

/** Where somebody wants to go who gives a code, or a whole link, private or not. */
export function toTable(given: string): string | null {
    const [link, hash] = given.trim().split('#');
    const code = link?.split('/').filter(Boolean).pop();
    if (!code) return null;
    return `/t/${encodeURIComponent(code.toUpperCase())}${hash ? `#${hash}` : ''}`;
}

export function read(path: string, hash: string): Route {
    const [first, second, ...more] = path.split('/').filter(Boolean).map(decoded);
    if (more.length > 0) return { screen: 'missing' };
    if (first === undefined) return { screen: 'front' };
    if (first === 'new') return { screen: 'set-up', game: second ?? null, shared: hash === ONE_SCREEN };
    if (first === 't' && second) return { screen: 'table', code: second.toUpperCase() };
    if (first === 'rules' && second) return { screen: 'rules', game: second, rule: decoded(hash.slice(1)) || null };
    if (first === 'cards' && second) return { screen: 'cards', game: second, ...boxIn(hash) };
    if (first === 'calls' && !second) return callIn(hash);
    if (first === 'owner' && !second) return { screen: 'owner' };
    if (first === 'parts' && !second) return { screen: 'parts' };
    return { screen: 'missing' };
}

function callIn(hash: string): Route {
    const [, deed, token] = /^#(confirm|stop)=([\w-]+)$/.exec(hash) ?? [];
    return token ? { screen: 'calls', deed: deed === 'stop' ? 'stop' : 'confirm', token } : { screen: 'missing' };
}

function boxIn(hash: string): { edition?: string; table?: string } {
    const [, which, what] = /^#(edition|table)=(.+)$/.exec(hash) ?? [];
    return which && what ? { [which]: decoded(what) } : {};
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}
