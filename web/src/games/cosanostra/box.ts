// What is in a box of La Cosa Nostra.

import type { JsonObject } from '../../protocol/messages';
import { businessThing, cardThing, gangsterThing } from './inspect';

interface Named {
    name: string;
}

interface Content {
    job: (Named & { rounds: number[] })[];
    influence: (Named & { copies: number })[];
    business: Named[];
    family: { gangster: Named[] }[];
    mercenary: Named[];
}

export default function contents(content: JsonObject): string[] {
    const { job, influence, business, family, mercenary } = content as unknown as Content;
    const jobs = job.filter(({ rounds }) => rounds.some((copies) => copies > 0));
    const cards = [...jobs, ...influence.filter(({ copies }) => copies > 0)];
    const men = [...family.flatMap(({ gangster }) => gangster), ...mercenary];
    return [
        ...cards.map(({ name }) => cardThing(name)),
        ...business.map(({ name }) => businessThing(name)),
        ...men.map(({ name }) => gangsterThing(name)),
    ];
}
