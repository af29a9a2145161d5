// A form that the viewer fills in: the house judges it while it grows.

import type { JsonObject, Refused } from '../protocol/messages';
import { Draft, type Form } from './asking';
import type { Session } from './session.svelte';

const REST = 250;

export class Drafting {
    private kept = $state.raw<Draft | null>(null);
    ofChoice = $state(false);
    private judged = $state.raw<{ action: string; refused: Refused | null } | null>(null);
    private timer = 0;

    /** Kept out of sight while there is no such thing to put together: it may come back. */
    readonly draft = $derived.by(() => {
        const { kept, ofChoice } = this;
        if (ofChoice) return kept;
        return kept && this.offered().some(({ verb }) => verb === kept.form.verb) ? kept : null;
    });

    constructor(
        private readonly session: Session,
        private readonly offered: () => readonly Form[],
    ) {
        // What was refused may be allowed by now, and the other way round; out of sight too, for it may come back.
        session.hear(() => void (this.kept && this.judge(this.kept.action)));
    }

    /** `ofChoice`: it completes what was chosen on the board, which may be chosen otherwise meanwhile. */
    open(form: Form, ofChoice = false): void {
        this.ofChoice = ofChoice;
        this.change(new Draft(form));
    }

    change(draft: Draft): void {
        this.kept = draft;
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => void this.judge(draft.action), REST);
    }

    close(): void {
        clearTimeout(this.timer);
        this.kept = null;
        this.judged = null;
        this.ofChoice = false;
    }

    /** A touch of that place of the board; false if it means nothing to the form. */
    touch(target: string): boolean {
        const draft = this.draft?.touched(target);
        if (draft) this.change(draft);
        return draft !== null && draft !== undefined;
    }

    /** Null while it is not known, or may be done. */
    get refused(): Refused | null {
        const { draft, judged } = this;
        return draft && judged?.action === JSON.stringify(draft.action) ? judged.refused : null;
    }

    /** The house has said that it may be done as it stands. */
    get allowed(): boolean {
        const { draft, judged } = this;
        return draft !== null && judged?.action === JSON.stringify(draft.action) && judged.refused === null;
    }

    private async judge(action: JsonObject): Promise<void> {
        const refused = await this.session.whyNot(action);
        if (this.kept && JSON.stringify(this.kept.action) === JSON.stringify(action)) {
            this.judged = { action: JSON.stringify(action), refused };
        }
    }
}
