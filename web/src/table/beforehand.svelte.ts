// An answer that a player gives beforehand: to keep quiet unless something is pressed in time.
//
// Others must learn nothing by when it comes. Where the first answer counts (a race), what is pressed is sent at once and
// ends the question; silence is said after a time that depends on nothing but the question. Where choices are sealed,
// all see who has answered: so what is pressed waits for the very moment at which silence would be said.

import type { GameModule, Quiet } from '../games/module';
import type { JsonObject } from '../protocol/messages';
import { same } from './choice';
import type { Session } from './session.svelte';

export class Beforehand {
    private wishes = $state.raw(kept());
    /** Sent when the time has come. */
    private pressed = $state.raw<{ asked: string; action: JsonObject } | null>(null);
    /** Counts what was sent. */
    private sent = $state(0);

    private readonly asked = $derived.by(() => JSON.stringify(this.session.position?.legal ?? []));

    /** What may be said beforehand to what is asked now. */
    readonly quiet = $derived.by((): Quiet | null => {
        const { position } = this.session;
        if (!position || position.legal.length === 0) return null;
        const quiet = this.game.quiet?.(position.view) ?? null;
        return quiet && position.legal.some((action) => same(action, quiet.action)) ? quiet : null;
    });

    /** What will be said, if the player wants that. */
    readonly keeping = $derived.by(() => (this.on ? this.quiet : null));

    /** Whenever it changes, the time for pressing something begins anew. */
    readonly moment = $derived.by(() => {
        const race = this.session.position?.race;
        return JSON.stringify([this.asked, race?.race, race?.closes, this.sent]);
    });

    constructor(
        private readonly session: Session,
        private readonly game: GameModule,
        /** Whether it is usual at this table. */
        private readonly usual: () => boolean,
    ) {}

    get on(): boolean {
        const { quiet } = this;
        return this.wished(quiet?.kind) ?? (quiet?.usual !== false && this.usual());
    }

    set on(wish: boolean) {
        this.want(wish, this.quiet?.kind);
    }

    /** What the player has said of that kind of question, also while it is not asked. */
    wished(kind = ''): boolean | undefined {
        return this.wishes.find(([of]) => of === this.session.code + kind)?.[1];
    }

    want(wish: boolean, kind = ''): void {
        const of = this.session.code + kind;
        this.wishes = [[of, wish], ...kept().filter(([other]) => other !== of)];
        keep(this.wishes);
    }

    /** What is pressed now is not sent before its time. */
    get waits(): boolean {
        return this.keeping?.sealed ?? false;
    }

    get isPressed(): boolean {
        return this.pressed !== null && this.pressed.asked === this.asked;
    }

    press(action: JsonObject): void {
        this.pressed = { asked: this.asked, action };
    }

    forget(): void {
        this.pressed = null;
    }

    /** The player has answered: if the same is asked again, it is another question. */
    answered(): void {
        this.sent += 1;
    }

    /** The time has come; what was pressed is sent as if it were pressed now. */
    async say(send: (action: JsonObject) => Promise<void>): Promise<void> {
        const { keeping, pressed } = this;
        if (!keeping) return;
        if (this.isPressed && pressed) return send(pressed.action);
        await this.session.mutter(keeping.action);
        this.answered();
    }
}

const KEPT = 'capotavola.beforehand';
const MOST = 30;
/** By the table and the kind of question. */
type Kept = [of: string, on: boolean][];

function kept(): Kept {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
        return Array.isArray(found) ? (found as Kept) : [];
    } catch {
        return [];
    }
}

function keep(wishes: Kept): void {
    try {
        localStorage.setItem(KEPT, JSON.stringify(wishes.slice(0, MOST)));
    } catch {
        // A browser that keeps nothing: it lasts as long as the page.
    }
}
