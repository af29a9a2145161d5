"""How the parts of a state are written: names for numbers, and what is known behind them.

An effect of a use is its word with what a follow-up carries, `drive-by-second:12`. A job in a hand is its
name with the others who know it lies there: `hit@02`, spectators being 7, `@*` everybody. `memory` and
`minima` are explained in `hands.py`.
"""

import re
from typing import Final

from capotavola.engine.audience import ALL, seats_in
from capotavola.engine.fields import Codec, Number, SeatNumber
from capotavola.engine.stored import per_seat
from capotavola.engine.values import Json, MalformedValue, items, one_of, whole, wholes, word
from capotavola.games.corleone.cards import (
    COUNTED,
    EFFECT_NAMES,
    HUDSON,
    NEUTRAL,
    NOBODY,
    SEEN,
    TYPE_NAMES,
    effect_at,
    job_of,
    kind_of,
    where_of,
)
from capotavola.games.corleone.hands import ENTRY, MEMORY_NAMES
from capotavola.games.corleone.table import IN_HAND, OUT, PLAYED, SHOWN

JOB: Final = re.compile(r"([a-z-]+)(?:@([0-7]+|\*))?")
EFFECT: Final = re.compile(r"([a-z0-9-]+?)(?::(\d{1,6}))?")
MOST_CARDS: Final = 200
COUNTED_NAMES: Final = [*TYPE_NAMES, "job"]


class Place(Codec[int]):
    """Where a neutral figure is, or which tile lies somewhere: by name, nowhere, or in the Hudson."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def out(self, value: int) -> Json:
        if value == HUDSON:
            return "hudson"
        return None if value == NOBODY else self.names[value]

    def into(self, value: Json, name: str, players: int) -> int:
        if value is None:
            return NOBODY
        return HUDSON if value == "hudson" else one_of(value, name, self.names)


class Tiles(Codec[list[int]]):
    """By turf, the business that was laid there."""

    def __init__(self, names: list[str], turfs: int) -> None:
        self.names = names
        self.turfs = turfs

    def out(self, value: list[int]) -> Json:
        return [None if tile == NOBODY else self.names[tile] for tile in value]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        tiles = items(value, name)
        if len(tiles) != self.turfs:
            raise MalformedValue(f"{name} must have {self.turfs} entries, one for each turf")
        return [NOBODY if tile is None else one_of(tile, name, self.names) for tile in tiles]


class Figures(Codec[list[int]]):
    """Whose figure stands on each of these places."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def out(self, value: list[int]) -> Json:
        return {
            self.names[place]: "neutral" if owner == NEUTRAL else owner
            for place, owner in enumerate(value)
            if owner != NOBODY
        }

    def into(self, value: Json, name: str, players: int) -> list[int]:
        places = [NOBODY] * len(self.names)
        for place, owner in an_object(value, name).items():
            seat = NEUTRAL if owner == "neutral" else whole(owner, name, 0, players - 1)
            places[one_of(place, name, self.names)] = seat
        return places


class Counts(Codec[list[int]]):
    """How many there are of each of these types."""

    def __init__(self, types: int) -> None:
        self.names = TYPE_NAMES[:types]

    def out(self, value: list[int]) -> Json:
        return {self.names[kind]: count for kind, count in enumerate(value) if count}

    def into(self, value: Json, name: str, players: int) -> list[int]:
        counts = [0] * len(self.names)
        for kind, count in an_object(value, name).items():
            counts[one_of(kind, name, self.names)] = whole(count, name, 0, MOST_CARDS)
        return counts


class Rows(Codec[list[int]]):
    """A list of rows of one length, which the state keeps one after the other."""

    def __init__(self, row: Codec[list[int]], size: int, for_seats: bool) -> None:
        self.row = row
        self.size = size
        self.for_seats = for_seats  # a row for each seat

    def out(self, value: list[int]) -> Json:
        return [self.row.out(value[at : at + self.size]) for at in range(0, len(value), self.size)]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        rows = per_seat(value, name, players) if self.for_seats else items(value, name)
        flat: list[int] = []
        for row in rows:
            flat += self.row.into(row, name, players)
        return flat


class Owned(Codec[int]):
    """A thing and a seat in one number, `2:hit` or `midtown:2`."""

    def __init__(self, names: list[str], bits: int, seat_first: bool) -> None:
        self.names = names
        self.bits = bits  # of whatever is not in front
        self.seat_first = seat_first

    def out(self, value: int) -> Json:
        first, second = value >> self.bits, value & (1 << self.bits) - 1
        return f"{first}:{self.names[second]}" if self.seat_first else f"{self.names[first]}:{second}"

    def into(self, value: Json, name: str, players: int) -> int:
        one, _, other = word(value, name).partition(":")
        thing, seat = (other, one) if self.seat_first else (one, other)
        if not seat.isdecimal() or int(seat) >= players:
            raise MalformedValue(f"{name}: no such seat: {value}")
        number = one_of(thing, name, self.names)
        return int(seat) << self.bits | number if self.seat_first else number << self.bits | int(seat)


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
        text, seen = self.names[job_of(job)], job >> SEEN
        if seen == ALL:
            return text + "@*"
        others = seats_in(seen & ~(1 << seat))
        return text + ("@" + "".join(str(other) for other in others) if others else "")

    def _in(self, value: Json, seat: int) -> int:
        found = JOB.fullmatch(word(value, "jobs"))
        if found is None:
            raise MalformedValue(f"jobs: not a job: {value}")
        seen = ALL if found[2] == "*" else 1 << seat
        for other in (found[2] or "").replace("*", ""):
            seen |= 1 << int(other)
        return one_of(found[1], "jobs", self.names) | seen << SEEN


class Allies(Codec[list[int]]):
    """Where each ally is, but those that are out."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def out(self, value: list[int]) -> Json:
        return {self.names[ally]: self._out(place) for ally, place in enumerate(value) if place != OUT}

    def into(self, value: Json, name: str, players: int) -> list[int]:
        places = [OUT] * len(self.names)
        for ally, place in an_object(value, name).items():
            places[one_of(ally, name, self.names)] = self._in(place, players)
        return places

    def _out(self, place: int) -> str:
        if place == SHOWN:
            return "shown"
        return f"hand:{place - IN_HAND}" if place < PLAYED else f"played:{place - PLAYED}"

    def _in(self, value: Json, players: int) -> int:
        text = word(value, "allies")
        if text == "shown":
            return SHOWN
        place, _, seat = text.partition(":")
        if place not in ("hand", "played") or not seat.isdecimal() or int(seat) >= players:
            raise MalformedValue(f"allies: shown, hand:0 or played:0, not {text}")
        return (IN_HAND if place == "hand" else PLAYED) + int(seat)


class Pending(Codec[int]):
    def out(self, value: int) -> Json:
        name = EFFECT_NAMES[kind_of(value)]
        return f"{name}:{where_of(value)}" if where_of(value) else name

    def into(self, value: Json, name: str, players: int) -> int:
        found = EFFECT.fullmatch(word(value, name))
        if found is None:
            raise MalformedValue(f"{name}: not an effect: {value}")
        return effect_at(one_of(found[1], name, EFFECT_NAMES), int(found[2] or 0))


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
        if len(row) != COUNTED:
            raise MalformedValue(f"{name}: {COUNTED} counts for each seat")
        return row


def an_object(value: Json, name: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise MalformedValue(f"{name} must be an object")
    return value
