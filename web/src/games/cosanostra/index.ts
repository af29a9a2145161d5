import type { GameModule } from '../module';
import { fitted } from '../../parts/fitted';
import { plain } from '../plain/plain';
import { about } from './about';
import { awaited, begun, bundle, forms, matters } from './asking';
import Board from './Board.svelte';
import Decided from './Decided.svelte';
import Flying from './Flying.svelte';
import { happening } from './happenings';
import { inspect } from './inspect';
import { meant } from './meant';
import { ATTACKS, first, needed, targets } from './moves';
import Preview from './Preview.svelte';
import { quiet } from './quiet';
import { standing } from './standing';
import { things } from './things';
import { called, hint, question } from './questions';
import { read } from './view';
import { noteForms } from './wishes';

const desk = () => import('./Desk.svelte');
const MOMENTOUS = ['cancel', 'leave', 'refuse', 'new-market'];

const cosanostra: GameModule = {
    ...plain(),
    Board,
    Flying,
    Decided,
    Preview,
    fitted,
    tabs: [
        { name: 'wishes', icon: 'cards', label: 'board', part: () => import('./Wishes.svelte') },
        { name: 'ledger', icon: 'ledger', label: 'ledger', part: () => import('./Ledger.svelte') },
    ],
    composers: { offer: desk, counter: desk, post: () => import('./WishDesk.svelte') },
    happening,
    things,
    inspect,
    targets,
    first,
    needed,
    meant,
    awaited,
    begun,
    bundle,
    forms: (position) => [...forms(position), ...noteForms(position)],
    matters,
    about,
    quiet,
    called,
    // Where the turn was ended a moment ago stands what does no harm.
    button: ({ verb }, view) => (verb === 'pass' && read(view).step === 'hiring' ? { first: true } : null),
    momentous: ({ verb }) => MOMENTOUS.includes(String(verb)),
    spelled: ({ verb }) => ATTACKS.test(String(verb)),
    weighed: ({ verb }) => verb === 'hire' || ATTACKS.test(String(verb)),
    question,
    hint,
    standing,
};

export default cosanostra;
