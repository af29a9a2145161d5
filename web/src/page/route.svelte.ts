// Which screen is shown: it stands in the address, so that it can be sent, marked and gone back to.

export type Route =
    | { screen: 'front' }
    | { screen: 'set-up'; game: string | null }
    | { screen: 'table'; code: string }
    | { screen: 'rules'; game: string; rule: string | null }
    | { screen: 'missing' };

class Router {
    route = $state.raw<Route>(read(location.pathname, location.hash));

    constructor() {
        addEventListener('popstate', () => (this.route = read(location.pathname, location.hash)));
    }

    go(path: string): void {
        history.pushState(null, '', path);
        this.route = read(location.pathname, location.hash);
        scrollTo(0, 0);
    }
}

export const router = new Router();

/** For links: a plain click stays in the page; any other is the browser's. */
export function follow(event: MouseEvent): void {
    const link = (event.currentTarget as HTMLAnchorElement).href;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(link);
    router.go(pathname + search + hash);
}

export function read(path: string, hash: string): Route {
    const [first, second, ...more] = path.split('/').filter(Boolean).map(decoded);
    if (more.length > 0) return { screen: 'missing' };
    if (first === undefined) return { screen: 'front' };
    if (first === 'new') return { screen: 'set-up', game: second ?? null };
    if (first === 't' && second) return { screen: 'table', code: second.toUpperCase() };
    if (first === 'rules' && second) return { screen: 'rules', game: second, rule: decoded(hash.slice(1)) || null };
    return { screen: 'missing' };
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}
