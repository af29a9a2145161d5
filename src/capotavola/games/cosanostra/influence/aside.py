"""What there is to say of anything done besides on a turn (LC-7.9); each verb is one object."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.table import Table


class Aside:
    def __init__(self, verb: int) -> None:
        self.verb = verb

    @abstractmethod
    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None: ...

    @abstractmethod
    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        """On a turn of the seat's."""

    def why_not_unasked(self, t: Table, seat: int, action: Action) -> Refusal | None:
        """On another player's turn; None if it is another rule that is against it."""
        return None

    @abstractmethod
    def do(self, t: Table, seat: int, action: Action) -> None: ...
