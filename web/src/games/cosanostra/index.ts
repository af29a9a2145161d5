import type { GameModule } from '../module';
import { plain } from '../plain/plain';
import { about } from './about';
import { awaited, begun, bundle, debtOf, forms, matters } from './asking';
import Board from './Board.svelte';
import Decided from './Decided.svelte';
import Flying from './Flying.svelte';
import { happening } from './happenings';
import { inspect } from './inspect';
import { meant } from './meant';
import { targets } from './moves';
import Preview from './Preview.svelte';
import { quiet } from './quiet';
import { standing } from './standing';
import { things } from './things';
import { looksLeft } from './view';
import { noteForms } from './wishes';

const desk = () => import('./Desk.svelte');
const MOMENTOUS = ['cancel', 'leave', 'refuse', 'new-market'];
const ATTACKS = /^attack-/;

const cosanostra: GameModule = {
    ...plain(),
    Board,
    Flying,
    Decided,
    Preview,
    tabs: [
        { name: 'wishes', icon: 'cards', label: 'board', part: () => import('./Wishes.svelte') },
        { name: 'ledger', icon: 'rules', label: 'ledger', part: () => import('./Ledger.svelte') },
    ],
    composers: { offer: desk, counter: desk, post: () => import('./WishDesk.svelte') },
    happening,
    things,
    inspect,
    targets,
    meant,
    awaited,
    begun,
    bundle,
    forms: (position) => [...forms(position), ...noteForms(position)],
    matters,
    about,
    quiet,
    button: (action, view) => {
        const about = action.verb === 'settle' ? debtOf(view, action.promise) : null;
        return about ? { about } : null;
    },
    momentous: ({ verb }) => MOMENTOUS.includes(String(verb)),
    spelled: ({ verb }) => ATTACKS.test(String(verb)),
    weighed: ({ verb }) => verb === 'hire' || ATTACKS.test(String(verb)),
    hint: (view) => (looksLeft(view) > 0 ? 'hint-looks' : null),
    standing,
};

export default cosanostra;
