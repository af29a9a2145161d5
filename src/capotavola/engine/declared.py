"""What a game declares for those outside: its view, its events, and what their arguments are."""

from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["seat", "place", "amount", "choice", "quote", "word", "phrase"]


class Arguments(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the arguments of a game's actions, events, refusals and questions are, by their names.

    A name in the plural is a list of what is declared in the singular: `cards` are each a `card`.
    """

    seats: list[str] = []
    places: list[str] = []
    """Counted from 0, and from 1 where they are said."""
    amounts: list[str] = []
    """Numbers that are said as they are."""
    choices: dict[str, list[str]] = {}
    """Words that a text chooses by, as in `{ $from -> [pile] … }`."""
    quotes: list[str] = []
    """What somebody said, in whatever language."""
    words: dict[str, list[str]] = {}
    """Each of which has a message: of {"job": ["card"]} the job `hijack` is the message `card-hijack`."""
    phrases: list[str] = []
    """Such as {"phrase": "cash", "amount": 3000}, each with a message of its own: `phrase-cash`."""
    lists: list[str] = []
    """Those of the above that are lists though their names are no plural."""

    def kinds(self) -> dict[str, Kind]:
        """By name."""
        groups: list[tuple[Kind, list[str]]] = [
            ("seat", self.seats),
            ("place", self.places),
            ("amount", self.amounts),
            ("choice", [*self.choices]),
            ("quote", self.quotes),
            ("word", [*self.words]),
            ("phrase", self.phrases),
        ]
        return {name: kind for kind, names in groups for name in names}


class Declared(msgspec.Struct, frozen=True, kw_only=True):
    """`events`: the arguments of each event, by its name, in their order."""

    view: type[msgspec.Struct]
    events: dict[str, list[str]]
    arguments: Arguments


def singular(name: str) -> str:
    """`cards` are a list of what `card` is, `allies` of `ally`, `businesses` of `business`."""
    if name.endswith("ies"):
        return name[:-3] + "y"
    return name[:-2] if name.endswith("sses") else name.removesuffix("s")
