// What is in a game's box, from the house: its cards as they are printed.

import { cards } from '../protocol/api';

/** Asked for when somebody first looks; until the house has told, the box is empty. */
export class CardBox<Content> {
    private told = $state.raw<Content>() as Content;
    private asked = false;

    constructor(
        private readonly game: string,
        empty: Content,
    ) {
        this.told = empty;
    }

    get content(): Content {
        if (!this.asked) void this.ask();
        return this.told;
    }

    private async ask(): Promise<void> {
        this.asked = true;
        try {
            this.told = (await cards(this.game)) as Content;
        } catch {
            this.asked = false;
        }
    }
}
