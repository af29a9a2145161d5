// The sunburst of the posters of the time: one path, so that a ground costs two nodes.

/** Wedges from the point (x, y), as wide as the gaps between them. */
export function rays(x: number, y: number, count: number, reach: number): string {
    const step = Math.PI / count;
    const at = (angle: number) =>
        `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
    return Array.from({ length: count }, (_, ray) => {
        const from = (2 * ray - 0.5) * step;
        return `M${x} ${y}L${at(from)}L${at(from + step)}Z`;
    }).join('');
}
