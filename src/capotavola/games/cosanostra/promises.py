"""The ledger of promises (LC-R9): they bind nobody, and everybody can see who kept them."""

from typing import Final

from capotavola.games.cosanostra import news
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.terms import (
    GIVE_LATER,
    IN_WORDS,
    PAY_LATER,
    PEACE,
    SHARE,
    USE_LATER,
    until_of,
    value_of,
    what_of,
)

# A promise: by whom, to whom, the item of the offer, how it stands, and what is still to be paid.
P_BY: Final = 0
P_TO: Final = 1
P_ITEM: Final = 2
P_STATUS: Final = 3
P_DUE: Final = 4
PENDING: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3  # nothing came of it, through nobody's fault
STATUS_NAMES: Final = ["pending", "kept", "broken", "void"]
NOT_YET: Final = -1  # a share of a take that has not come


def make(t: Table, by: int, to: int, entry: int, text: str) -> None:
    what = what_of(entry)
    due = 0
    if what == SHARE:
        due = NOT_YET
    elif what == PAY_LATER:
        due = value_of(entry)
    t.ledger.append([by, to, entry, PENDING, due])
    t.ledger_texts.append(text)


def settle(t: Table, number: int, status: int) -> None:
    promise = t.ledger[number]
    promise[P_STATUS] = status
    news.promise_settled(t.told, number, promise[P_BY], promise[P_TO], STATUS_NAMES[status])


def attacked(t: Table, by: int, victim: int) -> None:
    """An attack, Hold-ups included, breaks a promise of peace."""
    for number, promise in enumerate(t.ledger):
        if _is(promise, by, PEACE) and promise[P_TO] == victim:
            settle(t, number, BROKEN)


def took(t: Table, seat: int, amount: int) -> None:
    """The take of a cash job, of which a share may be due; down to whole notes (LC-R29)."""
    for number, promise in enumerate(t.ledger):
        if _is(promise, seat, SHARE) and promise[P_DUE] == NOT_YET:
            promise[P_DUE] = amount * value_of(promise[P_ITEM]) // 100 // NOTE * NOTE
            if not promise[P_DUE]:
                settle(t, number, VOID)


def gave_cash(t: Table, by: int, to: int, amount: int) -> None:
    """Counts for what is due, the oldest promise first."""
    for number, promise in enumerate(t.ledger):
        owed = _is(promise, by, SHARE) or _is(promise, by, PAY_LATER)
        if not owed or promise[P_TO] != to or promise[P_DUE] <= 0:
            continue
        paid = min(amount, promise[P_DUE])
        promise[P_DUE] -= paid
        amount -= paid
        if not promise[P_DUE]:
            settle(t, number, KEPT)


def gave(t: Table, by: int, to: int, what: int, business: int) -> None:
    """A use or a business that was promised (`USE_LATER`, `GIVE_LATER`)."""
    for number, promise in enumerate(t.ledger):
        if _is(promise, by, what) and promise[P_TO] == to and value_of(promise[P_ITEM]) == business:
            settle(t, number, KEPT)


def fall_due(t: Table) -> None:
    """At the end of an action stage, as far as the engine can see."""
    over = t.round == t.last_round
    for number, promise in enumerate(t.ledger):
        if promise[P_STATUS] != PENDING:
            continue
        entry = promise[P_ITEM]
        what = what_of(entry)
        if what == SHARE:
            settle(t, number, BROKEN if promise[P_DUE] > 0 else VOID)
        elif what != IN_WORDS and (over or until_of(entry) <= t.round):
            settle(t, number, _verdict(t, promise, what))


def _verdict(t: Table, promise: list[int], what: int) -> int:
    if what == PEACE:
        return KEPT
    if what in (USE_LATER, GIVE_LATER) and t.business_at[value_of(promise[P_ITEM])] != promise[P_BY]:
        return VOID
    return BROKEN


def may_judge(t: Table, seat: int, number: int) -> bool:
    """What was promised in words is judged by whom it was promised to."""
    if number >= len(t.ledger):
        return False
    promise = t.ledger[number]
    return promise[P_TO] == seat and promise[P_STATUS] == PENDING and what_of(promise[P_ITEM]) == IN_WORDS


def _is(promise: list[int], by: int, what: int) -> bool:
    return promise[P_STATUS] == PENDING and promise[P_BY] == by and what_of(promise[P_ITEM]) == what
