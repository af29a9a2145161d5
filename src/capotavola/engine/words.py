"""What a game's drawing needs of a language; `capotavola.speech` provides it."""

from typing import Protocol

from capotavola.engine.values import Json


class Words(Protocol):
    lang: str

    def say(self, key: str, **args: Json) -> str:
        """A message in the reader's language."""

    def card(self, name: str) -> str:
        """A card's name in the reader's language."""

    def named(self, kind: str, word: str) -> str:
        """A word of a kind: an area, an effect, a business."""

    def listed(self, parts: list[str]) -> str:
        """Several things, as the language lists them."""

    def number(self, value: int) -> str:
        """A number in the reader's digits."""
