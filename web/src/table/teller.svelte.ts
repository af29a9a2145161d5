// Tells what happens: the table lags behind the news for as long as somebody likes to watch, never behind the questions.
//
// Each action goes through the queue with the views before and after it. What is shown at the moment is here for the
// parts that draw it. Where nothing may move or nobody looks, the table is the newest one, and only words remain a while.

import type { GameModule, Gain, Shown } from '../games/module';
import { preferences } from '../page/preferences.svelte';
import { type Sound, play } from '../page/sounds';
import type { AnyHappening, JsonObject, Position } from '../protocol/messages';
import { type Clock, type Item, type Moment, Queue, type TellingPace, sinceMine } from './queue';
import type { Session } from './session.svelte';

/** An event on the table. */
export interface Told extends Moment {
    event: JsonObject;
    shown: Shown;
    /** Seat or spot; null is the whole table. */
    at: number | string | null;
    /** The viewer's own doing, which concerns nobody else: it needs no words. */
    own: boolean;
}

/** Words at a seat or spot, until they are read. */
export interface Bubble {
    id: number;
    at: number | string | null;
    events: readonly JsonObject[];
    gains: readonly Gain[];
}

interface Act extends Item<Told> {
    happened: readonly AnyHappening[];
    events: readonly JsonObject[];
    /** It was told before. */
    again: boolean;
}

const USUAL = 900; // milliseconds, for an event of weight 1
export const FLIGHT = 480;
export const APART = 70; // between flights that take off one after the other
const READING = 2300;
const KEPT = 80;
const TOO_MANY = 40; // nobody can follow, and nobody would want to

const timer: Clock = {
    later(milliseconds, then) {
        const id = setTimeout(then, milliseconds);
        return () => clearTimeout(id);
    },
};

export class Teller {
    /** How the table is shown while something is told; null: as it is. */
    view = $state.raw<JsonObject | null>(null);
    /** What is told at the moment, how long it takes, and in which scene: what has moved stays until the next one. */
    moment = $state.raw<{ told: Told; time: number } | null>(null);
    scene = $state(0);
    bubbles = $state.raw<readonly Bubble[]>([]);
    /** Where nothing moves, what is turned up is still to be seen. */
    open = $state.raw<{ id: number; told: Told } | null>(null);
    /** What has changed since the viewer did something, by its spots. */
    changed = $state.raw<ReadonlySet<string>>(new Set());
    /** Something is told that was told before. */
    again = $state(false);
    /** There is something to tell again. */
    tellable = $state(false);

    private readonly queue: Queue<Told, Act>;
    private kept: readonly Act[] = [];
    private hearers = new Set<(happened: readonly AnyHappening[]) => void>();
    private count = 0;
    private opened = false;
    private time = 0;

    constructor(
        private readonly session: Session,
        private readonly game: GameModule,
        /** A moment of the past is looked at. */
        private readonly looking: () => boolean,
        /** The game is on: what a player must remember is not told again. */
        private readonly playing: () => boolean,
        private readonly clock: Clock = timer,
    ) {
        this.queue = new Queue(clock, pace, {
            begins: (told, time) => this.begins(told, time),
            ended: (act) => this.ended(act),
            changed: () => this.show(),
        });
        session.hear((happened, before) => this.heard(happened, before));
    }

    get telling(): boolean {
        return this.view !== null;
    }

    /** Hears what has happened as soon as it is told; returns how to stop hearing. */
    hear(hearer: (happened: readonly AnyHappening[]) => void): () => void {
        this.hearers.add(hearer);
        return () => this.hearers.delete(hearer);
    }

    /** The table is in sight for the first time. */
    begin(): void {
        const view = this.session.position?.view;
        if (this.opened || !view) return;
        this.opened = true;
        const events = this.game.opening?.(view) ?? [];
        if (events.length > 0) this.tell({ ...this.act(events, view, view, false), happened: [], again: true });
    }

    /** Whoever does something has no time to watch. */
    skip(): void {
        this.bubbles = [];
        this.open = null;
        this.queue.skip();
    }

    next(): void {
        this.queue.next();
    }

    /** What happened since the viewer's last turn, once more. */
    tellAgain(): void {
        const acts = sinceMine(this.kept);
        if (acts.length === 0 || this.looking()) return;
        this.skip();
        this.queue.add(...acts.map((act) => this.retold(act)));
    }

    private heard(happened: readonly AnyHappening[], before: Position | null): void {
        const played = happened.filter((one) => one.kind === 'acted' || one.kind === 'raced');
        const after = this.session.position;
        if (!before || !after) return;
        const own = played.length > 0 && played.every((one) => one.kind === 'acted' && one.seat === this.session.you);
        const events = played.flatMap((one) => one.events);
        const asks = after.legal.length > 0;
        const act = { ...this.act(events, before.view, after.view, own), happened, again: false, asks };
        if (events.length > 0) this.kept = [...this.kept, act].slice(-KEPT);
        this.tellable = sinceMine(this.kept).length > 0;
        this.tell(act);
    }

    private tell(act: Act): void {
        const unseen = this.looking() || document.hidden;
        // Nobody may lose a race by watching.
        if (unseen || preferred() === 'off' || this.session.position?.race) {
            this.queue.skip();
            this.tellAtOnce(act, unseen);
            return;
        }
        if (this.queue.length >= TOO_MANY) this.queue.skip();
        this.queue.add(act);
    }

    /** In words only, beside the newest view. */
    private tellAtOnce(act: Act, unseen: boolean): void {
        const worth = act.moments.filter(({ lasts }) => lasts > 0);
        if (!unseen) {
            new Set(act.moments.map(({ shown }) => shown.sound)).forEach(sounds);
            const places = new Set(worth.map(({ at }) => at));
            for (const at of places) this.speak(at, worth.filter((told) => told.at === at), READING);
            const turned = worth.map((told) => stillThere(told, worth)).find(({ shown }) => shown.flights?.length);
            if (turned) this.turnUp(turned);
        }
        this.ended(act);
    }

    private begins(told: Told, time: number): void {
        this.time = time;
        sounds(told.shown.sound);
        if (time > 0) this.speak(told.at, [told], Math.max(READING, time));
    }

    private speak(at: Bubble['at'], told: readonly Told[], lasts: number): void {
        const gains = told.flatMap(({ shown }) => shown.gains ?? []);
        const events = told.filter(({ own }) => !own).map(({ event }) => event);
        if (gains.length + events.length === 0) return;
        const bubble = { id: ++this.count, at, events, gains };
        this.bubbles = [...this.bubbles.filter((one) => one.at !== at), bubble];
        this.clock.later(lasts, () => this.fade(bubble, told));
    }

    /** In steps, words stay for as long as their moment. */
    private fade(bubble: Bubble, told: readonly Told[]): void {
        if (this.queue.moment && told.includes(this.queue.moment)) {
            this.clock.later(READING, () => this.fade(bubble, told));
            return;
        }
        this.bubbles = this.bubbles.filter((one) => one !== bubble);
    }

    private turnUp(told: Told): void {
        const open = { id: ++this.count, told };
        this.open = open;
        this.clock.later(READING, () => this.open === open && (this.open = null));
    }

    private ended(act: Act): void {
        if (act.again) return;
        const touched = act.moments.flatMap(({ shown }) => shown.touched ?? []);
        if (act.own && act.events.length > 0) this.changed = new Set();
        else if (touched.length > 0) this.changed = new Set([...this.changed, ...touched]);
        for (const hearer of this.hearers) hearer(act.happened);
    }

    private show(): void {
        const { view, moment, scene } = this.queue;
        if (this.moment?.told !== moment) this.moment = moment && { told: moment, time: this.time };
        this.view = view;
        this.scene = scene;
        this.again = this.queue.current?.again ?? false;
    }

    private act(events: readonly JsonObject[], before: JsonObject, after: JsonObject, own: boolean) {
        const moments = events.map((event, index) => this.told(event, before, events.slice(0, index), own));
        return { before, after, events, moments, own };
    }

    private told(event: JsonObject, view: JsonObject, earlier: readonly JsonObject[], mine: boolean): Told {
        const own = mine && (typeof event.seat !== 'number' || event.seat === this.session.you);
        const shown = this.game.happening?.(event, view, earlier) ?? {};
        const at = shown.at ?? (typeof event.seat === 'number' ? event.seat : null);
        return { event, shown, at, own, lasts: lasts(shown, own), after: shown.after };
    }

    /** Without what a player must remember. */
    private retold(act: Act): Act {
        const { game } = this;
        const now = this.session.position?.view;
        if (!this.playing() || !now) return { ...act, again: true, asks: false };
        const [before, after] = [act.before, act.after].map((view) => game.veiled?.(view) ?? view);
        const events = act.events.map((event) => game.recalled?.(event, now) ?? event);
        return { ...this.act(events, before!, after!, false), happened: [], again: true };
    }
}

/** What is turned up and does not leave its place in the same breath: else it seems to lie there still. */
function stillThere(told: Told, all: readonly Told[]): Told {
    const left = new Set(all.flatMap(({ shown }) => shown.flights ?? []).flatMap(({ from, to }) => (from === to ? [] : [from])));
    const flights = told.shown.flights?.filter(({ from, to }) => from === to && !left.has(from)) ?? [];
    return { ...told, shown: { ...told.shown, flights } };
}

/** One's own doing takes only as long as it flies. */
function lasts({ weight = 1, flights = [] }: Shown, own: boolean): number {
    if (weight === 0 || (own && flights.length === 0)) return 0;
    const late = Math.max(0, ...flights.map(({ late = 0 }) => late));
    return late * APART + (own ? FLIGHT : weight * USUAL);
}

function sounds(sound: Sound | undefined): void {
    if (sound) play(sound);
}

/** Where nothing moves the table does not lag behind either, unless it goes on in steps. */
function preferred() {
    const { pace } = preferences.liked;
    return preferences.moving || pace === 'step' ? pace : 'off';
}

/** What is told again is told at some pace. */
function pace(): TellingPace {
    const wanted = preferences.liked.pace;
    return wanted === 'off' ? 'normal' : wanted;
}
