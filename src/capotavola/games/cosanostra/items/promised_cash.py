"""Cash that is promised: a share of the next take (LC-R44), or an amount by the end of a round."""

from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.games.cosanostra.actions.parts import value_of
from capotavola.games.cosanostra.attempts import A_CARD, A_MAN
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import CASH, KIND_MASK
from capotavola.games.cosanostra.items.item import why_not_amount
from capotavola.games.cosanostra.items.promised import Dated, Promise
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import (
    KEPT,
    NOT_YET,
    P_BY,
    P_DUE,
    P_FOR,
    P_ITEM,
    P_STATUS,
    P_TO,
    PENDING,
    THIS_JOB,
    VOID,
)
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table, marker_of


class Share(Promise):
    """Bound to the job that uses what was given for it."""

    def enter(self, t: Table, by: int, to: int, entry: int, text: str, given: int) -> None:
        promises.make(t, by, to, entry, due=NOT_YET, given=given)

    def is_cash(self) -> bool:
        return True

    def can_keep(self, t: Table, promise: list[int]) -> bool:
        return _can_pay(t, promise)

    def keep(self, t: Table, number: int) -> None:
        _pay(t, number)

    def verdict(self, t: Table, promise: list[int]) -> int:
        return VOID if promise[P_DUE] == NOT_YET and not may_still_come(t, promise) else PENDING

    def check_stored(self, t: Table, promise: list[int]) -> None:
        due = promise[P_DUE]
        must(due < 0 or due % NOTE == 0, f"ledger: due in whole notes of {NOTE}")
        must(due != THIS_JOB or _does_cash_job(t, promise[P_BY]), "ledger: no such job is being done")
        _check_due(promise)


class PayLater(Dated):
    def why_not_promised(self, t: Table, entry: int) -> Refusal | None:
        return super().why_not_promised(t, entry) or why_not_amount(value_of(entry))

    def enter(self, t: Table, by: int, to: int, entry: int, text: str, given: int) -> None:
        promises.make(t, by, to, entry, due=value_of(entry))

    def is_cash(self) -> bool:
        return True

    def can_keep(self, t: Table, promise: list[int]) -> bool:
        return _can_pay(t, promise)

    def keep(self, t: Table, number: int) -> None:
        _pay(t, number)

    def verdict_in_time(self, t: Table, promise: list[int]) -> int:
        """It may be paid from the income that is still to come."""
        return PENDING

    def check_stored(self, t: Table, promise: list[int]) -> None:
        super().check_stored(t, promise)
        amount, due = value_of(promise[P_ITEM]), promise[P_DUE]
        must(amount % NOTE == 0 and 0 <= due <= amount, "ledger: more due than promised")
        must(due % NOTE == 0, f"ledger: due in whole notes of {NOTE}")
        _check_due(promise)


def _can_pay(t: Table, promise: list[int]) -> bool:
    return promise[P_DUE] > 0 and t.cash[promise[P_BY]] >= NOTE


def _pay(t: Table, number: int) -> None:
    """As much as there is."""
    promise = t.ledger[number]
    by, to = promise[P_BY], promise[P_TO]
    paid = estate.pay_player(t, by, to, promise[P_DUE])
    t.tell_of("gave-cash", by, "other_seat", to, "amount", paid)
    promises.pay_off(t, number, paid)


def _check_due(promise: list[int]) -> None:
    must(promise[P_STATUS] != PENDING or promise[P_DUE] != 0, "ledger: nothing is due any more")
    must(promise[P_STATUS] != KEPT or promise[P_DUE] == 0, "ledger: kept when nothing is due")


def _does_cash_job(t: Table, seat: int) -> bool:
    """The task being resolved is a cash job of the seat's."""
    return (
        bool(t.attempts)
        and t.man_at[t.attempts[A_MAN]] == seat
        and t.rules.jobs.types[t.attempts[A_CARD] & KIND_MASK] == CASH
    )


# -- whether there will be a take (LC-R44) --------------------------------------------


def may_still_come(t: Table, promise: list[int]) -> bool:
    """What was given for a share is still there to be used in a later round, or still promised."""
    if t.round == t.last_round:
        return False
    by, given = promise[P_BY], promise[P_FOR]
    for business in range(t.rules.businesses):
        there = t.business_at[business] == by or marker_of(business, by) in t.markers
        if there and given & promises.business_bit(business):
            return True
    for man in range(t.rules.gangsters):
        if t.man_at[man] == by and given & promises.man_bit(t.rules, man):
            return True
    return any(other[P_TO] == by and _is_promised(t, other, given) for other in t.ledger)


def _is_promised(t: Table, promise: list[int], given: int) -> bool:
    """One of these businesses, or its use, for a later round."""
    if not promises.pends_of_business(promise) or promises.due_round(t, promise) <= t.round:
        return False
    return given & promises.business_bit(value_of(promise[P_ITEM])) != 0
