"""What a game's drawing needs of a language; `capotavola.speech` provides it."""

from typing import Protocol

from capotavola.engine.values import Json


class Words(Protocol):
    lang: str
    comma: str
    """Between the parts of a list."""
    arrow: str
    """To what comes of something."""

    def say(self, key: str, **args: Json) -> str:
        """A message in the reader's language."""

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""

    def part(self, name: str, value: Json) -> Json:
        """An argument that the game declares, as it is said."""

    def card(self, name: str) -> str:
        """A card's name in the reader's language."""

    def named(self, kind: str, word: str) -> str:
        """A word of a kind: an area, an effect, a business."""

    def player(self, seat: Json) -> str:
        """A player's name."""

    def listed(self, parts: list[str]) -> str:
        """Several things, as the language lists them."""

    def counts(self, names: list[str]) -> list[str]:
        """Each once, with how many of it there are."""

    def counted(self, names: list[str]) -> str:
        """The same, listed."""

    def number(self, value: int) -> str:
        """A number in the reader's digits."""
