import type { GameModule } from '../module';
import { plain } from '../plain/plain';
import { opening, roundEnd } from './acts';
import { bundle, forms, hint, runs, weighed } from './asking';
import Board from './Board.svelte';
import Flying from './Flying.svelte';
import { happening, logged } from './happenings';
import { inspect, things } from './inspect';
import { meant } from './meant';
import { carried, targets } from './moves';
import { about, called, question } from './question';
import Preview from './Preview.svelte';
import Since from './Since.svelte';
import { standing } from './standing';

const corleone: GameModule = {
    ...plain(),
    Board,
    Flying,
    Decided: Since,
    Preview,
    Result: () => import('./Result.svelte'),
    RoundEnd: () => import('./ActOpening.svelte'),
    roundEnd,
    opening,
    happening,
    things,
    inspect,
    targets,
    carried,
    meant,
    bundle,
    forms,
    composers: { bid: () => import('./BidForm.svelte') },
    later: [() => import('./BidForm.svelte')],
    runs,
    weighed,
    hint,
    question,
    called,
    about,
    logged,
    standing,
};

export default corleone;
