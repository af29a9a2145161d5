import type { GameModule } from '../module';
import Board from './Board.svelte';
import Flying from './Flying.svelte';
import { button, quiet, together } from './answers';
import { face } from './faces/gallery';
import { happening, opening } from './happenings';
import { inspect, things } from './inspect';
import { meant } from './meant';
import { recalled, veiled } from './memory';
import { carried, targets } from './moves';
import { question } from './question';
import { roundEnd } from './round';
import { read } from './view';

const omerta: GameModule = {
    Board,
    Flying,
    later: [face],
    Result: () => import('./Result.svelte'),
    roundEnd,
    RoundEnd: () => import('./RoundEnd.svelte'),
    tabs: [
        { name: 'cards', icon: 'cards', label: 'tab-cards', part: () => import('./Sheet.svelte') },
        { name: 'scores', icon: 'crown', label: 'tab-scores', part: () => import('./Scores.svelte') },
    ],
    targets,
    carried,
    meant,
    happening,
    opening,
    question,
    button,
    quiet,
    together,
    things,
    inspect,
    recalled,
    veiled,
    keys: [
        ['1 – 9', 'key-places'],
        ['D', 'pile'],
        ['F', 'discards'],
        ['X', 'key-quiet'],
    ],
    momentous: (action) => action.verb === 'omerta',
    wished: (view) => (read(view).step === 'turn' ? [{ verb: 'omerta' }] : []),
    standing: (view) => {
        const { round, players } = read(view);
        return { key: 'round-of', args: { round: Math.max(1, round), rounds: players } };
    },
};

export default omerta;
