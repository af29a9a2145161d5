"""The cards of a box as a rulebook lists them, in the reader's words."""

import msgspec


class PrintedCard(msgspec.Struct):
    """A card, business, tile or man: its name, its figures, and what it says."""

    name: str
    figures: list[str]
    text: str = ""


class CardGroup(msgspec.Struct):
    title: str
    cards: list[PrintedCard]
