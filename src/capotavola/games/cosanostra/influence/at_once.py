"""Influence cards that work at once and are gone (LC-7.1 to LC-7.3, LC-7.8)."""

from abc import abstractmethod
from typing import Final

from capotavola.engine.frames import frame, seat_of, step_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.influence import hands
from capotavola.games.cosanostra.influence.card import Card
from capotavola.games.cosanostra.order import ACTION_TURN, PLAN_TURN, STAGE
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.windows import SAVES, SCHEMES, is_window

# What a card is played for, where it could be for two things.
FOR_LOOKS: Final = 0
FOR_MARKET: Final = 1
FOR_EXTRA_TURN: Final = 0
FOR_SKIPPING: Final = 1
SKIPPED: Final = 2  # the flag of a turn that was


class AtOnce(Card):
    def works(self, t: Table, seat: int, number: int) -> None:
        hands.lay_open(t, self.kind)
        self.bring_about(t, seat, number)

    @abstractmethod
    def bring_about(self, t: Table, seat: int, number: int) -> None: ...


class Looks(AtOnce):
    """LC-7.2: so many planned jobs of others; on the own turn, or at any time (LC-10.3)."""

    def bring_about(self, t: Table, seat: int, number: int) -> None:
        t.looks[seat] += t.rules.influences.amount[self.kind]

    def fits(self, t: Table, seat: int, number: int, below: int) -> bool:
        return number == FOR_LOOKS and _is_turn(below) and (t.spying or seat_of(below) == seat)


class LooksOrMarket(Looks):
    """LC-7.1: or, on the own turn, a new market."""

    def bring_about(self, t: Table, seat: int, number: int) -> None:
        if number == FOR_MARKET:
            estate.replace_market(t, seat)
        else:
            super().bring_about(t, seat, number)

    def fits(self, t: Table, seat: int, number: int, below: int) -> bool:
        if number == FOR_MARKET:
            return _is_turn(below) and seat_of(below) == seat
        return super().fits(t, seat, number, below)

    def is_for_market(self, number: int) -> bool:
        return number == FOR_MARKET


class Heal(AtOnce):
    """LC-7.3"""

    def bring_about(self, t: Table, seat: int, number: int) -> None:
        t.harm -= 1
        t.tell_of("healed" if t.harm else "saved", seat)

    def fits(self, t: Table, seat: int, number: int, below: int) -> bool:
        return number == 0 and is_window(below, SAVES)


class TurnCard(AtOnce):
    """LC-7.8: an extra turn before another's, or the own turn skipped."""

    def bring_about(self, t: Table, seat: int, number: int) -> None:
        if number == FOR_SKIPPING:
            t.stack[-1] = frame(ACTION_TURN, seat, SKIPPED)
            t.tell_of("skipped", seat)
        else:
            t.announced |= 1 << seat

    def fits(self, t: Table, seat: int, number: int, below: int) -> bool:
        if is_window(below, SCHEMES):
            return number == FOR_EXTRA_TURN and seat_of(t.stack[STAGE]) != seat
        return number == FOR_SKIPPING and step_of(below) == ACTION_TURN and seat_of(below) == seat


def _is_turn(entry: int) -> bool:
    return step_of(entry) == PLAN_TURN or step_of(entry) == ACTION_TURN
