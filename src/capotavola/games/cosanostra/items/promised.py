"""What is only promised (LC-R9): when it can be, how it is kept, and what becomes of it if it is not.

A `promise` is a row of the ledger (`ledger/promises.py`).
"""

from abc import abstractmethod

from capotavola.engine.frames import step_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import until_of
from capotavola.games.cosanostra.items.item import Offered
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import KEPT, P_FOR, P_ITEM, P_STATUS, PENDING, due_round
from capotavola.games.cosanostra.order import HIRING
from capotavola.games.cosanostra.table import Table


class Promise(Offered):
    def why_not(self, t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
        return self.why_not_promised(t, entry)

    def why_not_on_note(self, t: Table, seat: int, entry: int) -> Refusal | None:
        return self.why_not_promised(t, entry)

    def why_not_promised(self, t: Table, entry: int) -> Refusal | None:
        """None if anybody could promise it now."""
        return None

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        raise AssertionError("this can be promised at any time")

    def lacks(self, t: Table, by: int, entry: int) -> bool:
        """LC-R45: whether somebody who promises it does not have it."""
        return False

    def enter(self, t: Table, by: int, to: int, entry: int, text: str, given: int) -> None:
        """Into the ledger, with what is said beside it and what was given for it, if it matters."""
        promises.make(t, by, to, entry)

    def is_cash(self) -> bool:
        """Whether it is settled after incomes are paid (LC-R43)."""
        return False

    @abstractmethod
    def can_keep(self, t: Table, promise: list[int]) -> bool:
        """Whether its maker could keep one that pends at this moment, at least in part."""

    @abstractmethod
    def keep(self, t: Table, number: int) -> None:
        """Do what was promised, as far as that is possible."""

    @abstractmethod
    def verdict(self, t: Table, promise: list[int]) -> int:
        """On one that pends at the end of an action stage; PENDING if it is not judged then."""

    def check_stored(self, t: Table, promise: list[int]) -> None:
        """MalformedValue if the ledger cannot have it."""
        must(not promise[P_FOR], "ledger: given for a share only")


class Dated(Promise):
    """By the end of a round, which must be one that is still to be played."""

    def why_not_promised(self, t: Table, entry: int) -> Refusal | None:
        if first_round(t) <= until_of(entry) <= t.last_round:
            return None
        return Refusal("LC-R9", "no-such-round", {"round": until_of(entry)})

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        return {"phrase": "lapse-round", "round": until_of(entry)}

    def verdict(self, t: Table, promise: list[int]) -> int:
        return self.verdict_in_time(t, promise) if due_round(t, promise) <= t.round else PENDING

    @abstractmethod
    def verdict_in_time(self, t: Table, promise: list[int]) -> int:
        """When its round is over."""

    def check_stored(self, t: Table, promise: list[int]) -> None:
        until = until_of(promise[P_ITEM])
        must(until <= t.last_round, "ledger: after the last round")
        must(promise[P_STATUS] != PENDING or until >= t.round, "ledger: that was due before")
        super().check_stored(t, promise)


def first_round(t: Table) -> int:
    """The first in which a promise can still be kept: while hiring after a payout, the next one."""
    over = step_of(t.stack[-1]) == HIRING and not t.expansion
    return t.round + 1 if over else t.round


class Peace(Dated):
    """No attack: `promises.attacked` hears of any."""

    def can_keep(self, t: Table, promise: list[int]) -> bool:
        return False

    def keep(self, t: Table, number: int) -> None:
        raise AssertionError("peace is kept by doing nothing")

    def verdict_in_time(self, t: Table, promise: list[int]) -> int:
        return KEPT


class InWords(Promise):
    """Whatever is said: whom it was promised to judges it."""

    def enter(self, t: Table, by: int, to: int, entry: int, text: str, given: int) -> None:
        promises.make(t, by, to, entry, text=text)

    def can_keep(self, t: Table, promise: list[int]) -> bool:
        return False

    def keep(self, t: Table, number: int) -> None:
        raise AssertionError("nobody else knows what the words mean")

    def verdict(self, t: Table, promise: list[int]) -> int:
        return PENDING
