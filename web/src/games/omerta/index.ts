import type { JsonObject } from '../../protocol/messages';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Flying from './Flying.svelte';
import { flights, sound } from './happenings';
import { meant, targets } from './moves';
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
    momentous: (action) => action.verb === 'omerta',
    standing: (view) => {
        const { round, players, totals } = read(view);
        return { round: Math.max(1, round), rounds: players, scores: totals };
    },
};

export default omerta;

/** The message that says what is asked; as capotavola/games/omerta/terminal.py chooses it. */
function question(view: JsonObject): { key: string; args: JsonObject } {
    const v = read(view);
    const mine = v.viewer === null ? [] : v.stocks[v.viewer];
    if (v.step === 'peeks' && mine.some((place) => place?.face)) return { key: 'ask-peeks-looking', args: {} };
    if (v.step === 'holding' && v.held?.from === 'discard') return { key: 'ask-holding-taken', args: {} };
    if (v.step === 'ability' || v.step === 'answers') return { key: `ask-${v.step}`, args: { card: v.character } };
    return { key: `ask-${v.step}`, args: {} };
}
