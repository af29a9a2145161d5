"""What is only promised (LC-R9): when it can be, how it is kept, and what becomes of it if it is not.

A `promise` is a row of the ledger (`ledger/promises.py`).
"""

from abc import abstractmethod

from capotavola.engine.frames import step_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import SHARE, until_of, value_of
from capotavola.games.cosanostra.attempts import A_CARD, A_MAN
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import CASH, KIND_MASK
from capotavola.games.cosanostra.items.item import Offered, why_not_amount
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import P_BY, P_DUE, P_FOR, P_ITEM, P_STATUS, P_TO
from capotavola.games.cosanostra.order import HIRING
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import IN_DECK, Table, marker_of


class Promise(Offered):
    """`dated` is what is due by the end of a round."""

    def __init__(self, what: int, *, dated: bool = True) -> None:
        super().__init__(what)
        self.dated = dated

    def why_not(self, t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
        return self.why_not_on_note(t, giver, entry)

    def why_not_on_note(self, t: Table, seat: int, entry: int) -> Refusal | None:
        """Anybody can promise it, or nobody."""
        if not self.dated or first_round(t) <= until_of(entry) <= t.last_round:
            return None
        return Refusal("LC-R9", "no-such-round", {"round": until_of(entry)})

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        return {"phrase": "lapse-round", "round": until_of(entry)}

    def enter(self, t: Table, by: int, to: int, entry: int, text: str, given: int) -> None:
        """Into the ledger, with what is said beside it and what was given for it, if that matters."""
        promises.make(t, by, to, entry)

    def can_keep(self, t: Table, promise: list[int]) -> bool:
        """Whether its maker could keep one that pends by a deed at this moment, at least in part."""
        return False

    def keep(self, t: Table, number: int) -> None:
        """Do what was promised, as far as that is possible."""
        raise AssertionError("there is no deed that keeps it")

    @abstractmethod
    def verdict(self, t: Table, promise: list[int]) -> int:
        """When an action stage ends, on one that pends and is not for later; it may stay PENDING."""

    def check_stored(self, t: Table, promise: list[int]) -> None:
        """MalformedValue if the ledger cannot have it."""
        until = until_of(promise[P_ITEM])
        if self.dated:
            must(until <= t.last_round, "ledger: after the last round")
            must(promise[P_STATUS] != promises.PENDING or until >= t.round, "ledger: that was due before")
        must(self.what == SHARE or not promise[P_FOR], "ledger: given for a share only")


def first_round(t: Table) -> int:
    """The first in which a promise can still be kept: while hiring after a payout, the next one."""
    over = step_of(t.stack[-1]) == HIRING and not t.expansion
    return t.round + 1 if over else t.round


class Peace(Promise):
    """No attack: `promises.attacked` hears of any."""

    def verdict(self, t: Table, promise: list[int]) -> int:
        return promises.KEPT


class InWords(Promise):
    """Whatever is said: whom it was promised to judges it."""

    def enter(self, t: Table, by: int, to: int, entry: int, text: str, given: int) -> None:
        promises.make(t, by, to, entry, text=text)

    def verdict(self, t: Table, promise: list[int]) -> int:
        return promises.PENDING


# -- cash -------------------------------------------------------------------------


class CashPromise(Promise):
    """It is judged after incomes are paid (LC-R43)."""

    def can_keep(self, t: Table, promise: list[int]) -> bool:
        return promise[P_DUE] > 0 and t.cash[promise[P_BY]] >= NOTE

    def keep(self, t: Table, number: int) -> None:
        """As much as there is."""
        promise = t.ledger[number]
        by, to = promise[P_BY], promise[P_TO]
        paid = estate.pay_player(t, by, to, promise[P_DUE])
        t.tell_of("gave-cash", by, "other_seat", to, "amount", paid)
        promises.pay_off(t, number, paid)

    def verdict(self, t: Table, promise: list[int]) -> int:
        return promises.PENDING

    def check_stored(self, t: Table, promise: list[int]) -> None:
        super().check_stored(t, promise)
        due = promise[P_DUE]
        must(due < 0 or due % NOTE == 0, f"ledger: due in whole notes of {NOTE}")
        must(promise[P_STATUS] != promises.PENDING or due != 0, "ledger: nothing is due any more")
        must(promise[P_STATUS] != promises.KEPT or due == 0, "ledger: kept when nothing is due")


class PayLater(CashPromise):
    def why_not_on_note(self, t: Table, seat: int, entry: int) -> Refusal | None:
        return super().why_not_on_note(t, seat, entry) or why_not_amount(value_of(entry))

    def enter(self, t: Table, by: int, to: int, entry: int, text: str, given: int) -> None:
        promises.make(t, by, to, entry, due=value_of(entry))

    def check_stored(self, t: Table, promise: list[int]) -> None:
        amount = value_of(promise[P_ITEM])
        must(amount % NOTE == 0 and 0 <= promise[P_DUE] <= amount, "ledger: more due than promised")
        super().check_stored(t, promise)


class Share(CashPromise):
    """LC-R44: of the take of the job that uses what was given for it."""

    def enter(self, t: Table, by: int, to: int, entry: int, text: str, given: int) -> None:
        promises.make(t, by, to, entry, due=promises.NOT_YET, given=given)

    def verdict(self, t: Table, promise: list[int]) -> int:
        return (
            promises.VOID
            if promise[P_DUE] == promises.NOT_YET and not may_still_come(t, promise)
            else promises.PENDING
        )

    def check_stored(self, t: Table, promise: list[int]) -> None:
        done = promise[P_DUE] != promises.THIS_JOB or _does_cash_job(t, promise[P_BY])
        must(done, "ledger: no such job is being done")
        super().check_stored(t, promise)


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


def _does_cash_job(t: Table, seat: int) -> bool:
    """The task that is being resolved."""
    if not t.attempts or t.man_at[t.attempts[A_MAN]] != seat:
        return False
    return t.rules.jobs.types[t.attempts[A_CARD] & KIND_MASK] == CASH


# -- businesses (LC-R45) --------------------------------------------------------------


class BusinessPromise(Promise):
    """Of what one owns, or can come to own."""

    def why_not_on_note(self, t: Table, seat: int, entry: int) -> Refusal | None:
        refusal = super().why_not_on_note(t, seat, entry)
        if refusal is None and t.business_at[value_of(entry)] == IN_DECK:
            return Refusal("LC-R45", "not-in-play", {"business": t.rules.business_names[value_of(entry)]})
        return refusal

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        if super().why_not_on_note(t, giver, entry) is not None:
            return super().why_lapsed(t, giver, entry)
        return {"phrase": "lapse-business", "business": t.rules.business_names[value_of(entry)]}

    def bit(self, t: Table, number: int) -> int:
        return promises.business_bit(number)

    def lacks(self, t: Table, by: int, entry: int) -> bool:
        return t.business_at[value_of(entry)] != by


class UseLater(BusinessPromise):
    def can_keep(self, t: Table, promise: list[int]) -> bool:
        usable = estate.usable(t, promise[P_BY], value_of(promise[P_ITEM]))
        return usable and _has_marker(t, promise[P_TO])

    def keep(self, t: Table, number: int) -> None:
        promise = t.ledger[number]
        estate.put_marker(t, value_of(promise[P_ITEM]), promise[P_TO])
        promises.settle(t, number, promises.KEPT)

    def verdict(self, t: Table, promise: list[int]) -> int:
        """What an attack made impossible is void, as is a use for which the other has no marker."""
        business = value_of(promise[P_ITEM])
        down = t.business_at[business] == promise[P_BY] and not t.is_active(business)
        return promises.VOID if down or not _has_marker(t, promise[P_TO]) else promises.BROKEN


class GiveLater(BusinessPromise):
    """One's own, or one that was lent."""

    def can_keep(self, t: Table, promise: list[int]) -> bool:
        return t.business_at[value_of(promise[P_ITEM])] == promise[P_BY]

    def keep(self, t: Table, number: int) -> None:
        promise = t.ledger[number]
        by, to, business = promise[P_BY], promise[P_TO], value_of(promise[P_ITEM])
        estate.hand_over(t, business, to)
        t.tell_of("handed-over", by, "other_seat", to, "business", t.rules.business_names[business])
        promises.handed_over(t, by, to, business, repays=True)
        estate.check_monopolies(t)

    def verdict(self, t: Table, promise: list[int]) -> int:
        return promises.BROKEN


def _has_marker(t: Table, seat: int) -> bool:
    return t.markers_out(seat) < t.rules.figures.markers
