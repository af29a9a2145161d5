// Keys and arguments into sentences, as capotavola/speech/speaker.py makes them.

import type { FluentBundle } from '@fluent/bundle';

import type { Arguments, Json, JsonObject } from '../protocol/messages';
import type { Digits, Language } from './languages';
import { locale } from './languages';

export type Args = Record<string, string | number>;

type Kind = 'seat' | 'place' | 'amount' | 'choice' | 'quote' | 'word' | 'phrase';

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const FROM_THE_RIGHT = '\u200f';
const isolated = (part: string) => `\u2068${part}\u2069`;
const ISOLATES = /[\u2068\u2069]/g;

// Around the name of a thing in a marked sentence: which thing it is, and its name. No text has these signs.
const MARKED = /\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002/;

/** A part of a sentence; `thing` if it is the name of one that can be looked at, as `card:lady`. */
export interface Segment {
    text: string;
    thing: string | null;
}

export function segments(sentence: string): Segment[] {
    return sentence
        .split(MARKED)
        .map((text, index, all) => ({ text, thing: index % 3 === 2 ? all[index - 1]! : null }))
        .filter(({ text }, index) => index % 3 !== 1 && text !== '');
}

/** One language, from one set of texts. */
export class Words {
    constructor(
        readonly language: Language,
        readonly digits: Digits,
        protected readonly bundle: FluentBundle,
    ) {}

    knows(key: string): boolean {
        return this.bundle.hasMessage(key);
    }

    /** A key without its text is shown as it is: an ugly word is better than a dead page. */
    say(key: string, args: Args = {}): string {
        const pattern = this.bundle.getMessage(key)?.value;
        if (!pattern) return key;
        return this.unmixed(this.bundle.formatPattern(pattern, args, []));
    }

    /** Where all is written from left to right, arguments need not be set apart by invisible signs. */
    private unmixed(text: string): string {
        return this.language === 'fa' || FROM_RIGHT.test(text) ? text : text.replace(ISOLATES, '');
    }

    number(value: number, decimals = 0): string {
        return figures(locale(this.language, this.digits), decimals).format(value);
    }

    listed(parts: string[]): string {
        if (parts.length === 0) return '–';
        if (parts.length === 1 || this.language !== 'fa') return parts.join(', ');
        // Figures or Latin names alone would be read from the left: the mark in front turns them.
        return FROM_THE_RIGHT + parts.map(isolated).join('، ');
    }
}

/** What is said of one game at one table: seats have the players' names. */
export class GameWords extends Words {
    private readonly kinds: ReadonlyMap<string, Kind>;

    constructor(
        language: Language,
        digits: Digits,
        bundle: FluentBundle,
        private readonly names: readonly string[],
        /** What the game declares its arguments to be. */
        private readonly declared: Arguments,
        private readonly marking = false,
        /** The reader's seat: what the reader does is said as "you", if the game has words for it. */
        private readonly me: number | null = null,
        /** What an own box calls its cards. */
        private readonly titles: Readonly<Record<string, string>> = {},
    ) {
        super(language, digits, bundle);
        this.kinds = kindsOf(declared);
    }

    /** The same words, with the names of things marked: `segments` finds them. */
    get marked(): GameWords {
        return new GameWords(this.language, this.digits, this.bundle, this.names, this.declared, true, this.me, this.titles);
    }

    event(event: JsonObject): string {
        const { event: name, ...args } = event;
        return this.say(this.toldAs(String(name), args), this.worded(args)).trimEnd();
    }

    private toldAs(name: string, { seat, target }: JsonObject): string {
        const me = this.me ?? NaN;
        const spoken = [...(seat === me ? [`you-${name}`] : []), ...(target === me ? [`upon-you-${name}`] : [])];
        return spoken.find((key) => this.knows(key)) ?? `event-${name}`;
    }

    refusal(reason: string, args: JsonObject): string {
        return this.say(`no-${reason}`, this.worded(args));
    }

    /** What the action would do, to the seat `me`, whose own things are "yours". */
    action(action: JsonObject, step: string, me: number | null = null): string {
        const { verb, ...args } = action;
        const seats = Object.keys(args).filter((name) => this.kinds.get(name) === 'seat');
        const same = new Set(seats.map((name) => args[name])).size < seats.length ? 'yes' : 'no'; // one player is meant twice
        const own = whose(me, args.seat, args.other_seat);
        const count = Object.keys(args).length;
        const key = own !== 'none' && this.knows(`do-own-${String(verb)}`) ? `do-own-${String(verb)}` : `do-${String(verb)}`;
        return this.say(key, { step, count, same, own, ...this.worded(args) }).trimEnd();
    }

    card(name: string): string {
        return this.named('card', name);
    }

    seat(seat: number): string {
        return this.names[seat] ?? this.number(seat + 1);
    }

    /**
     * `lady` of the kind card is the message card-lady, `bottle-7` is card-bottle with $value 7.
     * Where the number only tells alike ones apart, `business-numbered` says how. `gun+booze` is a list of two.
     * An argument has the kinds that its game declares.
     */
    named(kind: string, word: string): string {
        if (word.includes('+')) {
            return this.listed(word.split('+').map((part) => this.named(kind, part)));
        }
        const found = /^(.+)-(\d+)$/.exec(word);
        for (const name of this.declared.words?.[kind] ?? [kind]) {
            const numbered = found && this.knows(`${name}-${found[1]}`);
            const said = numbered ? this.numbered(name, found[1], Number(found[2])) : this.plainly(name, word);
            if (said !== null) return this.marking ? `\ue000${name}:${word}\ue001${said}\ue002` : said;
        }
        return word;
    }

    private plainly(kind: string, word: string): string | null {
        const key = `${kind}-${word}`;
        return this.titles[key] ?? (this.knows(key) ? this.say(key) : null);
    }

    private numbered(kind: string, word: string, value: number): string {
        const name = this.say(`${kind}-${word}`, { value });
        return this.knows(`${kind}-numbered`) ? this.say(`${kind}-numbered`, { name, value }) : name;
    }

    option(name: string, value: Json): string {
        if (typeof value === 'boolean') return this.say(value ? 'option-on' : 'option-off');
        return typeof value === 'number' ? this.number(value) : this.say(`option-${name}-${String(value)}`);
    }

    /** Each argument as it is said; of a list `places` there is `places_count` too. */
    worded(args: JsonObject): Args {
        const each = Object.entries(args);
        const counts = each.flatMap(([name, value]) => (Array.isArray(value) ? [[`${name}_count`, value.length]] : []));
        const parts = each.map(([name, value]) => [name, this.part(name, value)]);
        return Object.fromEntries([...parts, ...counts]) as Args;
    }

    /** An argument as it is said: seats by name, places from 1, words by their message `name-word`. */
    private part(name: string, value: Json): string | number {
        if (Array.isArray(value)) {
            const each = this.kinds.has(name) ? name : singular(name);
            const parts = value.map((item) => this.part(each, item));
            return this.listed(parts.map((part) => (typeof part === 'number' ? this.number(part) : part)));
        }
        if (value !== null && typeof value === 'object') {
            const { phrase, ...args } = value;
            return this.say(`phrase-${String(phrase)}`, this.worded(args));
        }
        const kind = this.kinds.get(name);
        if (typeof value === 'number') {
            if (kind === 'seat') return this.seat(value);
            return kind === 'place' ? value + 1 : value;
        }
        const word = String(value);
        if (kind === 'quote') return word && this.say('quoted', { text: word });
        return kind === 'word' ? this.named(name, word) : word;
    }
}

function whose(me: number | null, seat?: Json, other?: Json): 'first' | 'second' | 'none' {
    if (me === null) return 'none';
    return seat === me ? 'first' : other === me ? 'second' : 'none';
}

/** Words are made for every sentence, declarations once. */
const KINDS = new WeakMap<Arguments, ReadonlyMap<string, Kind>>();

function kindsOf(declared: Arguments): ReadonlyMap<string, Kind> {
    const known = KINDS.get(declared) ?? byName(declared);
    KINDS.set(declared, known);
    return known;
}

function byName(declared: Arguments): ReadonlyMap<string, Kind> {
    const groups: [Kind, readonly string[] | undefined][] = [
        ['seat', declared.seats],
        ['place', declared.places],
        ['amount', declared.amounts],
        ['choice', Object.keys(declared.choices ?? {})],
        ['quote', declared.quotes],
        ['word', Object.keys(declared.words ?? {})],
        ['phrase', declared.phrases],
    ];
    return new Map(groups.flatMap(([kind, names = []]) => names.map((name) => [name, kind])));
}

/** `cards` are a list of what `card` is, `allies` of `ally`, `businesses` of `business`. */
export function singular(name: string): string {
    if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
    if (name.endsWith('sses')) return name.slice(0, -2);
    return name.endsWith('s') ? name.slice(0, -1) : name;
}

// To make one takes longer than all else about a sentence.
const written = new Map<string, Intl.NumberFormat>();

function figures(locale: string, decimals: number): Intl.NumberFormat {
    const key = locale + decimals;
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const found = written.get(key) ?? new Intl.NumberFormat(locale, digits);
    written.set(key, found);
    return found;
}

/** How many letters the longest word has: where none may be cut off, letters are as small as it needs. */
export function longestWord(text: string): number {
    return Math.max(...text.split(/[\s-]/).map((word) => word.length));
}
