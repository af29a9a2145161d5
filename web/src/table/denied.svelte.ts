// What players expect to be able to do now and cannot: it stays in sight, with the rule against it.

import type { GameModule } from '../games/module';
import type { JsonObject, Position, Refused } from '../protocol/messages';
import { same } from './choice';
import type { Session } from './session.svelte';

export interface Reason {
    action: JsonObject;
    refused: Refused;
}

export class Denied {
    private found = $state.raw<{ at: number; reasons: Reason[] }>({ at: 0, reasons: [] });

    constructor(
        private readonly session: Session,
        private readonly position: () => Position | null,
        private readonly game: GameModule,
    ) {}

    get reasons(): readonly Reason[] {
        const position = this.position();
        return position && position.legal.length > 0 && this.found.at === this.session.version ? this.found.reasons : [];
    }

    /** Whoever shows the reasons asks for them at every new position. */
    async ask(): Promise<void> {
        const position = this.position();
        const at = this.session.version;
        if (!position || position.legal.length === 0) return;
        const wished = this.game.wished?.(position.view) ?? [];
        const missing = wished.filter((action) => !position.legal.some((one) => same(one, action)));
        const answers = await Promise.all(missing.map((action) => this.session.whyNot(action)));
        if (this.session.version !== at) return;
        const reasons = missing.flatMap((action, index) => {
            const refused = answers[index];
            return refused ? [{ action, refused }] : [];
        });
        this.found = { at, reasons };
    }
}
