// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { preferences } from '../src/page/preferences.svelte';
import Calling from '../src/room/Calling.svelte';
import { newest } from './socket';
import { clear, position, show, sitDown, soon, welcome } from './table';

const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) };
const shown = vi.fn();

class FakeNotification {
    static permission = 'granted';
    onclick = () => undefined;
    close = () => undefined;

    constructor(title: string, { body }: NotificationOptions) {
        shown(title, body);
    }
}

const sign = () => document.querySelector('link')?.getAttribute('href');
const hidden = (is: boolean) => Object.defineProperty(document, 'hidden', { value: is, configurable: true });

function nowAsked(asked: boolean, version: number): void {
    newest().says(welcome({ version, position: asked ? position() : position({}, []) }));
    flushSync();
}

beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
    document.body.innerHTML = '';
    vi.stubGlobal('Notification', FakeNotification);
    Object.assign(navigator, badge);
    vi.clearAllMocks();
    hidden(false);
});

afterEach(async () => {
    await preferences.change({ notify: false });
    hidden(false);
    await clear();
});

describe('whoever is asked', () => {
    it('sees it at the tab and at the app, until the answer is given', async () => {
        show(await sitDown({ position: position({}, []) }), Calling, {});
        expect(sign()).toBe('/icon.svg');
        nowAsked(true, 2);
        expect(sign()).toBe('/icon-asked.svg');
        expect(badge.setAppBadge).toHaveBeenCalledWith(1);
        nowAsked(false, 3);
        expect(sign()).toBe('/icon.svg');
        expect(badge.clearAppBadge).toHaveBeenCalled();
    });

    it('is notified only if wanted, and only while the page is hidden', async () => {
        show(await sitDown({ position: position({}, []) }), Calling, {});
        hidden(true);
        nowAsked(true, 2);
        nowAsked(false, 3);
        await preferences.change({ notify: true });
        hidden(false);
        nowAsked(true, 4);
        nowAsked(false, 5);
        await new Promise((done) => setTimeout(done));
        expect(shown).not.toHaveBeenCalled();
        hidden(true);
        nowAsked(true, 6);
        await soon(() => expect(shown).toHaveBeenCalledWith('Omerta', 'Your choice'));
    });
});
