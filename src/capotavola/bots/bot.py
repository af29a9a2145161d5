"""What a bot is."""

from typing import Protocol

from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes


class Bot(Protocol):
    """Decides for one seat; any class with these will do.

    A bot need not keep a memory: a world that its seat imagines remembers what the seat has seen.
    """

    name: str

    def choose(self, eyes: Eyes) -> Action:
        """One of `eyes.legal()`."""
