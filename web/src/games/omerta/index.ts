import type { GameModule } from '../module';
import Board from './Board.svelte';
import Flying from './Flying.svelte';
import { flights, sound } from './happenings';
import { meant } from './meant';
import { recalled, veiled } from './memory';
import { targets } from './moves';
import { question } from './question';
import Result from './Result.svelte';
import { read } from './view';

const omerta: GameModule = {
    Board,
    Face: Flying,
    Result,
    targets,
    meant,
    flights,
    sound,
    question,
    recalled,
    veiled,
    momentous: (action) => action.verb === 'omerta',
    standing: (view) => {
        const { round, players } = read(view);
        return { round: Math.max(1, round), rounds: players };
    },
};

export default omerta;
