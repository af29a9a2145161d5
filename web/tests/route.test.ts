import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { keyIn, read, toTable } = await import('../src/page/route.svelte');

describe('the address', () => {
    it('names the screen', () => {
        expect(read('/', '')).toEqual({ screen: 'front' });
        expect(read('/new', '')).toEqual({ screen: 'set-up', game: null, shared: false });
        expect(read('/new/omerta', '')).toEqual({ screen: 'set-up', game: 'omerta', shared: false });
        expect(read('/new/omerta', '#one-screen')).toEqual({ screen: 'set-up', game: 'omerta', shared: true });
        expect(read('/t/k7xq', '')).toEqual({ screen: 'table', code: 'K7XQ' });
        expect(read('/rules/omerta', '#OM-1.6')).toEqual({ screen: 'rules', game: 'omerta', rule: 'OM-1.6' });
        expect(read('/parts', '')).toEqual({ screen: 'parts' });
        expect(read('/owner', '')).toEqual({ screen: 'owner' });
        expect(read('/calls', '#stop=a-b_c')).toEqual({ screen: 'calls', deed: 'stop', token: 'a-b_c' });
        expect(read('/calls', '#confirm=abc')).toEqual({ screen: 'calls', deed: 'confirm', token: 'abc' });
        expect(read('/calls', '')).toEqual({ screen: 'missing' });
    });

    it('may be wrong', () => {
        expect(read('/t', '')).toEqual({ screen: 'missing' });
        expect(read('/nowhere', '')).toEqual({ screen: 'missing' });
        expect(read('/t/%E0%A4%A', '')).toEqual({ screen: 'table', code: '%E0%A4%A' });
    });
});

describe('what a friend was given', () => {
    it('may be a code, a link, or a private link', () => {
        expect(toTable(' k7xq ')).toBe('/t/K7XQ');
        expect(toTable('http://house/t/k7xq')).toBe('/t/K7XQ');
        expect(toTable('http://house/t/K7XQ#key=aB-c')).toBe('/t/K7XQ#key=aB-c');
        expect(toTable('  ')).toBeNull();
    });

    it('has its key behind the #, if any', () => {
        expect(keyIn('#key=aB-c')).toBe('aB-c');
        expect(keyIn('#OM-1.6')).toBeNull();
    });
});
