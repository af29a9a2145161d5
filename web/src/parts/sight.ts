// What somebody has to see: it asks to be brought into sight, and whatever surface it lies on hears that.

export const WANTED = 'wanted';

export function bringIntoSight(element: Element): void {
    element.dispatchEvent(new CustomEvent(WANTED, { bubbles: true }));
}
