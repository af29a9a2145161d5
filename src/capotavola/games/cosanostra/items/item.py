"""A kind of item: whether it can be offered or noted, why an offer with it lapses, how it goes over."""

from abc import abstractmethod

from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table


class Item:
    """Whatever can stand on a note; `what` is its number in an entry, `number` what the entry has of it.

    How it is written, `actions/item_forms.py` says.
    """

    def __init__(self, what: int) -> None:
        self.what = what

    @abstractmethod
    def why_not_on_note(self, t: Table, seat: int, entry: int) -> Refusal | None:
        """LC-R46: what one has, one can give; what one wants, another player has, or may come to have."""

    def meets(self, t: Table, number: int, what: int, given: int) -> bool:
        """Whether a thing is what a note with this item wants."""
        return self.what == what and number == given


class Offered(Item):
    """What can be in an offer."""

    @abstractmethod
    def why_not(self, t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
        """None if this could be given or promised now, by itself."""

    @abstractmethod
    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        """As a phrase, what has become of it since it was offered; all of it is public."""

    def lacks(self, t: Table, by: int, entry: int) -> bool:
        """LC-R45: whether somebody who promises it does not have it."""
        return False

    def bit(self, t: Table, number: int) -> int:
        """What the ledger keeps of it, where a share is promised for it (LC-R44)."""
        return 0


def why_not_amount(amount: int) -> Refusal | None:
    """LC-R29"""
    return Refusal("LC-R29", "whole-notes", {"amount": NOTE}) if amount <= 0 or amount % NOTE else None
