// Made by `make protocol` from the classes of the server: changes go there, not here.

export const PROTOCOL = 1;

export type Json = boolean | number | string | null | Json[] | JsonObject;

export interface JsonObject {
    [key: string]: Json;
}

/** What a client says. */
export type ClientMessage =
    | Act
    | Claim
    | Ask
    | Undo
    | Chat
    | Vote
    | Start
    | SeatBot
    | Kick
    | Mute
    | MuteWatcher
    | KickWatcher
    | Hush
    | Leave
    | Foresee
    | Pong;

/** What the house says. */
export type ServerMessage =
    | Welcome
    | News
    | Ack
    | Foreseen
    | Refused
    | Ping
    | Closing;

/** What happened at a table, as one viewer hears of it. */
export type AnyHappening =
    | Joined
    | BotSeated
    | Freed
    | Watching
    | Started
    | Acted
    | RaceClaimed
    | Raced
    | Undone
    | Spoke
    | Voted
    | Paused
    | Resumed
    | Ended
    | WentAway
    | CameBack
    | StoodIn
    | RematchOpened
    | Reopened
    | Silenced
    | WatcherSilenced
    | WatcherGone
    | Hushed
    | Closed
    | Cleared;

/** How long each seat may think. */
export type ClockRules =
    | NoClock
    | LiveClock
    | DaysClock;

/** An action of the game; `seen` is the version that the player saw when deciding. */
export interface Act {
    type: 'act';
    id: string;
    seen: number;
    action: JsonObject;
}

/** An answer in a race; `reaction` is the time since the client showed what it is about. */
export interface Claim {
    type: 'claim';
    id: string;
    race: number;
    reaction: number;
    action: JsonObject;
}

/** Would this action be possible? It is not done. */
export interface Ask {
    type: 'ask';
    id: string;
    action: JsonObject;
}

/** Take one's own last action back; or `ask` only whether that would be possible. */
export interface Undo {
    type: 'undo';
    id: string;
    seen: number;
    ask?: boolean;
}

/** To the table, to one seat, or among spectators; in own words or by a quick phrase. */
export interface Chat {
    type: 'chat';
    id: string;
    to: 'spectators' | 'table' | number;
    text?: string | null;
    phrase?: string | null;
}

/** For or against a pause, going on, or ending the game. */
export interface Vote {
    type: 'vote';
    id: string;
    matter: 'end' | 'pause' | 'resume';
    yes: boolean;
}

/** The host starts the game; `fill` names the bot for seats that are still free. */
export interface Start {
    type: 'start';
    id: string;
    fill?: string | null;
}

/** A bot on a seat, or with null the bot off it again. */
export interface SeatBot {
    type: 'bot';
    id: string;
    seat: number;
    bot: string | null;
}

/** The host removes a player: before the start the seat is free, in a game it is a bot's from then on. */
export interface Kick {
    type: 'kick';
    id: string;
    seat: number;
}

/** The host lets a player say nothing at this table, or again. */
export interface Mute {
    type: 'mute';
    id: string;
    seat: number;
    muted: boolean;
}

/** The host lets a spectator say nothing at this table, or again. */
export interface MuteWatcher {
    type: 'mute-watcher';
    id: string;
    watcher: number;
    muted: boolean;
}

/** The host takes a spectator's name away, and with it all talk. */
export interface KickWatcher {
    type: 'kick-watcher';
    id: string;
    watcher: number;
}

/** The host lets no spectator talk, or all again. */
export interface Hush {
    type: 'hush';
    id: string;
    hushed: boolean;
}

/** Give one's seat up; in a game a bot takes it. */
export interface Leave {
    type: 'leave';
    id: string;
}

/** What would this action bring for sure? It is not done. */
export interface Foresee {
    type: 'foresee';
    id: string;
    action: JsonObject;
}

/** The answer to a ping, at once: so the house measures the way. */
export interface Pong {
    type: 'pong';
    nonce: string;
}

/**
 * The first message on every connection. `missed` is the gap since the version the client named.
 *
 * `complete` is false if that was too long ago, or none was named: then `missed` holds only the chat,
 * and the rest is in the table's history.
 */
export interface Welcome {
    type: 'welcome';
    protocol: number;
    now: number;
    version: number;
    you: number | null;
    yours: number[];
    table: TableInfo;
    clocks: ClockInfo;
    position: Position | null;
    missed: AnyHappening[];
    complete: boolean;
}

/**
 * What everybody may know of a table. `edition` names the own box that it is played with.
 *
 * `hushed`: spectators may not talk.
 */
export interface TableInfo {
    code: string;
    game: string;
    edition: string | null;
    options: JsonObject;
    visibility: 'private' | 'public';
    status: 'ended' | 'open' | 'over' | 'paused' | 'playing';
    seats: SeatInfo[];
    host: number | null;
    clock: ClockRules;
    commitment: string | null;
    seeded: boolean;
    created: number;
    votes: { [key: string]: { [key: string]: boolean } };
    rematch: string | null;
    outcome: JsonObject | null;
    hushed?: boolean;
}

/**
 * A seat is free, a bot's, or a person's; a stand-in is the bot that plays for an absent person.
 *
 * `away` is since when the person has been gone; `takeover` when a bot will step in if nothing changes.
 * `muted`: nothing that the person says is heard; `closed`: somebody was removed, and nobody may sit here.
 */
export interface SeatInfo {
    kind: 'bot' | 'free' | 'person';
    name: string | null;
    bot: string | null;
    stand_in: string | null;
    away: number | null;
    takeover: number | null;
    muted?: boolean;
    closed?: boolean;
}

/** Everybody thinks as long as they like. */
export interface NoClock {
    kind: 'none';
}

/** A stock of seconds; each time a seat has answered it gets some more, up to the cap. */
export interface LiveClock {
    kind: 'live';
    start?: number;
    increment?: number;
    cap?: number;
}

/** Each decision may take this many days. */
export interface DaysClock {
    kind: 'days';
    days?: number;
}

/** Time left by seat, when the message was made; null where no clock runs at this table. */
export interface ClockInfo {
    left: (number | null)[];
    running: number[];
}

/**
 * The game as the viewer may see it, and what the viewer may do.
 *
 * `legal` answers `question`, which is what the game asks; `unasked` may be done besides. `undo`: one's
 * own action was the last, and may perhaps be taken back.
 */
export interface Position {
    view: JsonObject;
    question: Question | null;
    legal: JsonObject[];
    unasked: JsonObject[];
    race: RaceInfo | null;
    undo: boolean;
}

/** What is asked, as a message of the game's texts and its arguments. */
export interface Question {
    key: string;
    args: JsonObject;
}

/** A race that is on: its number goes with a claim; who has not answered yet is in the view. */
export interface RaceInfo {
    race: number;
    opened: number;
    closes: number;
}

export interface Joined {
    kind: 'joined';
    version: number;
    at: number;
    seat: number;
    name: string;
}

export interface BotSeated {
    kind: 'bot-seated';
    version: number;
    at: number;
    seat: number;
    name: string;
    bot: string;
}

export interface Freed {
    kind: 'freed';
    version: number;
    at: number;
    seat: number;
    why: 'bot-removed' | 'kicked' | 'left';
}

export interface Watching {
    kind: 'watching';
    version: number;
    at: number;
    name: string;
}

/** The deal is done; from now on there are views and actions. */
export interface Started {
    kind: 'started';
    version: number;
    at: number;
}

/** An action, by what the viewer hears of it. `why`: chosen by a person or a bot, or time ran out. */
export interface Acted {
    kind: 'acted';
    version: number;
    at: number;
    seat: number;
    why: 'bot' | 'chosen' | 'overdue';
    events: JsonObject[];
}

/** Your claim is in; told to nobody else before the race is settled. */
export interface RaceClaimed {
    kind: 'claimed';
    version: number;
    at: number;
    seat: number;
    race: number;
}

/** A race is settled, the fastest first. */
export interface Raced {
    kind: 'raced';
    version: number;
    at: number;
    race: number;
    results: RaceResult[];
    events: JsonObject[];
}

/** `time` is what counted: arrival less `credit`, which makes up for the way; all in milliseconds. */
export interface RaceResult {
    seat: number;
    reaction: number;
    credit: number;
    time: number;
    result: 'void' | 'won' | 'wrong';
}

export interface Undone {
    kind: 'undone';
    version: number;
    at: number;
    seat: number;
}

/** Chat; `seat` is null for spectators. */
export interface Spoke {
    kind: 'spoke';
    version: number;
    at: number;
    seat: number | null;
    name: string;
    to: 'spectators' | 'table' | number;
    text: string | null;
    phrase: string | null;
}

export interface Voted {
    kind: 'voted';
    version: number;
    at: number;
    seat: number;
    matter: 'end' | 'pause' | 'resume';
    yes: boolean;
}

/** By consent of all who are here. */
export interface Paused {
    kind: 'paused';
    version: number;
    at: number;
}

/** By consent of all who are here. */
export interface Resumed {
    kind: 'resumed';
    version: number;
    at: number;
}

/** The table voted to end the game before its end. */
export interface Ended {
    kind: 'ended';
    version: number;
    at: number;
}

/** A player's last connection is gone. */
export interface WentAway {
    kind: 'away';
    version: number;
    at: number;
    seat: number;
}

/** A player is connected again; a bot that stood in has left the seat. */
export interface CameBack {
    kind: 'back';
    version: number;
    at: number;
    seat: number;
}

/** A bot plays for the owner of a seat; null: the owner plays again. */
export interface StoodIn {
    kind: 'stand-in';
    version: number;
    at: number;
    seat: number;
    bot: string | null;
}

export interface RematchOpened {
    kind: 'rematch';
    version: number;
    at: number;
    code: string;
}

/** The house was closed for so long; clocks stood still. */
export interface Reopened {
    kind: 'reopened';
    version: number;
    at: number;
    lost: number;
}

/** The host lets a player say nothing, or again. */
export interface Silenced {
    kind: 'muted';
    version: number;
    at: number;
    seat: number;
    muted: boolean;
}

/** The host lets a spectator say nothing, or again. */
export interface WatcherSilenced {
    kind: 'watcher-muted';
    version: number;
    at: number;
    name: string;
    muted: boolean;
}

/** A spectator has no name any more; `kicked`: the host took it. */
export interface WatcherGone {
    kind: 'watcher-gone';
    version: number;
    at: number;
    name: string;
    kicked: boolean;
}

/** The host lets no spectator talk, or all again. */
export interface Hushed {
    kind: 'hushed';
    version: number;
    at: number;
    hushed: boolean;
}

/** Who runs the house has closed the table. */
export interface Closed {
    kind: 'shut';
    version: number;
    at: number;
}

/** Somebody wanted to be forgotten: the name and the words of that person are gone from what was told. */
export interface Cleared {
    kind: 'cleared';
    version: number;
    at: number;
}

/** What happened, and the table after it. `table` is there when it changed; so is `position`. */
export interface News {
    type: 'news';
    version: number;
    now: number;
    happened: AnyHappening[];
    clocks: ClockInfo;
    table?: TableInfo | null;
    position?: Position | null;
}

/** The message was carried out and is on disk; `version` includes it. */
export interface Ack {
    type: 'ack';
    id: string;
    version: number;
}

/**
 * What `foresee` asked for, at this version: the events that you would hear, and what you would see then.
 *
 * `stop` says why no more is sure: chance, hidden (it hangs on something that you do not know), others
 * (they are asked next), you (you are asked next) or end (of the game). After `chance` and `hidden` the
 * action is half done in the view, which still shows the present question.
 */
export interface Foreseen {
    type: 'foreseen';
    id: string;
    version: number;
    events: JsonObject[];
    view: JsonObject;
    stop: 'chance' | 'end' | 'hidden' | 'others' | 'you';
}

/**
 * Nothing changed. `reason` and `args` say why in any language; `rule` is the game's rule against it.
 *
 * `code`: rule (the game forbids it), stale (something happened meanwhile), house (the table's own
 * rules), malformed, limit (too much or too fast), unavailable (the house could not keep it: try again).
 */
export interface Refused {
    type: 'refused';
    id: string | null;
    code: 'house' | 'limit' | 'malformed' | 'rule' | 'stale' | 'unavailable';
    reason: string;
    args?: JsonObject;
    rule?: string | null;
}

export interface Ping {
    type: 'ping';
    nonce: string;
}

/** The house closes this connection: it restarts, or the viewer was removed. Connect again if `again`. */
export interface Closing {
    type: 'closing';
    reason: 'removed' | 'restart' | 'slow';
    again: boolean;
}

export interface HouseInfo {
    version: string;
    protocol: number;
    games: GameInfo[];
    phrases: string[];
    languages: string[];
}

/** `editions` are the house's own boxes, besides the built-in one. */
export interface GameInfo {
    name: string;
    fewest: number;
    most: number;
    options: OptionInfo[];
    editions: string[];
    bots: string[];
    arguments: Arguments;
}

/** A switch, a choice among words, or a number from low to high. */
export interface OptionInfo {
    name: string;
    default: Json;
    words: string[] | null;
    low: number;
    high: number;
}

/**
 * What the arguments of a game's actions, events, refusals and questions are, by their names.
 *
 * A name in the plural is a list of what is declared in the singular: `cards` are each a `card`.
 */
export interface Arguments {
    seats?: string[];
    places?: string[];
    amounts?: string[];
    choices?: { [key: string]: string[] };
    quotes?: string[];
    words?: { [key: string]: string[] };
    phrases?: string[];
    lists?: string[];
}

export interface Rulebook {
    title: string;
    introduction: string;
    chapters: Chapter[];
    appendix?: Appendix | null;
}

export interface Chapter {
    number: string;
    title: string;
    rules: Rule[];
}

export interface Rule {
    id: string;
    text: string;
}

/** The cards of the box that is played with. */
export interface Appendix {
    title: string;
    groups: CardGroup[];
}

export interface CardGroup {
    title: string;
    cards: PrintedCard[];
}

/** A card, business, tile or man: its name, its figures, and what it says. */
export interface PrintedCard {
    name: string;
    figures: string[];
    text?: string;
}

/**
 * All that is said of a game in one language: Fluent messages, for a page that has none of its own.
 *
 * `titles` are what its box itself calls its cards: they take the place of the messages of that name.
 */
export interface GameTexts {
    texts: string;
    titles: { [key: string]: string };
}

/**
 * `names`: who sits down at once, several for a hot seat. `seed`: a deal that everybody may know.
 *
 * `edition`: one of the house's own boxes; without it the built-in one. `fill` seats that bot on the
 * other seats, and `start` begins without waiting for anybody. `hushed`: spectators may not talk.
 */
export interface NewTable {
    game: string;
    names: string[];
    players?: number | null;
    edition?: string | null;
    options?: JsonObject;
    clock?: ClockRules;
    visibility?: 'private' | 'public';
    seed?: string | null;
    luck?: string;
    fill?: string | null;
    start?: boolean;
    hushed?: boolean;
}

/** `luck` is the player's own part in the shuffle, in hexadecimal. */
export interface NewSeat {
    name: string;
    seat?: number | null;
    luck?: string;
}

export interface NewWatcher {
    name: string;
}

/** A spectator with a name; `muted`: nothing that they say is heard. */
export interface WatcherShown {
    watcher: number;
    name: string;
    muted: boolean;
}

export interface KeyShown {
    key: string;
}

export interface Again {
    luck?: string;
}

/** `everything` must be true: nothing of it can be brought back. */
export interface Forget {
    everything: 'True';
}

/** There is nothing to say: {}. */
export interface Nothing {
}

/** For who runs the house: of a player, by the seat, or with null of anything else at the table. */
export interface NewReport {
    seat: number | null;
    why: 'cheating' | 'insults' | 'name' | 'other' | 'spam' | 'stalling';
    text?: string;
}

/**
 * One of push, mail and hook. `quiet`: from and to, in minutes of the day; `zone`: ahead of UTC.
 *
 * `everybody`: a host's hook, called by name for whoever the table waits for.
 */
export interface NewCall {
    language: 'en' | 'fa' | 'pl' | 'ru';
    push?: PushTo | null;
    mail?: string | null;
    hook?: string | null;
    everybody?: boolean;
    quiet?: number[] | null;
    zone?: number;
}

/** A browser's subscription, as it gives it. */
export interface PushTo {
    endpoint: string;
    p256dh: string;
    auth: string;
}

/** How this house calls who is away, with the key for a browser's subscription; and your own wishes. */
export interface Calls {
    push: string | null;
    mail: boolean;
    hook: boolean;
    yours: CallShown[];
}

/** Where a call goes, as far as it is no secret; a letter must be confirmed first. */
export interface CallShown {
    id: number;
    kind: 'hook' | 'mail' | 'push' | 'table';
    to: string;
    confirmed: boolean;
}

/**
 * For so many hours: of an address; of who sits at a table; or of whom a report is about.
 *
 * `wide`: with the key, also the address that it comes from.
 */
export interface NewBan {
    hours: number;
    address?: string | null;
    code?: string | null;
    seat?: number | null;
    report?: number | null;
    wide?: boolean;
    note?: string;
}

/** What waits for who runs the house. */
export interface Desk {
    reports: ReportShown[];
    bans: BanShown[];
}

/** `lines` is what the one who wrote it had heard from the other, the latest last. */
export interface ReportShown {
    id: number;
    code: string;
    at: number;
    by: string;
    about: string | null;
    seat: number | null;
    why: 'cheating' | 'insults' | 'name' | 'other' | 'spam' | 'stalling';
    text: string;
    lines: string[];
}

/** `what` is an address, or the beginning of a key's hash. */
export interface BanShown {
    id: number;
    kind: 'address' | 'key';
    what: string;
    wide: boolean;
    note: string;
    until: number;
}

/** All that a house keeps about the holder of a key, from that table on through every rematch. */
export interface KeptAbout {
    capotavola_about: '1';
    tables: KeptTable[];
}

/** What is kept about the holder of a key at one table. */
export interface KeptTable {
    code: string;
    game: string;
    options: JsonObject;
    status: 'ended' | 'open' | 'over' | 'paused' | 'playing';
    created: number;
    seats: number[];
    entries: KeptEntry[];
    calls: KeptCall[];
    reports: KeptReport[];
}

/** An entry of the log: when it was written, what it says, and under which mark. */
export interface KeptEntry {
    number: number;
    at: number;
    what: Json;
    mark: string | null;
}

/** A wish to be called: by what, where, in which language and not when. */
export interface KeptCall {
    kind: string;
    target: string;
    language: string;
    quiet: number[] | null;
    zone: number;
    confirmed: boolean;
    created: number;
}

/** What the person wrote to who runs the house, of whom and why. */
export interface KeptReport {
    at: number;
    about: string | null;
    why: string;
    text: string;
    lines: string[];
}

/** `key` opens the seats from anywhere; `link` is the way in on another device: keep both to yourself. */
export interface Seated {
    code: string;
    seats: number[];
    key: string;
    link: string;
}

/**
 * What a viewer heard after a version, in order: a page of it.
 *
 * All up to `version` is here; with `more` ask again, since that version.
 */
export interface History {
    happened: AnyHappening[];
    version: number;
    more: boolean;
}

/** The game as a viewer saw it at an earlier version. */
export interface Moment {
    version: number;
    position: Position | null;
}

export interface Health {
    status: 'ok' | 'unavailable';
}
