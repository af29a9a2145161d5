"""Answers at a table of La Cosa Nostra (LC-R8): when to step in."""

from capotavola.bots.greedy import cosanostra_jobs as jobs
from capotavola.bots.greedy import cosanostra_word as word
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of, number_of
from capotavola.games.cosanostra.actions.verbs import PASS
from capotavola.games.cosanostra.cards import HARDER, HEAL, KIND_MASK, NO_TASK, REACTION, STRONGER, WEAKER
from capotavola.games.cosanostra.table import KILLED, MAN, PURCHASE, Table
from capotavola.games.cosanostra.tasks import work
from capotavola.games.cosanostra.windows import HOLD_UPS, REROLLS, SAVES, SCHEMES, TRAPS


def answer_worth(t: Table, seat: int, action: Action, temper: Temper) -> float:
    top = t.stack[-1]
    window = flag_of(top)
    kind = action.kind
    if kind == PASS:
        return 0.0
    if window == SCHEMES:
        return scheme_worth(t, seat)
    if window == REROLLS:
        return reroll_worth(t, seat, action.a)
    if window == HOLD_UPS:
        victim = t.doer_seat()
        return -1.0 if word.spares(t, seat, victim, temper) else 1000.0
    if window == TRAPS:
        return 1000.0
    if window == SAVES:
        return save_worth(t, seat)
    return veto_worth(t, seat)


def scheme_worth(t: Table, seat: int) -> float:
    """Before somebody else does: a good attack, or a job that could be spoilt."""
    best_worth = 0.0
    for man in range(t.rules.gangsters):
        task = t.tasks[man * 2]
        if t.man_at[man] != seat or task == NO_TASK or task >= PURCHASE:
            continue
        kind = task & KIND_MASK
        if t.rules.jobs.attack[kind] and t.rules.jobs.types[kind] != REACTION:
            dice = t.strength(man, attacking=True)
            best_worth = max(best_worth, jobs.job_worth(t, seat, man, kind, dice, 0))
    return best_worth - 6000.0


def reroll_worth(t: Table, seat: int, die: int) -> float:
    """A failure of the own, a success of another's."""
    least = work.difficulty(t)
    own = t.doer_seat() == seat
    failed = die < least
    if own:
        return 10.0 + die if failed and work.hits(t) < 2 else -1.0
    return -1.0 if failed or least <= 2 else 10.0


def save_worth(t: Table, seat: int) -> float:
    """The own, and what is worth more than the card."""
    if t.victim >= MAN:
        man = t.victim - MAN
        if t.man_at[man] != seat:
            return -1.0
        return worth.man_worth(t, man) if t.harm == KILLED else 1.0 if t.task_count(man) else -1.0
    if t.business_at[t.victim] != seat:
        return -1.0
    return 1000.0 if t.harm == KILLED or t.round == t.last_round else -1.0


def veto_worth(t: Table, seat: int) -> float:
    """A card against an own gangster, or a doctor for somebody that one has hit."""
    played = t.stack[-2]
    card = flag_of(played)
    if card == HEAL:
        return 1000.0 if t.harmed_by == seat else -1.0
    if card == HARDER or card == WEAKER:
        return 500.0 if t.man_at[number_of(played)] == seat else -1.0
    if card == STRONGER:
        return 100.0 if t.man_at[number_of(played)] != seat else -1.0
    return -1.0
