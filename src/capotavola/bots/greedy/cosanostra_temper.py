"""The character of a player of La Cosa Nostra."""

from typing import Final

from capotavola.engine.chance import Chance
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.rules import MOST
from capotavola.games.cosanostra.table import Table

HONEST: Final = 35  # of a hundred tempers so many break their word
PATIENCE: Final = 2  # offers in vain, before one gives up on somebody


class Temper:
    """A character: how honest, how generous, how fond of threats; and who lends no ear."""

    def __init__(self, chance: Chance, haggles: bool = True) -> None:
        self.haggles = haggles
        self.deaf = [0] * MOST  # by seat: offers left unanswered in a row
        self.honest = chance.below(100) >= HONEST
        generous: int = chance.below(15)
        self.generous = generous / 100.0
        self.threatens = chance.below(100) < 60
        self.sells = chance.below(100)
        self.curious = True  # about what others have planned, and what the market might have

    def listen(self, t: Table, seat: int) -> None:
        """An offer that still stands when one speaks again has not been heard."""
        for offer in t.offers:
            if offer[offers.BY] != seat:
                self.deaf[offer[offers.BY]] = 0
                continue
            for other in range(t.players):
                if offer[offers.TERMS] >> other & 1:
                    self.deaf[other] = 0 if offer[offers.TAKEN] >> other & 1 else self.deaf[other] + 1

    def talks_to(self, other: int) -> bool:
        return self.haggles and self.deaf[other] < PATIENCE

    def hears(self, other: int) -> bool:
        """Whether the last offer was answered."""
        return self.deaf[other] == 0
