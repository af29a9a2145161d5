// How a game asks for more than clicks on places: several of a kind at once, matters beside the question, forms.

import type { Json, JsonObject } from '../protocol/messages';

/** A message of the game. */
export interface Message {
    key: string;
    args?: JsonObject;
}

/** What will be asked several times in a row, one after the other: all are picked at once. */
export interface Bundle {
    verb: string;
    count: number;
    /** How often this one can be picked. */
    copies(action: JsonObject): number;
    /** What is done with them in the end. */
    title?: Message;
}

/** Answers that will be asked for one after the other and need no thought: one button for all of them. */
export interface Run {
    title: Message;
    actions: JsonObject[];
}

/** Something to answer though the game does not wait for it, such as an offer; it stands beside the question. */
export interface Matter extends Message {
    actions: JsonObject[];
}

/** An action that is put together: amounts, terms of an offer. Whether it may be done the house says. */
export interface Form {
    verb: string;
    title: Message;
    fields: Field[];
    /** Members of the action that are not chosen. */
    fixed?: JsonObject;
    /** What it begins with, for example an offer turned round. */
    first?: JsonObject;
    /** It is opened from the board, and needs no button of the prompt. */
    aside?: boolean;
    /** What it comes to as it is filled in, where that says more than the action's own words. */
    sum?(action: JsonObject): Message;
}

export type Field = AmountField | SeatsField | SwitchField | ThingsField | WordsField;

interface Named {
    name: string;
    label: Message;
}

export interface AmountField extends Named {
    kind: 'amount';
    low: number;
    high: number;
    step: number;
}

export interface SeatsField extends Named {
    kind: 'seats';
    seats: readonly number[];
    /** The place of the board that a player is touched at. */
    target?(seat: number): string;
}

export interface SwitchField extends Named {
    kind: 'switch';
}

/** Several of these, and sums of money or the like written among them. */
export interface ThingsField extends Named {
    kind: 'things';
    things: readonly Thing[];
    sums: readonly Sum[];
}

export interface Thing {
    value: string;
    label: Message;
    /** The place of the board that it lies on: touched there, it is in the form. */
    target?: string;
    /** Nothing but a promise. */
    promised?: boolean;
    /** Offered only if this player is chosen in the field of people. */
    seat?: number;
}

export interface Sum {
    label: Message;
    low: number;
    high: number;
    step: number;
    promised?: boolean;
    write(amount: number): string;
    /** The amount of a value that it wrote; null for any other. */
    read(value: string): number | null;
}

export interface WordsField extends Named {
    kind: 'words';
    most: number;
}

/** A form as far as it is filled in. */
export class Draft {
    constructor(
        readonly form: Form,
        private readonly values: JsonObject = form.first ?? {},
    ) {}

    /** As it would be sent. What is empty is left out. */
    get action(): JsonObject {
        const filled = this.form.fields.map((field) => [field.name, this.value(field)] as const);
        const said = filled.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0));
        return { verb: this.form.verb, ...this.form.fixed, ...Object.fromEntries(said) };
    }

    amount(field: AmountField): number {
        return Number(this.values[field.name] ?? field.low);
    }

    list(field: SeatsField | ThingsField): readonly Json[] {
        return (this.values[field.name] as Json[] | undefined) ?? [];
    }

    isOn(field: SwitchField): boolean {
        return this.values[field.name] === true;
    }

    words(field: WordsField): string {
        return String(this.values[field.name] ?? '');
    }

    sum(field: ThingsField, sum: Sum): number {
        const found = this.list(field).map((value) => sum.read(String(value))).find((amount) => amount !== null);
        return found ?? 0;
    }

    with(field: Field, value: Json): Draft {
        return new Draft(this.form, { ...this.values, [field.name]: value });
    }

    /** In if it was out, out if it was in. */
    toggle(field: SeatsField | ThingsField, value: Json): Draft {
        const list = this.list(field);
        return this.with(field, list.includes(value) ? list.filter((one) => one !== value) : [...list, value]);
    }

    withSum(field: ThingsField, sum: Sum, amount: number): Draft {
        const others = this.list(field).filter((value) => sum.read(String(value)) === null);
        const bounded = Math.min(sum.high, Math.max(0, amount));
        return this.with(field, bounded < sum.low || bounded === 0 ? others : [...others, sum.write(bounded)]);
    }

    /** The things of a field that the people chosen so far could give. */
    things(field: ThingsField): readonly Thing[] {
        const people = this.form.fields.find((one) => one.kind === 'seats');
        const chosen = people ? this.list(people) : [];
        return field.things.filter(({ seat }) => seat === undefined || chosen.includes(seat));
    }

    /** What a touch of that place would put in or take out; of several forms of a thing the one that is in, or the first. */
    at(target: string): { field: SeatsField | ThingsField; value: Json; seat?: number } | null {
        for (const field of this.form.fields) {
            if (field.kind === 'seats') {
                const seat = field.seats.find((one) => field.target?.(one) === target);
                if (seat !== undefined) return { field, value: seat };
            }
            if (field.kind !== 'things') continue;
            const there = field.things.filter((one) => one.target === target);
            const thing = there.find(({ value }) => this.list(field).includes(value)) ?? there[0];
            if (thing) return { field, value: thing.value, ...(thing.seat === undefined ? {} : { seat: thing.seat }) };
        }
        return null;
    }

    has(target: string): boolean {
        const found = this.at(target);
        return found !== null && this.list(found.field).includes(found.value);
    }

    /** With what was touched; who owns it is among the people as well. */
    touched(target: string): Draft | null {
        const found = this.at(target);
        if (!found) return null;
        const people = this.form.fields.find((one) => one.kind === 'seats');
        const joins = people && found.seat !== undefined && !this.list(people).includes(found.seat);
        const draft = joins ? this.toggle(people, found.seat!) : this;
        return draft.toggle(found.field, found.value);
    }

    private value(field: Field): Json {
        switch (field.kind) {
            case 'amount':
                return this.amount(field);
            case 'switch':
                return this.isOn(field);
            case 'words':
                return this.words(field).trim();
            default:
                return [...this.list(field)];
        }
    }
}
