// What is printed on jobs, businesses and gangsters, from the house's content.

import { CardBox } from '../../table/cardbox.svelte';
import type { Face } from './view';

type Told = string | { effect: string; amount: number };

interface Job {
    name: string;
    type: Face['type'];
    difficulty: number | 'strength';
    target?: string;
    needs?: string[];
    pay?: number[];
    one?: Told[];
    two?: Told[];
    failure?: Told[];
}

interface Kind {
    name: string;
    copies: number;
    income: number;
    price: number;
    monopoly?: string;
    skill?: string;
}

interface Man {
    name: string;
    strength: number;
    price: number;
    gang?: string;
    amount?: number;
    uses?: number;
    looks?: number;
    difficulty?: number;
    attack_strength?: number;
    cost?: number;
}

interface Content {
    setup: Record<string, number>;
    job: Job[];
    business: Kind[];
    family: { name: string; gangster: Man[] }[];
    mercenary: Man[];
}

const NONE: Content = { setup: {}, job: [], business: [], family: [], mercenary: [] };

export interface PrintedMan {
    gang: string;
    strength: number;
    price: number;
    mercenary: boolean;
    figures: Record<string, number>;
}

class Printed {
    private readonly box = new CardBox<Content>('cosanostra', NONE);

    /** Undefined until the house has told. */
    job(name: string): Face | undefined {
        const found = this.box.content.job.find((one) => one.name === name);
        if (!found) return undefined;
        const { type, difficulty, target = '', needs = [], pay = [], one = [], two = [], failure = [] } = found;
        const effects = (all: Told[]) => all.map((each) => (typeof each === 'string' ? { effect: each, amount: null } : each));
        return {
            ...{ type, attack: type === 'attack', target, needs, pay, stake: 0 },
            difficulty: typeof difficulty === 'number' ? difficulty : null,
            one: effects(one),
            two: effects(two),
            failure: effects(failure),
        };
    }

    business(kind: string): Kind | undefined {
        return this.box.content.business.find(({ name }) => name === kind);
    }

    /** How much a businessman's skill does. */
    skill(name: string): number {
        const { setup } = this.box.content;
        return { lawyer: setup.lawyer_looks, politician: setup.politician_cards }[name] ?? 1;
    }

    /** LC-5.5: how many it takes, and what it pays. */
    get monopoly(): { least: number; income: number } {
        const { monopoly_least: least = 0, monopoly_income: income = 0 } = this.box.content.setup;
        return { least, income };
    }

    /** Those who count for it. */
    businessmen(monopoly: string): string {
        return this.box.content.business.find((one) => one.monopoly === monopoly)?.name ?? '';
    }

    man(name: string): PrintedMan | undefined {
        const { family, mercenary } = this.box.content;
        for (const { name: gang, gangster } of family) {
            const found = gangster.find((one) => one.name === name);
            if (found) return { gang, strength: found.strength, price: found.price, mercenary: false, figures: {} };
        }
        const found = mercenary.find((one) => one.name === name);
        if (!found) return undefined;
        const { gang = '', strength, price, amount = 0, uses = 0, looks = 0, difficulty = 0, attack_strength = 0, cost = 0 } = found;
        return { gang, strength, price, mercenary: true, figures: { amount, uses, looks, difficulty, attack_strength, cost } };
    }
}

export const printed = new Printed();
