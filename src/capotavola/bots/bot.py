"""What a bot is."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes


class Bot:
    """Decides for one seat. What it may remember, an imagined world remembers for it."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def choose(self, eyes: Eyes) -> Action:
        """One of `eyes.legal()`."""
