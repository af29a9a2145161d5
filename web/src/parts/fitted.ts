import './fitted.css';

const LEVELS = ['', 'small', 'smallest'];

/** Where not all of it fits into its place, it is drawn smaller: nothing is cut that could be read. */
export function fitted(element: HTMLElement): () => void {
    const cut = (level: string) => {
        element.dataset.dense = level;
        return element.scrollHeight > element.clientHeight + 1;
    };
    const look = () => void LEVELS.every(cut);
    const changed = new MutationObserver(look);
    const resized = new ResizeObserver(look);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    if (element.parentElement) resized.observe(element.parentElement);
    return () => {
        changed.disconnect();
        resized.disconnect();
    };
}
