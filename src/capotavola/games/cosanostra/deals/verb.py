"""What a player may do about deals though the game does not wait for it (LC-R9): each verb is one object."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.deals.offers import deals_open
from capotavola.games.cosanostra.table import Table


class DealVerb:
    """`verb` is its number in `actions/verbs.py`."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    @abstractmethod
    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        """None if this action, which has the verb, can be done now; looks at public things only."""

    @abstractmethod
    def do(self, t: Table, seat: int, action: Action) -> None:
        """Do what is known to be possible."""


class WhileOpen(DealVerb):
    """One that needs open deals."""

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return self.why_not_open(t, seat, action) if deals_open(t) else closed()

    @abstractmethod
    def why_not_open(self, t: Table, seat: int, action: Action) -> Refusal | None:
        """While deals are open."""


def closed() -> Refusal:
    return Refusal("LC-R9", "deals-closed")
