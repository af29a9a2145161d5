"""What of a finished game is counted for a balance report; games fill it in their `tally` module."""

from typing import Protocol

from capotavola.engine.event import Event
from capotavola.engine.outcome import Outcome
from capotavola.engine.values import Json


class Tally:
    """One game: who began, what could be taken, who took it, and where the scores came from.

    `roles` says what each seat was dealt, such as a family. `chances` and `taken` are by group and
    name: {"job": {"hit": 2}}, and [("job", "hit", 0)] for what seat 0 took. `sources` sum up over seats.
    """

    def __init__(self, starter: int, roles: list[str]) -> None:
        self.starter = starter
        self.roles = roles
        self.chances: dict[str, dict[str, int]] = {}
        self.taken: list[tuple[str, str, int]] = []
        self.sources: dict[str, int] = {}

    def chance(self, group: str, name: str) -> None:
        names = self.chances.setdefault(group, {})
        names[name] = names.get(name, 0) + 1

    def take(self, group: str, name: str, seat: int) -> None:
        self.taken.append((group, name, seat))

    def source(self, name: str, amount: int) -> None:
        self.sources[name] = self.sources.get(name, 0) + amount


class DealCount(Protocol):
    """What the players' talk came to; where they deal, `tally` has `count_deals(event, count)`."""

    offers: int
    deals: int
    money: int
    promises_kept: int
    promises_broken: int
    promises_void: int


def number(value: Json) -> int:
    """An argument of an event that is one."""
    assert isinstance(value, int)
    return value


def names(value: Json) -> list[str]:
    """An argument of an event that lists some."""
    assert isinstance(value, list)
    return [str(name) for name in value]


def total(value: Json) -> int:
    """Of a score's part, all seats together."""
    assert isinstance(value, list)
    return sum(number(amount) for amount in value)


class TallyKeeper(Protocol):
    """Listens to a whole game, private happenings included; `keep_tally(state)` makes one."""

    tally: Tally

    def hear(self, event: Event) -> None:
        """Something happened."""

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
