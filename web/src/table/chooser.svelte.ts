// The viewer's choice among the legal actions, made by clicks on the table and by buttons.

import type { GameModule } from '../games/module';
import type { JsonObject, Position } from '../protocol/messages';
import { play } from '../page/sounds';
import type { Form, Matter, Run } from './asking';
import { Beforehand } from './beforehand.svelte';
import { Choice, type Way, same } from './choice';
import { Denied } from './denied.svelte';
import { Drafting } from './drafting.svelte';
import { Foreseeing } from './foreseeing.svelte';
import { Picks } from './picks';
import type { Session } from './session.svelte';
import { Slips, pressTime } from './slips.svelte';

/** How a place of the board stands to the viewer's choice. */
export type Standing = 'asked' | 'unasked' | 'none';

/** How a place that may be chosen looks: as what is asked for, as one more possibility, or as always. */
export type Glow = 'full' | 'faint' | 'none';

const MOST_SPELLED = 8;

export class Chooser {
    private doubted = $state.raw<{ asked: string; action: JsonObject; at: number } | null>(null);
    private clicked = $state.raw<{ asked: string; choice: Choice } | null>(null);
    private picking = $state.raw<{ asked: string; picks: Picks } | null>(null);
    /** When the race that is on was painted, by our clock. */
    private painted = { race: 0, at: 0 };
    /** The question when something was last heard: a refusal is read until another one is asked. */
    private answered = '';
    /** Counts the questions. */
    private asking = 0;
    readonly slips = new Slips();
    /** Where what is being dragged was taken from. */
    held = $state<string | null>(null);

    readonly beforehand: Beforehand;
    readonly drafting: Drafting;
    readonly denied: Denied;
    readonly foreseeing: Foreseeing;

    /** What may be answered now. While others decide beside this player, it stays the same. */
    private readonly question = $derived.by(() => JSON.stringify(this.position?.legal ?? []));
    private readonly forms = $derived.by(() => (this.position ? (this.game.forms?.(this.position) ?? []) : []));
    private readonly asks = $derived.by(() => this.ways(this.position?.legal ?? []));
    private readonly besides = $derived.by(() => this.ways(this.position?.unasked ?? []));
    private readonly all = $derived.by(() => [...this.asks, ...this.besides]);
    private readonly fresh = $derived.by(() => new Choice(this.all));
    /** What glows before anything is chosen, and what begins a choice besides; null: all of it. */
    private readonly leading = $derived.by(() => {
        const { position, game } = this;
        if (!position || !game.first) return null;
        return new Set(this.asks.flatMap(({ action }) => game.first?.(action, position.view) ?? []));
    });
    private readonly beginning = $derived.by(() => new Set(this.asks.map(({ targets }) => targets[0])));
    private readonly askedFor = $derived.by(() => new Set(this.asks.flatMap(({ targets }) => targets)));

    /** What is chosen so far; forgotten when something else is asked. */
    readonly choice = $derived.by(() => {
        const carried = this.held === null ? null : this.carriedFrom(this.held);
        if (carried) return carried;
        if (this.clicked?.asked !== this.question) return this.fresh;
        return this.clicked.choice.among(this.all) ?? this.fresh;
    });

    /** Several of a kind, where the game will ask for them one after the other. */
    readonly picks = $derived.by(() => (this.picking?.asked === this.question ? this.picking.picks : this.freshPicks()));

    /** Asked once more before it is done; forgotten when something else is asked. */
    readonly pending = $derived.by(() => (this.doubted?.asked === this.question ? this.doubted.action : null));
    /** It only waits because a finger cannot point: what it brings is shown. */
    readonly weighing = $derived.by(() => this.pending !== null && (this.game.weighed?.(this.pending) ?? false));

    constructor(
        readonly session: Session,
        private readonly game: GameModule,
        /** Nothing can be chosen: a moment of the past is looked at, or others are asked. */
        private readonly looking: () => boolean,
        /** Nobody else at the table is a person. */
        alone: () => boolean,
    ) {
        this.beforehand = new Beforehand(session, game, alone);
        this.drafting = new Drafting(session, () => this.forms);
        this.foreseeing = new Foreseeing(session);
        this.denied = new Denied(session, () => this.position, game);
        // The same may be asked again later: what was half chosen before is then no longer meant.
        session.hear(() => {
            if (this.clicked?.asked !== this.question) this.unclick();
            if (this.picking?.asked !== this.question) this.picking = null;
            if (this.doubted?.asked !== this.question) this.doubted = null;
            if (this.asked && this.question !== this.answered) this.session.refused = null;
            if (this.question !== this.answered) this.asking += 1;
            this.answered = this.question;
        });
    }

    private unclick(): void {
        this.clicked = null;
        if (this.drafting.ofChoice) this.drafting.close();
    }

    private get position(): Position | null {
        return this.looking() ? null : this.session.position;
    }

    get asked(): boolean {
        return (this.position?.legal.length ?? 0) > 0;
    }

    /** Legal actions that have no place on the board, or a button as well; what is put together has a form instead. */
    get buttons(): JsonObject[] {
        const shown = this.placeless(this.asks, (action) => this.hasButton(action));
        const { keeping, waits } = this.beforehand;
        return keeping && waits ? shown.filter((action) => !same(action, keeping.action)) : shown;
    }

    /** What one more click on the board would do, spelled out as well: what it is done to may be out of sight. */
    get spelled(): JsonObject[] {
        const ahead = this.picks ? [] : this.choice.ahead.filter((action) => this.game.spelled?.(action));
        return ahead.length > MOST_SPELLED ? [] : ahead;
    }

    /** What there is to put together now. */
    get openForms(): readonly Form[] {
        return this.forms;
    }

    /** Several answers in a row that need no thought, as one. */
    get runs(): readonly Run[] {
        const { position } = this;
        return position && this.asked && !this.half ? (this.game.runs?.(position) ?? []) : [];
    }

    /** What may be done though nobody waits for it, and has no place on the board. */
    get matters(): readonly Matter[] {
        const { position } = this;
        const actions = this.placeless(this.besides);
        if (!position || actions.length === 0) return [];
        return this.game.matters?.(position.view, actions) ?? [{ key: '', actions }];
    }

    standing(target: string): Standing {
        if (this.drafting.draft && !this.drafting.ofChoice) return this.drafting.draft.at(target) ? 'unasked' : 'none';
        if (this.picks) return this.picks.next.has(target) ? 'asked' : 'none';
        const { next } = this.drafting.ofChoice || this.pending ? this.fresh : this.choice;
        if (!next.has(target)) return 'none';
        return this.askedFor.has(target) ? 'asked' : 'unasked';
    }

    /** What may be chosen need not glow yet: too much at once says nothing. */
    glow(target: string): Glow {
        const standing = this.standing(target);
        if (standing !== 'asked') return standing === 'unasked' ? 'faint' : 'none';
        if (!this.leading || this.picks || this.half || this.drafting.draft || this.leading.has(target)) return 'full';
        return this.beginning.has(target) ? 'faint' : 'none';
    }

    /** How often it is chosen so far. */
    chosen(target: string): number {
        const { draft, ofChoice } = this.drafting;
        if (draft && !ofChoice) return draft.has(target) ? 1 : 0;
        return (this.picks ?? this.choice).chosen.filter((one) => one === target).length;
    }

    get half(): boolean {
        return (this.picks ?? this.choice).chosen.length > 0;
    }

    /** The choice that begins with taking something from there; null if it can be put nowhere. */
    carriedFrom(target: string): Choice | null {
        if (this.picks || this.drafting.draft) return null;
        const carried = this.all.filter(({ carries }) => carries === target);
        const choice = carried.length > 0 ? new Choice(carried) : this.fresh.click(target);
        return choice?.next.size ? choice : null;
    }

    /** The one action that a click there would do or complete, if it is one. */
    wouldBe(target: string): JsonObject | null {
        if (this.drafting.draft || this.picks || this.standing(target) === 'none') return null;
        const then = (this.pending ? this.fresh : this.choice).click(target);
        const [action, other] = then?.options ?? [];
        if (!action || other) return null;
        // What is only given up by it is not what it is pointed at for.
        return then!.next.size > 0 && this.game.momentous(action) ? null : action;
    }

    /**
     * `finger`: it could not point at it first, so what is weighed is shown before it is done.
     * Whether it was a choice; what is none is explained.
     */
    click(target: string, finger = false): boolean {
        const { position } = this;
        if (!position || this.session.you === null) return false;
        if (this.drafting.touch(target)) return true;
        if (this.pending && this.choice.chosen.includes(target)) {
            this.confirm();
            return true;
        }
        if (this.slips.slipped(this.asking)) return true;
        if (this.picks) return this.pick(target, position);
        const anew = this.beforehand.waits || this.drafting.ofChoice || this.pending !== null;
        const next = this.choice.click(target) ?? (anew ? this.fresh.click(target) : null);
        if (!next) {
            const form = this.half ? null : (this.game.begun?.(target, position) ?? null);
            if (form) this.drafting.open(form);
            return form !== null || this.explain(target, position);
        }
        this.doubted = null;
        this.beforehand.forget();
        this.clicked = { asked: this.question, choice: next };
        const action = next.settled;
        if (action) this.want(action, finger);
        const form = this.game.amount?.(next.options, position.view);
        if (form) this.drafting.open(form, true);
        else if (this.drafting.ofChoice) this.drafting.close();
        return true;
    }

    /** What was put together is put away, with the choice that it came from. */
    putAway(): void {
        this.forget();
        this.drafting.close();
    }

    sendPicks(): Promise<void> {
        return this.sendAll(this.picks?.actions ?? []);
    }

    /** One after the other, as long as nothing else is asked in between. */
    async sendAll(actions: readonly JsonObject[]): Promise<void> {
        if (this.slips.slipped(this.asking)) return;
        this.forget();
        for (const action of actions) {
            if (!this.position?.legal.some((one) => same(one, action))) return;
            if (!(await this.session.act(action))) return play('refused');
        }
    }

    async sendDraft(): Promise<void> {
        const { draft } = this.drafting;
        if (!draft) return;
        if (await this.session.act(draft.action)) this.putAway();
        else play('refused');
    }

    forget(): void {
        this.unclick();
        this.picking = null;
        this.doubted = null;
        this.beforehand.forget();
    }

    /** The time for pressing something else is over. */
    keepQuiet(): Promise<void> {
        return this.beforehand.say((action) => this.send(action));
    }

    /** By a button of the prompt. */
    press(action: JsonObject): void {
        if (!this.slips.slipped(this.asking)) this.want(action);
    }

    confirm(): void {
        const action = this.pending;
        if (!action || !this.doubted) return;
        if (this.slips.tooSoonAfter(this.doubted.at)) return;
        this.doubted = null;
        void this.send(action);
    }

    /** Called when the race is on the screen: from now on the player can see it. */
    paint(race: number): void {
        if (this.painted.race !== race) this.painted = { race, at: performance.now() };
    }

    private want(action: JsonObject, finger = false): void {
        if (this.game.momentous(action) || (finger && this.game.weighed?.(action))) {
            this.doubted = { asked: this.question, action, at: pressTime() };
            if (finger) this.foreseeing.point(action);
        } else if (this.beforehand.waits) this.beforehand.press(action);
        else void this.send(action);
    }

    private hasButton(action: JsonObject): boolean {
        const { position } = this;
        return position !== null && (this.game.button?.(action, position.view) ?? null) !== null;
    }

    private pick(target: string, position: Position): boolean {
        const picks = this.picks?.click(target);
        if (picks) this.picking = { asked: this.question, picks };
        return picks ? true : this.explain(target, position);
    }

    private freshPicks(): Picks | null {
        const { position } = this;
        const bundle = position && this.asked ? (this.game.bundle?.(position.view) ?? null) : null;
        if (!bundle || bundle.count < 2) return null;
        const ways = this.asks.filter(({ action, targets }) => action.verb === bundle.verb && targets.length === 1);
        const pickable = ways.map(({ action, targets }) => ({ action, target: targets[0]!, copies: bundle.copies(action) }));
        return new Picks(pickable, bundle.count, [], bundle.title);
    }

    private async send(action: JsonObject): Promise<void> {
        const race = this.session.position?.race;
        const { race: number, at } = this.painted;
        this.forget();
        this.beforehand.answered();
        const done =
            race && race.race === number
                ? await this.session.claim(number, performance.now() - at, action)
                : await this.session.act(action);
        if (!done) play('refused');
    }

    /** The house says why not; true if it was a choice after all. */
    private explain(target: string, position: Position): boolean {
        if (this.session.busy) return true;
        const meant = this.game.meant(target, position.view, this.choice.chosen);
        if (!meant) return false;
        if (position.legal.some((action) => same(action, meant))) {
            this.want(meant);
            return true;
        }
        play('refused');
        void this.session.ask(meant);
        return false;
    }

    private ways(actions: readonly JsonObject[]): Way[] {
        const { position } = this;
        if (!position) return [];
        const { view } = position;
        return actions.map((action) => ({ action, targets: this.game.targets(action, view), carries: this.game.carried?.(action, view) ?? null }));
    }

    private placeless(ways: readonly Way[], too: (action: JsonObject) => boolean = () => false): JsonObject[] {
        const formed = new Set(this.forms.map(({ verb }) => verb));
        return ways
            .filter(({ action, targets }) => (targets.length === 0 || too(action)) && !formed.has(String(action.verb)))
            .map(({ action }) => action);
    }
}
