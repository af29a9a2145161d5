"""How the parts of a state are written: names for numbers, and what is known behind them.

An effect of a use is its word with what a follow-up carries, `drive-by-second:12`. A job in a hand is its
name with the others who know it lies there: `hit@02`, spectators being 7, `@*` everybody. `memory` and
`minima` are explained in `hands.py`.
"""

import re
from typing import Final

from capotavola.engine.audience import ALL
from capotavola.engine.codecs import ByName, seen_mask, seen_out
from capotavola.engine.fields import Codec, Number, SeatNumber
from capotavola.engine.stored import per_seat
from capotavola.engine.values import Json, MalformedValue, items, one_of, whole, wholes, word
from capotavola.games.corleone import cards
from capotavola.games.corleone.cards import carried_by, effect_with, job_of, kind_of
from capotavola.games.corleone.hands import ENTRY, MEMORY_NAMES
from capotavola.games.corleone.table import IN_HAND, PLAYED, SHOWN

JOB: Final = re.compile(r"([a-z-]+)(?:@([0-7]+|\*))?")
EFFECT: Final = re.compile(r"([a-z0-9-]+?)(?::(\d{1,6}))?")
MOST_CARDS: Final = 200
COUNTED_NAMES: Final = [*cards.TYPE_NAMES, "job"]


class Place(Codec[int]):
    """Where a neutral figure is, or which tile lies somewhere: by name, nowhere, or in the Hudson."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def out(self, value: int) -> Json:
        if value == cards.HUDSON:
            return "hudson"
        return None if value == cards.NOBODY else self.names[value]

    def into(self, value: Json, name: str, players: int) -> int:
        if value is None:
            return cards.NOBODY
        return cards.HUDSON if value == "hudson" else one_of(value, name, self.names)


class Tiles(Codec[list[int]]):
    """By turf, the business that was laid there."""

    def __init__(self, names: list[str], turfs: int) -> None:
        self.names = names
        self.turfs = turfs

    def out(self, value: list[int]) -> Json:
        return [None if tile == cards.NOBODY else self.names[tile] for tile in value]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        tiles = items(value, name)
        if len(tiles) != self.turfs:
            raise MalformedValue(f"{name} must have {self.turfs} entries, one for each turf")
        return [cards.NOBODY if tile is None else one_of(tile, name, self.names) for tile in tiles]


class Owner(Codec[int]):
    """Whose figure stands somewhere."""

    def out(self, value: int) -> Json:
        return "neutral" if value == cards.NEUTRAL else value

    def into(self, value: Json, name: str, players: int) -> int:
        return cards.NEUTRAL if value == "neutral" else whole(value, name, 0, players - 1)


def counts(names: list[str]) -> ByName:
    """How many there are of each of these types."""
    return ByName(names, Number(0, MOST_CARDS), 0)


class HeldJobs(Codec[list[list[int]]]):
    """The jobs of every hand, in the order of their kinds."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def out(self, value: list[list[int]]) -> Json:
        return [[self._out(job, seat) for job in hand] for seat, hand in enumerate(value)]

    def into(self, value: Json, name: str, players: int) -> list[list[int]]:
        hands = [items(hand, name) for hand in per_seat(value, name, players)]
        return [sorted([self._in(job, seat) for job in hand], key=job_of) for seat, hand in enumerate(hands)]

    def _out(self, job: int, seat: int) -> str:
        seen = job >> cards.SEEN
        return self.names[job_of(job)] + seen_out(seen if seen == ALL else seen & ~(1 << seat))

    def _in(self, value: Json, seat: int) -> int:
        found = JOB.fullmatch(word(value, "jobs"))
        if found is None:
            raise MalformedValue(f"jobs: not a job: {value}")
        return one_of(found[1], "jobs", self.names) | (seen_mask(found[2]) | 1 << seat) << cards.SEEN


class AllyPlace(Codec[int]):
    """Where an ally is that is not out."""

    def out(self, value: int) -> Json:
        if value == SHOWN:
            return "shown"
        return f"hand:{value - IN_HAND}" if value < PLAYED else f"played:{value - PLAYED}"

    def into(self, value: Json, name: str, players: int) -> int:
        text = word(value, name)
        if text == "shown":
            return SHOWN
        place, _, seat = text.partition(":")
        if place not in ("hand", "played") or not seat.isdecimal() or int(seat) >= players:
            raise MalformedValue(f"{name}: shown, hand:0 or played:0, not {text}")
        return (IN_HAND if place == "hand" else PLAYED) + int(seat)


class Pending(Codec[int]):
    def out(self, value: int) -> Json:
        name = cards.EFFECT_NAMES[kind_of(value)]
        return f"{name}:{carried_by(value)}" if carried_by(value) else name

    def into(self, value: Json, name: str, players: int) -> int:
        found = EFFECT.fullmatch(word(value, name))
        if found is None:
            raise MalformedValue(f"{name}: not an effect: {value}")
        return effect_with(one_of(found[1], name, cards.EFFECT_NAMES), int(found[2] or 0))


class MemoryEntry(Codec[list[int]]):
    def out(self, value: list[int]) -> Json:
        return [MEMORY_NAMES[value[0]], value[1], value[2], COUNTED_NAMES[value[3]], *value[4:]]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        parts = items(value, name)
        if len(parts) != ENTRY:
            raise MalformedValue(f"{name}: {ENTRY} parts in each entry")
        seat, count = SeatNumber(), Number(0, MOST_CARDS)
        return [
            one_of(parts[0], name, MEMORY_NAMES),
            seat.into(parts[1], name, players),
            seat.into(parts[2], name, players),
            one_of(parts[3], name, COUNTED_NAMES),
            *[count.into(part, name, players) for part in parts[4:]],
        ]


class Minima(Codec[list[int]]):
    def out(self, value: list[int]) -> Json:
        return [*value]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        row = wholes(value, name, 0, MOST_CARDS)
        if len(row) != cards.COUNTED:
            raise MalformedValue(f"{name}: {cards.COUNTED} counts for each seat")
        return row
