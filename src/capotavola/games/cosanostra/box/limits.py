"""How much is in a box, and what a figure in it may be."""

from typing import Final

from capotavola.engine.content import ContentFile
from capotavola.games.cosanostra.rules import NOTE

ROUND_DECKS: Final = [20, 20, 25, 25]  # LC-1.2
BUSINESS_CARDS: Final = 34
INFLUENCE_CARDS: Final = 33  # LC-R1
MERCENARIES: Final = 20
MOST_MONEY: Final = 1_000_000
MOST_STRENGTH: Final = 10


def check_figure(file: ContentFile, path: str, name: str, figure: int, low: int, high: int) -> None:
    if not low <= figure <= high:
        raise file.error(path, f"{name} must be from {low} to {high}, not {figure}")


def check_money(file: ContentFile, path: str, name: str, figure: int, least: int = 0) -> None:
    """LC-R29"""
    if not least <= figure <= MOST_MONEY:
        raise file.error(path, f"{name} must be from ${least} to ${MOST_MONEY}, not {figure}")
    if figure % NOTE:
        raise file.error(path, f"{name} must be in whole notes of ${NOTE}, not {figure} (LC-R29)")
