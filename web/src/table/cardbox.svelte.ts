// What is in a game's box, from the house: its cards as they are printed.

import { type Box, inUse } from '../page/box.svelte';
import { cards } from '../protocol/api';

/** Asked for when somebody first looks; until the house has told, the box is empty. */
export class CardBox<Content> {
    private told = $state.raw<{ key: string; content: Content } | null>(null);
    private asked = '';

    constructor(
        private readonly game: string,
        private readonly empty: Content,
    ) {}

    get content(): Content {
        const box = inUse.of(this.game);
        const key = JSON.stringify(box);
        if (this.asked !== key) void this.ask(box, key);
        return this.told?.key === key ? this.told.content : this.empty;
    }

    private async ask(box: Box, key: string): Promise<void> {
        this.asked = key;
        try {
            const content = (await cards(box)) as Content;
            if (this.asked === key) this.told = { key, content };
        } catch {
            if (this.asked === key) this.asked = '';
        }
    }
}
