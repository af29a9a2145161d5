"""What there is to say of any influence card (section 7); each kind is one object."""

from abc import abstractmethod

from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.table import Table


class Card:
    """The number that it is played with says on whom it is, or for which of two things."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    @abstractmethod
    def works(self, t: Table, seat: int, number: int) -> None:
        """The seat has played it, and nobody has cancelled it (LC-R8)."""

    @abstractmethod
    def fits(self, t: Table, seat: int, number: int, below: int) -> bool:
        """Whether the seat may play it like that at a step of the stack, the one below it."""

    def lies_on(self, t: Table, number: int) -> str:
        """The gangster that it is put on; no name if it is not."""
        return ""

    def is_for_market(self, number: int) -> bool:
        return False


def not_now(t: Table, kind: int) -> Refusal:
    return Refusal("LC-7.9", "card-not-now", {"card": t.rules.influences.names[kind]})


def not_in_hand(t: Table, kind: int) -> Refusal:
    return Refusal("LC-7.9", "card-not-in-hand", {"card": t.rules.influences.names[kind]})
