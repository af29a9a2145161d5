"""The action stage of La Cosa Nostra: which task is carried out next, and against whom."""

from typing import Final

from capotavola.bots.greedy import cosanostra_access as access
from capotavola.bots.greedy import cosanostra_jobs as jobs
from capotavola.bots.greedy import cosanostra_word as word
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_asides import NEVER, aside_worth
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.engine.action import NONE, Action
from capotavola.engine.frames import number_of, seat_of
from capotavola.games.cosanostra.actions.verbs import (
    ATTACK_BUSINESS,
    ATTACK_GANGSTER,
    ATTACK_PLAYER,
    CANCEL,
    DO,
    DONE,
    INSTEAD,
)
from capotavola.games.cosanostra.cards import CASH, EFFECT_MASK, KIND_MASK, LAUNDER, NOBODY, REACTION
from capotavola.games.cosanostra.round import task_done
from capotavola.games.cosanostra.table import DECK_MASK, PURCHASE, Table

EARLY: Final = 3000
LATE: Final = -6000


def act_worth(t: Table, seat: int, action: Action, temper: Temper) -> float:
    kind = action.kind
    if kind == DONE:
        return 0.0
    if kind == CANCEL:
        return cancel_worth(t, seat, action)
    if kind == INSTEAD:
        return instead_worth(t, seat, action)
    if kind not in (DO, ATTACK_BUSINESS, ATTACK_GANGSTER, ATTACK_PLAYER):
        return aside_worth(t, seat, action, temper)
    named = action.b if kind == DO else action.c
    task = t.tasks[action.a * 2 + (0 if named == NONE else named)]
    if task >= PURCHASE:
        return 500.0 + worth.change_for(t, seat, task & DECK_MASK, seat) / 10.0
    return attempt_worth(t, seat, action, task & KIND_MASK, temper)


def attempt_worth(t: Table, seat: int, action: Action, kind: int, temper: Temper) -> float:
    man = action.a
    cards = t.rules.jobs
    split = t.split and t.task_count(man) > 0
    dice = t.strength(man, attacking=cards.attack[kind], split=split)
    if cards.types[kind] == CASH:
        if access.lacking(t, seat, kind):
            return float(NEVER // 2)
        return EARLY + jobs.cash_worth(t, man, kind, dice, 0)
    if action.kind == DO and cards.attack[kind]:
        return -100.0
    target = NOBODY if action.kind == DO else action.b
    value = jobs.attack_worth(t, seat, man, kind, target, dice, 0)
    if action.kind != DO and word.spares(t, seat, owner_of(t, action), temper):
        return -5000.0
    if cards.one[kind] and cards.one[kind][0] & EFFECT_MASK == LAUNDER:
        return LATE + value
    return value


def cancel_worth(t: Table, seat: int, action: Action) -> float:
    """Rather than something that does harm; what could still become possible waits."""
    task = t.tasks[action.a * 2 + (0 if action.b == NONE else action.b)]
    if task >= PURCHASE:
        return float(LATE - 2000)
    kind = task & KIND_MASK
    if t.rules.jobs.types[kind] == CASH and access.lacking(t, seat, kind):
        return float(LATE - 1000)
    if t.rules.jobs.types[kind] == REACTION:
        return float(LATE - 3000)
    return float(LATE - 4000) if t.rules.jobs.types[kind] == CASH else -1.0


def instead_worth(t: Table, seat: int, action: Action) -> float:
    kind = t.rules.men.job[action.a]
    dice = t.strength(action.a, attacking=t.rules.jobs.attack[kind])
    own = t.tasks[action.a * 2] & KIND_MASK
    usual = 0.0
    if t.rules.jobs.types[own] != CASH or not access.lacking(t, seat, own):
        usual = jobs.job_worth(t, seat, action.a, own, dice, 0)
    if action.b == NONE:
        return EARLY + jobs.cash_worth(t, action.a, kind, dice, 0) - usual
    value = jobs.attack_worth(t, seat, action.a, kind, action.b, dice, 0)
    return value - usual


def repeat_worth(t: Table, seat: int, action: Action) -> float:
    """Once more, or one on top."""
    top = t.stack[-1]
    man = number_of(top)
    kind = t.job_kind()
    if task_done.may_go_on(t, seat_of(top), man):
        kind = t.rules.men.job[man]
    dice = t.strength(man, attacking=t.rules.jobs.attack[kind])
    if t.rules.jobs.types[kind] == CASH:
        return -1.0 if access.lacking(t, seat, kind) else 1.0
    target = NOBODY if action.kind == DO else action.b
    return jobs.attack_worth(t, seat, man, kind, target, dice, 0)


def owner_of(t: Table, action: Action) -> int:
    """Whom an attack is aimed at."""
    if action.kind == ATTACK_BUSINESS:
        return t.business_at[action.b]
    return t.man_at[action.b] if action.kind == ATTACK_GANGSTER else action.b
