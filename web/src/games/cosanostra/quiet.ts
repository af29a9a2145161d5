// Answers given beforehand: no Schemer until the player says otherwise, and no re-roll that could do no good.

import type { JsonObject } from '../../protocol/messages';
import type { Quiet } from '../module';
import { SCHEMER } from './moves';
import { read } from './view';

/** The kind of question about Schemers (LC-R25), which comes before every turn of others. */
export const SCHEMES = 'schemes';
const VAIN = 'vain';
/** The same for who holds a Schemer and who does not: so the time tells nobody anything. */
const AFTER = 1200;

export function quiet(view: JsonObject): Quiet | null {
    const { asked, viewer, seats } = read(view);
    const kind = asked.window === SCHEMES ? SCHEMES : asked.vain ? VAIN : null;
    if (kind === null) return null;
    const could = kind === SCHEMES && viewer !== null && (seats[viewer]?.influence_hand ?? []).includes(SCHEMER);
    return { action: { verb: 'pass' }, after: AFTER, sealed: false, kind, usual: !could, offer: `quiet-${kind}`, about: 'quiet-about', pressed: 'quiet-about' };
}
