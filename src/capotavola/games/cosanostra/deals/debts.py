"""What is owed, how a promise is kept, and what becomes of those that are not (LC-R40, LC-R43)."""

from typing import Final

from capotavola.games.cosanostra.actions import terms
from capotavola.games.cosanostra.actions.terms import value_of, what_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import (
    BROKEN,
    KEPT,
    NOT_YET,
    P_BY,
    P_DUE,
    P_FOR,
    P_ITEM,
    P_STATUS,
    P_TO,
    PENDING,
    VOID,
    due_round,
    settle,
)
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table, marker_of

# The moments for settling, as the flag of their frame: before incomes are paid, and after.
DEEDS: Final = 0
CASH: Final = 1


# -- keeping a promise ------------------------------------------------------------


def of_cash(promise: list[int]) -> bool:
    what = what_of(promise[P_ITEM])
    return what == terms.SHARE or what == terms.PAY_LATER


def can_settle(t: Table, seat: int, number: int) -> bool:
    """Whether one's own promise could be kept at this moment, at least in part."""
    if not 0 <= number < len(t.ledger):
        return False
    promise = t.ledger[number]
    if promise[P_BY] != seat or promise[P_STATUS] != PENDING:
        return False
    what, business = what_of(promise[P_ITEM]), value_of(promise[P_ITEM])
    if of_cash(promise):
        return promise[P_DUE] > 0 and t.cash[seat] >= NOTE
    if what == terms.USE_LATER:
        return estate.usable(t, seat, business) and has_marker(t, promise[P_TO])
    return what == terms.GIVE_LATER and t.business_at[business] == seat


def lacks(t: Table, promise: list[int]) -> bool:
    """LC-R45: a business is promised that its maker does not have at the moment."""
    what = what_of(promise[P_ITEM])
    if promise[P_STATUS] != PENDING or (what != terms.USE_LATER and what != terms.GIVE_LATER):
        return False
    return t.business_at[value_of(promise[P_ITEM])] != promise[P_BY]


def has_marker(t: Table, seat: int) -> bool:
    return t.markers_out(seat) < t.rules.figures.markers


def fulfil(t: Table, number: int) -> None:
    """Nobody needs to consent: cash, as much as there is, a marker of the other's, or the business itself."""
    promise = t.ledger[number]
    by, to, business = promise[P_BY], promise[P_TO], value_of(promise[P_ITEM])
    if of_cash(promise):
        paid = min(promise[P_DUE], t.cash[by])
        t.cash[by] -= paid
        t.cash[to] += paid
        t.tell_of("gave-cash", by, "other_seat", to, "amount", paid)
        promises.pay_off(t, number, paid)
    elif what_of(promise[P_ITEM]) == terms.USE_LATER:
        estate.put_marker(t, business, to)
        settle(t, number, KEPT)
    else:
        estate.hand_over(t, business, to)
        t.tell_of("handed-over", by, "other_seat", to, "business", t.rules.business_names[business])
        promises.handed_over(t, by, to, business, repays=True)
        estate.check_monopolies(t)


# -- judging ----------------------------------------------------------------------


def judge_deeds(t: Table) -> None:
    """At the end of an action stage: everything but cash that is owed."""
    for number, promise in enumerate(t.ledger):
        if promise[P_STATUS] != PENDING:
            continue
        what = what_of(promise[P_ITEM])
        if what == terms.SHARE:
            if promise[P_DUE] == NOT_YET and not may_still_come(t, promise):
                settle(t, number, VOID)
        elif what in (terms.PEACE, terms.USE_LATER, terms.GIVE_LATER) and due_round(t, promise) <= t.round:
            settle(t, number, verdict(t, promise, what))


def may_still_come(t: Table, promise: list[int]) -> bool:
    """LC-R44: what was given for a share is still there to be used in a later round, or still promised."""
    if t.round == t.last_round:
        return False
    by, given = promise[P_BY], promise[P_FOR]
    for business in range(t.rules.businesses):
        there = t.business_at[business] == by or marker_of(business, by) in t.markers
        if there and given & promises.business_bit(business):
            return True
    for man in range(t.rules.gangsters):
        if t.man_at[man] == by and given & promises.man_bit(t, man):
            return True
    return any(other[P_TO] == by and is_promised(t, other, given) for other in t.ledger)


def is_promised(t: Table, promise: list[int], given: int) -> bool:
    """One of these businesses, or its use, for a later round."""
    what = what_of(promise[P_ITEM])
    if promise[P_STATUS] != PENDING or (what != terms.USE_LATER and what != terms.GIVE_LATER):
        return False
    return due_round(t, promise) > t.round and given & promises.business_bit(value_of(promise[P_ITEM])) != 0


def verdict(t: Table, promise: list[int], what: int) -> int:
    """What an attack made impossible is void, as is a use for which the other has no marker."""
    if what == terms.PEACE:
        return KEPT
    if what == terms.USE_LATER:
        business = value_of(promise[P_ITEM])
        down = t.business_at[business] == promise[P_BY] and not t.is_active(business)
        if down or not has_marker(t, promise[P_TO]):
            return VOID
    return BROKEN


def judge_cash(t: Table) -> None:
    """When incomes are paid and all who could pay have been asked."""
    for number, promise in enumerate(t.ledger):
        if is_due(t, promise) and of_cash(promise):
            settle(t, number, BROKEN)


def is_due(t: Table, promise: list[int]) -> bool:
    """At the end of this round."""
    if promise[P_STATUS] != PENDING or due_round(t, promise) > t.round:
        return False
    return not of_cash(promise) or promise[P_DUE] > 0
