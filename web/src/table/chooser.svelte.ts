// The viewer's choice among the legal actions, made by clicks on the table and by buttons.

import type { GameModule } from '../games/module';
import type { JsonObject, Position } from '../protocol/messages';
import { play } from '../page/sounds';
import { Choice } from './choice';
import type { Session } from './session.svelte';

export class Chooser {
    private doubted = $state.raw<{ asked: string; action: JsonObject } | null>(null);
    private clicked = $state.raw<{ asked: string; choice: Choice } | null>(null);
    /** When the race that is on was painted, by our clock. */
    private painted = { race: 0, at: 0 };
    /** The question when something was last heard: a refusal is read until another one is asked. */
    private answered = '';

    /** What may be answered now. While others decide beside this player, it stays the same. */
    private readonly question = $derived.by(() => JSON.stringify(this.position?.legal ?? []));
    private readonly fresh = $derived.by(() => new Choice(this.position ? this.ways(this.position) : []));

    /** What is chosen so far; forgotten when something else is asked. */
    readonly choice = $derived.by(() => (this.clicked?.asked === this.question ? this.clicked.choice : this.fresh));

    /** Asked once more before it is done; forgotten when something else is asked. */
    readonly pending = $derived.by(() => (this.doubted?.asked === this.question ? this.doubted.action : null));

    constructor(
        readonly session: Session,
        private readonly game: GameModule,
        /** A moment of the past is looked at: nothing can be chosen. */
        private readonly looking: () => boolean,
    ) {
        // The same may be asked again later: what was half chosen before is then no longer meant.
        session.hear(() => {
            if (this.clicked?.asked !== this.question) this.clicked = null;
            if (this.doubted?.asked !== this.question) this.doubted = null;
            if (this.asked && this.question !== this.answered) this.session.refused = null;
            this.answered = this.question;
        });
    }

    private get position(): Position | null {
        return this.looking() ? null : this.session.position;
    }

    /** Legal actions that have no place on the board. */
    get buttons(): JsonObject[] {
        const { position } = this;
        if (!position) return [];
        return position.legal.filter((action) => this.game.targets(action, position.view).length === 0);
    }

    get asked(): boolean {
        return (this.position?.legal.length ?? 0) > 0;
    }

    click(target: string): void {
        const { position } = this;
        if (!position || this.session.you === null) return;
        const next = this.choice.click(target);
        if (!next) {
            if (!this.session.busy) void this.explain(target, position);
            return;
        }
        this.doubted = null;
        this.clicked = { asked: this.question, choice: next };
        const action = next.settled;
        if (action) this.want(action);
    }

    /** For what is named completely though more could be added. */
    finish(): void {
        const action = this.choice.done;
        if (action) this.want(action);
    }

    forget(): void {
        this.clicked = null;
        this.doubted = null;
    }

    want(action: JsonObject): void {
        if (this.game.momentous(action)) this.doubted = { asked: this.question, action };
        else void this.send(action);
    }

    confirm(): void {
        const action = this.pending;
        this.doubted = null;
        if (action) void this.send(action);
    }

    /** Called when the race is on the screen: from now on the player can see it. */
    paint(race: number): void {
        if (this.painted.race !== race) this.painted = { race, at: performance.now() };
    }

    private async send(action: JsonObject): Promise<void> {
        const race = this.session.position?.race;
        const { race: number, at } = this.painted;
        this.forget();
        const done =
            race && race.race === number
                ? await this.session.claim(number, performance.now() - at, action)
                : await this.session.act(action);
        if (!done) play('refused');
    }

    private async explain(target: string, position: Position): Promise<void> {
        const meant = this.game.meant(target, position.view, this.choice.chosen);
        if (!meant) return;
        if (position.legal.some((action) => same(action, meant))) return this.want(meant);
        play('refused');
        await this.session.ask(meant);
    }

    private ways(position: Position) {
        return position.legal.map((action) => ({ action, targets: this.game.targets(action, position.view) }));
    }
}

function same(one: JsonObject, other: JsonObject): boolean {
    const names = Object.keys(one);
    return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
