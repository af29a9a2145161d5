"""What an offer is worth at a table of La Cosa Nostra, and whose word is worth what.

What it changes in the expectation of `cosanostra_worth`, less a part of what the other side gains by
it. Who has broken promises, as the ledger shows, is trusted less.
"""

from typing import Final

from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.games.cosanostra import promises
from capotavola.games.cosanostra.cards import CASH, KIND_MASK, NO_TASK
from capotavola.games.cosanostra.table import PURCHASE, Table
from capotavola.games.cosanostra.terms import (
    BUSINESS_ITEM,
    CASH_ITEM,
    GANGSTER_ITEM,
    GIVE_LATER,
    ITEMS,
    PAY_LATER,
    PEACE,
    SHARE,
    SIDE_MASK,
    USE_ITEM,
    value_of,
    what_of,
)

TAKES: Final = [3500.0, 6000.0, 8000.0, 11000.0]  # what a cash job brings, by round
LOSSES: Final = [1500.0, 3000.0, 4500.0, 6000.0]  # what an attack costs, by round
AN_ATTACK: Final = 0.35  # how often a hidden job is one


def value(t: Table, seat: int, other: int, terms: list[int], side: int) -> float:
    """To the seat on that side: the own gain, less a part of the other's."""
    mine = 0.0
    theirs = 0.0
    for entry in terms[ITEMS:]:
        giving = entry & SIDE_MASK == side
        gain, cost = _item_worth(t, seat, other, entry, giving)
        mine += gain
        theirs += cost
    return mine - max(0.0, theirs) * worth.hurt(t, seat, other)


def _item_worth(t: Table, seat: int, other: int, entry: int, giving: bool) -> tuple[float, float]:
    """What a part is worth to the seat and to the other."""
    what, number = what_of(entry), value_of(entry)
    if what == CASH_ITEM:
        return (-float(number), float(number)) if giving else (float(number), -float(number))
    if what == BUSINESS_ITEM:
        change = worth.change_by(t, number, other if giving else seat)
        return change[seat], change[other]
    if what == GANGSTER_ITEM:
        amount = worth.man_worth(t, number)
        return (-amount, amount) if giving else (amount, -amount)
    if what == USE_ITEM:
        if giving:
            return 0.0, TAKES[t.round - 1] * 0.5
        return use_worth(t, seat, number), 0.0
    return _promise_worth(t, seat, other, entry, giving)


def _promise_worth(t: Table, seat: int, other: int, entry: int, giving: bool) -> tuple[float, float]:
    what, number = what_of(entry), value_of(entry)
    believed = trust(t, seat if giving else other)
    amount = 500.0
    if what == SHARE:
        amount = TAKES[t.round - 1] * number / 100.0 * 0.6
    elif what == PEACE:
        amount = threat_of(t, seat if giving else other)
        if giving:
            return -300.0, amount * believed
    elif what == PAY_LATER:
        amount = float(number)
    elif what == GIVE_LATER:
        amount = worth.business_worth(t, number, worth.payouts(t))
    amount *= believed
    return (-amount, amount) if giving else (amount, -amount)


def use_worth(t: Table, seat: int, business: int) -> float:
    """The best job of the own that needs just that kind."""
    kind = t.rules.kind_of[business]
    best = 0.0
    for man in range(t.rules.gangsters):
        if t.man_at[man] != seat:
            continue
        task: int = t.tasks[man * 2]
        if task == NO_TASK or task >= PURCHASE:
            continue
        best = max(best, _gain_by(t, seat, man, task & KIND_MASK, kind))
    return best


def _gain_by(t: Table, seat: int, man: int, job: int, kind: int) -> float:
    if t.rules.jobs.types[job] != CASH:
        return 0.0
    missing = worth.lacking(t, seat, job)
    if kind not in missing:
        return 0.0
    gain = worth.cash_worth(t, man, job, t.strength(man, False), 0)
    return gain if len(missing) == 1 else gain * 0.35 / (len(missing) - 1)


def trust(t: Table, other: int) -> float:
    """By the ledger: a broken promise weighs more than a kept one."""
    belief = 0.75
    for promise in t.ledger:
        if promise[promises.P_BY] == other:
            if promise[promises.P_STATUS] == promises.BROKEN:
                belief *= 0.4
            elif promise[promises.P_STATUS] == promises.KEPT:
                belief = min(0.95, belief + 0.08)
    return belief


def threat_of(t: Table, other: int) -> float:
    """What the hidden jobs of another may cost."""
    hidden = 0
    for man in range(t.rules.gangsters):
        if t.man_at[man] == other:
            for slot in range(2):
                task: int = t.tasks[man * 2 + slot]
                if task != NO_TASK and task < PURCHASE:
                    hidden += 1
    return hidden * AN_ATTACK * 0.7 * LOSSES[t.round - 1]
