// What of a drawing is in sight: its point in the middle of the frame, in parts of the drawing, and how much it is
// enlarged. At 1 all of it fits into the frame. It holds whatever size the frame has.

export interface Size {
    width: number;
    height: number;
}

export interface Point {
    x: number;
    y: number;
}

export interface Area extends Point, Size {}

export interface Camera extends Point {
    zoom: number;
}

export const WHOLE: Camera = { x: 0.5, y: 0.5, zoom: 1 };
export const MOST = 5;
const MARGIN = 0.06; // of the drawing, around what is brought into sight

/** How large a drawing of this shape is in a frame that shows it whole. */
export function fitted({ width, height }: Size, shape: number): Size {
    return width / height > shape ? { width: height * shape, height } : { width, height: width / shape };
}

/** What is in sight, in parts of the drawing. */
export function inSight(camera: Camera, frame: Size, shape: number): Area {
    const drawing = fitted(frame, shape);
    const width = frame.width / (drawing.width * camera.zoom);
    const height = frame.height / (drawing.height * camera.zoom);
    return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Never more enlarged than sensible, and never past the edges. */
export function held(camera: Camera, frame: Size, shape: number): Camera {
    const zoom = Math.max(1, Math.min(MOST, camera.zoom));
    const { width, height } = inSight({ ...camera, zoom }, frame, shape);
    return { x: within(camera.x, width), y: within(camera.y, height), zoom };
}

function within(middle: number, seen: number): number {
    return seen >= 1 ? 0.5 : Math.max(seen / 2, Math.min(1 - seen / 2, middle));
}

/** Moved by so many pixels of the frame. */
export function moved(camera: Camera, by: Point, frame: Size, shape: number): Camera {
    const drawing = fitted(frame, shape);
    const x = camera.x - by.x / (drawing.width * camera.zoom);
    const y = camera.y - by.y / (drawing.height * camera.zoom);
    return held({ ...camera, x, y }, frame, shape);
}

/** Enlarged so that what lies under this point of the frame stays there. */
export function zoomed(camera: Camera, by: number, at: Point, frame: Size, shape: number): Camera {
    const zoom = Math.max(1, Math.min(MOST, camera.zoom * by));
    const drawing = fitted(frame, shape);
    const part = 1 / camera.zoom - 1 / zoom;
    const x = camera.x + ((at.x - frame.width / 2) / drawing.width) * part;
    const y = camera.y + ((at.y - frame.height / 2) / drawing.height) * part;
    return held({ x, y, zoom }, frame, shape);
}

/** Moved no further than needed for this part of the drawing to be in sight; enlarged less if it is too large. */
export function showing(camera: Camera, part: Area, frame: Size, shape: number): Camera {
    const seen = inSight(camera, frame, shape);
    const [width, height] = [part.width + 2 * MARGIN, part.height + 2 * MARGIN];
    const zoom = camera.zoom * Math.min(1, seen.width / width, seen.height / height);
    const now = zoom < camera.zoom ? inSight({ ...camera, zoom }, frame, shape) : seen;
    const x = camera.x + needed(part.x - MARGIN, width, now.x, now.width);
    const y = camera.y + needed(part.y - MARGIN, height, now.y, now.height);
    return held({ x, y, zoom }, frame, shape);
}

/** How far a window must be moved to have the whole of a stretch in it. */
function needed(start: number, length: number, from: number, seen: number): number {
    if (start < from) return start - from;
    return Math.max(0, start + length - (from + seen));
}
