// Keys and arguments into sentences, as capotavola/speech/speaker.py makes them.

import type { FluentBundle } from '@fluent/bundle';

import type { Json, JsonObject } from '../protocol/messages';
import type { Digits, Language } from './languages';
import { locale } from './languages';

export type Args = Record<string, string | number>;

// What an integer is, by its argument's name, in every game's events, actions and refusals.
const SEATS = new Set(['seat', 'other_seat', 'target', 'winner', 'to', 'by']);
const PLACES = new Set(['place', 'other_place', 'safe_place', 'height']);
// Words that a text chooses by, as in `{ $from -> [pile] … }`.
const CHOSEN_BY_TEXT = new Set(['from', 'order', 'first', 'pile', 'verdict']);
const VERBATIM = new Set(['said']);
// Where messages are not named after the argument: those to try, in order.
const NAMED_AS: Record<string, string[]> = {
    job: ['card'],
    ally: ['card'],
    good: ['card'],
    goods: ['card'],
    turf: ['area'],
    to_turf: ['area'],
    to_business: ['business'],
    kind: ['business'],
    victim: ['gangster'],
    mercenary: ['gangster'],
    figure: ['business', 'area', 'figure'],
};

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const FROM_THE_RIGHT = '\u200f';
const isolated = (part: string) => `\u2068${part}\u2069`;
const ISOLATES = /[\u2068\u2069]/g;

/** One language, from one set of texts. */
export class Words {
    constructor(
        readonly language: Language,
        readonly digits: Digits,
        private readonly bundle: FluentBundle,
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

    number(value: number): string {
        return new Intl.NumberFormat(locale(this.language, this.digits)).format(value);
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
    constructor(
        language: Language,
        digits: Digits,
        bundle: FluentBundle,
        private readonly names: readonly string[],
    ) {
        super(language, digits, bundle);
    }

    event(event: JsonObject): string {
        const { event: name, ...args } = event;
        return this.say(`event-${String(name)}`, this.worded(args)).trimEnd();
    }

    refusal(reason: string, args: JsonObject): string {
        return this.say(`no-${reason}`, this.worded(args));
    }

    /** What the action would do. */
    action(action: JsonObject, step: string): string {
        const { verb, ...args } = action;
        const same = args.seat !== undefined && args.seat === args.other_seat ? 'yes' : 'no';
        const count = Object.keys(args).length;
        return this.say(`do-${String(verb)}`, { step, count, same, ...this.worded(args) }).trimEnd();
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
     */
    named(kind: string, word: string): string {
        if (word.includes('+')) {
            return this.listed(word.split('+').map((part) => this.named(singular(kind), part)));
        }
        const found = /^(.+)-(\d+)$/.exec(word);
        for (const name of NAMED_AS[kind] ?? [kind]) {
            if (found && this.knows(`${name}-${found[1]}`)) return this.numbered(name, found[1], Number(found[2]));
            if (this.knows(`${name}-${word}`)) return this.say(`${name}-${word}`);
        }
        return word;
    }

    private numbered(kind: string, word: string, value: number): string {
        const name = this.say(`${kind}-${word}`, { value });
        return this.knows(`${kind}-numbered`) ? this.say(`${kind}-numbered`, { name, value }) : name;
    }

    option(name: string, value: Json): string {
        if (typeof value === 'boolean') return this.say(value ? 'option-on' : 'option-off');
        return typeof value === 'number' ? this.number(value) : this.say(`option-${name}-${String(value)}`);
    }

    worded(args: JsonObject): Args {
        return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.part(name, value)]));
    }

    /** An argument as it is said: seats by name, places from 1, words by their message `name-word`. */
    private part(name: string, value: Json): string | number {
        if (Array.isArray(value)) {
            const parts = value.map((item) => this.part(singular(name), item));
            return this.listed(parts.map((part) => (typeof part === 'number' ? this.number(part) : part)));
        }
        if (value !== null && typeof value === 'object') {
            const { phrase, ...args } = value;
            return this.say(`phrase-${String(phrase)}`, this.worded(args));
        }
        if (typeof value === 'number') {
            if (SEATS.has(name)) return this.seat(value);
            return PLACES.has(name) ? value + 1 : value;
        }
        if (typeof value === 'string') {
            if (VERBATIM.has(name)) return value ? this.say('quoted', { text: value }) : '';
            return CHOSEN_BY_TEXT.has(name) ? value : this.named(name, value);
        }
        return String(value);
    }
}

/** `cards` are a list of what `card` is, `allies` of `ally`, `businesses` of `business`. */
export function singular(name: string): string {
    if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
    if (name.endsWith('sses')) return name.slice(0, -2);
    return name.endsWith('s') ? name.slice(0, -1) : name;
}
