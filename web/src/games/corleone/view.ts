// The view of Corleone's Empire as it comes from the house.

import type { Seat, View } from '../../protocol/games/corleone';
import type { JsonObject } from '../../protocol/messages';
import type { GameWords } from '../../speech/words';

export type { Business, Face, Seat, Space, Turf, View } from '../../protocol/games/corleone';

export function read(view: JsonObject): View {
    return view as unknown as View;
}

/** What lies in a suitcase that one may look into; null for others'. */
export function inSuitcase({ suitcase }: Seat): number | null {
    return suitcase && Object.entries(suitcase).reduce((sum, [card, count]) => sum + Number(card.slice('money-'.length)) * count, 0);
}

/** A card by its name; a job also by what is still missing for it. */
export function jobLabel({ missing }: View, card: string, words: GameWords): string {
    const lacking = missing[card];
    if (!lacking) return words.card(card);
    const state = lacking.length === 0 ? words.say('job-ready') : words.say('job-lacks', { goods: words.listed(lacking.map((good) => words.card(good))) });
    return words.listed([words.card(card), state]);
}
