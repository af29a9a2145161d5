// What the action that the viewer points at would bring: the house says it, for what is sure alone.

import type { Foreseen, JsonObject } from '../protocol/messages';
import type { Session } from './session.svelte';

/** How long one rests on something before the house is asked. */
const REST = 140;

export class Foreseeing {
    private action = $state.raw<JsonObject | null>(null);
    private answers = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
    private timer = 0;

    constructor(private readonly session: Session) {
        session.hear(() => this.forget());
    }

    /** What is known of what the viewer points at now. */
    get shown(): Foreseen | null {
        return this.action ? (this.answers.get(JSON.stringify(this.action)) ?? null) : null;
    }

    /** Null: at nothing. */
    point(action: JsonObject | null): void {
        clearTimeout(this.timer);
        this.action = action;
        if (action && !this.shown) this.timer = window.setTimeout(() => void this.ask(action), REST);
    }

    private async ask(action: JsonObject): Promise<void> {
        const { version } = this.session;
        const answer = await this.session.foresee(action);
        if (answer && version === this.session.version) {
            this.answers = new Map([...this.answers, [JSON.stringify(action), answer]]);
        }
    }

    /** Something has happened: all may be different now. */
    private forget(): void {
        clearTimeout(this.timer);
        this.answers = new Map();
        this.action = null;
    }
}
