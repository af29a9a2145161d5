"""What is owed, how a promise is kept, and what becomes of those that are not (LC-R40, LC-R43)."""

from typing import Final

from capotavola.games.cosanostra.items.all import promise_of
from capotavola.games.cosanostra.items.promised import CashPromise
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import P_BY, P_DUE, P_ITEM, P_STATUS, PENDING, due_round
from capotavola.games.cosanostra.table import Table

# The moments for settling, as the flag of their frame: before incomes are paid, and after.
DEEDS: Final = 0
CASH: Final = 1


# -- keeping a promise ------------------------------------------------------------


def of_cash(promise: list[int]) -> bool:
    return isinstance(promise_of(promise[P_ITEM]), CashPromise)


def can_settle(t: Table, seat: int, number: int) -> bool:
    """Whether one's own promise could be kept at this moment, at least in part."""
    if not 0 <= number < len(t.ledger):
        return False
    promise = t.ledger[number]
    pends = promise[P_BY] == seat and promise[P_STATUS] == PENDING
    return pends and promise_of(promise[P_ITEM]).can_keep(t, promise)


def lacks(t: Table, promise: list[int]) -> bool:
    """LC-R45: a business is promised that its maker does not have at the moment."""
    entry = promise[P_ITEM]
    return promise[P_STATUS] == PENDING and promise_of(entry).lacks(t, promise[P_BY], entry)


def fulfil(t: Table, number: int) -> None:
    """Nobody needs to consent."""
    promise_of(t.ledger[number][P_ITEM]).keep(t, number)


# -- judging ----------------------------------------------------------------------


def judge_deeds(t: Table) -> None:
    """At the end of an action stage: everything but cash that is owed."""
    for number, promise in enumerate(t.ledger):
        if promise[P_STATUS] == PENDING and due_round(t, promise) <= t.round:
            verdict = promise_of(promise[P_ITEM]).verdict(t, promise)
            if verdict != PENDING:
                promises.settle(t, number, verdict)


def judge_cash(t: Table) -> None:
    """When incomes are paid and all who could pay have been asked."""
    for number, promise in enumerate(t.ledger):
        if is_due(t, promise) and of_cash(promise):
            promises.settle(t, number, promises.BROKEN)


def is_due(t: Table, promise: list[int]) -> bool:
    """At the end of this round."""
    if promise[P_STATUS] != PENDING or due_round(t, promise) > t.round:
        return False
    return not of_cash(promise) or promise[P_DUE] > 0
