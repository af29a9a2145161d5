"""What a bot is."""

from typing import Protocol, runtime_checkable

from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes


class Bot(Protocol):
    """Decides for one seat; any class with these will do.

    A bot need not keep a memory: a world that its seat imagines remembers what the seat has seen.
    """

    name: str

    def choose(self, eyes: Eyes) -> Action:
        """One of `eyes.legal()`."""


@runtime_checkable
class Haggler(Protocol):
    """A bot that also talks: where deals are open it may do something that it was not asked for."""

    name: str

    def choose(self, eyes: Eyes) -> Action:
        """One of `eyes.legal()`."""

    def speak(self, eyes: Eyes) -> Action | None:
        """One of `eyes.unasked()`, or any other that `eyes.why_not` allows; None to keep quiet."""
