/** Where not everything is in sight, the keys can scroll it. */
export function scrollable(element: HTMLElement): () => void {
    const look = () => element.toggleAttribute('tabindex', element.scrollHeight > element.clientHeight + 1) && element.setAttribute('tabindex', '0');
    const changed = new MutationObserver(look);
    const resized = new ResizeObserver(look);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    resized.observe(element);
    return () => {
        changed.disconnect();
        resized.disconnect();
    };
}
