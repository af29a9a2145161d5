import { describe, expect, it } from 'vitest';

import { type Camera, MOST, WHOLE, fitted, held, inSight, moved, showing, zoomed } from '../src/parts/camera';

const FRAME = { width: 800, height: 400 };
const SHAPE = 1; // the drawing is 400 by 400 when all of it is in sight
const close = (one: Camera, other: Camera) => {
    for (const part of ['x', 'y', 'zoom'] as const) expect(one[part]).toBeCloseTo(other[part], 6);
};
/** Where a point of the drawing is seen in the frame. */
const seenAt = ({ x, y, zoom }: Camera, part: { x: number; y: number }) => ({
    x: FRAME.width / 2 + (part.x - x) * 400 * zoom,
    y: FRAME.height / 2 + (part.y - y) * 400 * zoom,
});

describe('a drawing in a frame', () => {
    it('fits in whole', () => {
        expect(fitted(FRAME, SHAPE)).toEqual({ width: 400, height: 400 });
        expect(fitted(FRAME, 4)).toEqual({ width: 800, height: 200 });
        expect(inSight(WHOLE, FRAME, SHAPE)).toEqual({ x: -0.5, y: 0, width: 2, height: 1 });
    });

    it('is enlarged around the point under the finger', () => {
        const point = { x: 0.3, y: 0.4 };
        const at = seenAt(WHOLE, point);
        const near = zoomed({ ...WHOLE, zoom: 1 }, 3, at, FRAME, SHAPE);
        expect(near.zoom).toBe(3);
        expect(seenAt(near, point).y).toBeCloseTo(at.y, 6);
        expect(zoomed(WHOLE, 100, at, FRAME, SHAPE).zoom).toBe(MOST);
        close(zoomed(near, 0.01, at, FRAME, SHAPE), WHOLE);
    });

    it('is never moved past its edges', () => {
        const near: Camera = { x: 0.5, y: 0.5, zoom: 4 };
        close(moved(near, { x: 9999, y: 9999 }, FRAME, SHAPE), { x: 0.25, y: 0.125, zoom: 4 });
        close(moved(near, { x: -160, y: 0 }, FRAME, SHAPE), { x: 0.6, y: 0.5, zoom: 4 });
        close(moved(WHOLE, { x: 100, y: 100 }, FRAME, SHAPE), WHOLE);
        close(held({ x: 2, y: -1, zoom: 2 }, FRAME, SHAPE), { x: 0.5, y: 0.25, zoom: 2 });
    });

    it('shows what is wanted, moved no further than needed', () => {
        const corner = { x: 0.9, y: 0.9, width: 0.05, height: 0.05 };
        const near: Camera = { x: 0.25, y: 0.2, zoom: 4 };
        const shown = showing(near, corner, FRAME, SHAPE);
        const seen = inSight(shown, FRAME, SHAPE);
        expect(shown.zoom).toBe(4);
        expect(seen.x + seen.width).toBeGreaterThanOrEqual(0.95);
        expect(seen.y + seen.height).toBeGreaterThanOrEqual(0.95);
        close(showing(shown, corner, FRAME, SHAPE), shown);
    });

    it('is enlarged less for what would not fit', () => {
        const large = { x: 0.1, y: 0.1, width: 0.7, height: 0.7 };
        const shown = showing({ x: 0.5, y: 0.5, zoom: 5 }, large, FRAME, SHAPE);
        expect(shown.zoom).toBeLessThan(1.5);
        const seen = inSight(shown, FRAME, SHAPE);
        expect(seen.y).toBeLessThanOrEqual(0.1);
        expect(seen.y + seen.height).toBeGreaterThanOrEqual(0.8);
    });
});
