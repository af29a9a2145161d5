// Corleone's actions on the board: which places, cards and players name them.

import type { JsonObject } from '../../protocol/messages';
import { read } from './view';

export const business = (name: string) => `business:${name}`;
export const space = (areas: string) => `space:${areas}`;
export const turf = (name: string) => `turf:${name}`;
export const marker = (name: string, height: number) => `marker:${name}:${height}`;
export const player = (seat: number) => `seat:${seat}`;
export const inHand = (card: string) => `hand:${card}`;
export const publicJob = (job: string) => `public:${job}`;
export const forSale = (ally: string) => `ally:${ally}`;
/** On the tray: drawn jobs, goods to choose from, another's hand. */
export const shown = (card: string) => `shown:${card}`;
export const icon = (effect: string) => `icon:${effect}`;
export const THUG = 'figure:thug';
export const MEMBER = 'figure:member';
export const CHIEF = 'figure:police-chief';

/** None for what has a button in the prompt. */
export function targets(action: JsonObject, view: JsonObject): string[] {
    const a = action as Record<string, string> & { seat?: unknown; height?: unknown };
    switch (a.verb) {
        case 'thug':
        case 'union-boss':
        case 'front':
            return [business(a.business!)];
        case 'member':
        case 'mayor':
            return [space(a.areas!)];
        case 'complete':
            return [a.from === 'hand' ? inHand(a.job!) : publicJob(a.job!)];
        case 'play':
            return [inHand(a.ally!)];
        case 'choose':
            return [forSale(a.ally!)];
        case 'stash':
        case 'give':
            return [inHand(a.card!)];
        case 'trade':
            return several(view, a.effect!) ? [icon(a.effect!), inHand(a.card!)] : [inHand(a.card!)];
        case 'discard':
            return [read(view).step === 'looking' ? shown(a.card!) : inHand(a.card!)];
        case 'take':
            return [shown(a.card!)];
        case 'keep':
            return [shown(a.job!)];
        case 'use':
            return [icon(a.effect!)];
        case 'against':
            return [player(Number(a.seat))];
        case 'gun-down':
            return [figureAt(a.figure!)];
        case 'move':
            return [business(a.business!), business(a.to_business!)];
        case 'police-chief':
            return [turf(a.turf!)];
        case 'move-marker':
            return [marker(a.turf!, Number(a.height))];
        default:
            return [];
    }
}

/** What stands before its player can be dragged to where it may be placed; so can the Chief. */
export function carried({ verb }: JsonObject): string | null {
    return verb === 'thug' ? THUG : verb === 'member' ? MEMBER : verb === 'police-chief' ? CHIEF : null;
}

/** A figure is where it stands: on a business, on a space between areas, or the Chief in a turf. */
function figureAt(where: string): string {
    if (where === 'police-chief') return CHIEF;
    return where.includes('+') ? space(where) : business(where);
}

/** Where two exchanges of different kinds wait, the icon says which is meant. */
function several(view: JsonObject, effect: string): boolean {
    return read(view).asked.effects.some((one) => one !== effect && /^(one|two|three)-for-/.test(one));
}
