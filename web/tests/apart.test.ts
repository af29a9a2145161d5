import { describe, expect, it } from 'vitest';

import { apart } from '../src/parts/apart';
import type { Box } from '../src/parts/places';

const box = (x: number, y: number, width = 100, height = 40): Box => ({ x, y, width, height });
const meet = (one: Box, other: Box) =>
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

describe('words over the table', () => {
    it('stand where they are wanted if nothing is there', () => {
        expect(apart(box(120, 80), [], [box(400, 300)], 800, 600)).toEqual(box(120, 80));
    });

    it('stay within the window', () => {
        expect(apart(box(-50, 590), [], [], 800, 600)).toMatchObject({ x: 6, y: 554 });
    });

    it('cover neither other words nor what is asked about, and go no farther than that takes', () => {
        const [taken, asked] = [[box(100, 80)], [box(90, 125, 130, 60)]];
        const found = apart(box(110, 85), taken, asked, 800, 600);
        expect([...taken, ...asked].some((one) => meet(found, one))).toBe(false);
        expect(Math.hypot(found.x - 110, found.y - 85)).toBeLessThan(120);
    });

    it('cover what is asked about rather than other words where there is no room for both', () => {
        const taken = [box(0, 0, 200, 50)];
        const found = apart(box(50, 0), taken, [box(0, 50, 200, 50)], 200, 100);
        expect(meet(found, taken[0]!)).toBe(false);
    });
});
