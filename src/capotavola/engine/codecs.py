"""More kinds of values, as states are written: by name, in rows, with who knows them."""

from capotavola.engine.audience import ALL, seats_in
from capotavola.engine.fields import Codec
from capotavola.engine.stored import per_seat
from capotavola.engine.typed import NOBODY
from capotavola.engine.values import Json, MalformedValue, items, members, one_of, whole, word


class Truth(Codec[bool]):
    def out(self, value: bool) -> Json:
        return value

    def into(self, value: Json, name: str, players: int) -> bool:
        if not isinstance(value, bool):
            raise MalformedValue(f"{name} must be true or false")
        return value


class SeatOrNobody(Codec[int]):
    def out(self, value: int) -> Json:
        return None if value == NOBODY else value

    def into(self, value: Json, name: str, players: int) -> int:
        return NOBODY if value is None else whole(value, name, 0, players - 1)


class ByName(Codec[list[int]]):
    """One for each of these by its name, but what it usually is."""

    def __init__(self, names: list[str], each: Codec[int], usual: int) -> None:
        self.names = names
        self.each = each
        self.usual = usual

    def out(self, value: list[int]) -> Json:
        return {self.names[at]: self.each.out(one) for at, one in enumerate(value) if one != self.usual}

    def into(self, value: Json, name: str, players: int) -> list[int]:
        found = [self.usual] * len(self.names)
        for key, one in members(value, name).items():
            found[one_of(key, name, self.names)] = self.each.into(one, name, players)
        return found


class Rows(Codec[list[int]]):
    """A list of rows of one length, which the state keeps one after the other."""

    def __init__(self, row: Codec[list[int]], size: int) -> None:
        self.row = row
        self.size = size

    def out(self, value: list[int]) -> Json:
        return [self.row.out(value[at : at + self.size]) for at in range(0, len(value), self.size)]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        return [number for row in items(value, name) for number in self.row.into(row, name, players)]


class SeatRows(Rows):
    """A row for each seat."""

    def into(self, value: Json, name: str, players: int) -> list[int]:
        return super().into(per_seat(value, name, players), name, players)


class OfSeat(Codec[int]):
    """A thing and a seat in one number, the seat in the lowest bits: `midtown:2`."""

    def __init__(self, names: list[str], bits: int) -> None:
        self.names = names
        self.bits = bits

    def out(self, value: int) -> Json:
        return f"{self.names[value >> self.bits]}:{value & (1 << self.bits) - 1}"

    def into(self, value: Json, name: str, players: int) -> int:
        thing, _, seat = word(value, name).partition(":")
        return one_of(thing, name, self.names) << self.bits | seat_in(seat, value, name, players)


class SeatsOwn(OfSeat):
    """A seat and a thing in one number, the thing in the lowest bits: `2:hit`."""

    def out(self, value: int) -> Json:
        return f"{value >> self.bits}:{self.names[value & (1 << self.bits) - 1]}"

    def into(self, value: Json, name: str, players: int) -> int:
        seat, _, thing = word(value, name).partition(":")
        return seat_in(seat, value, name, players) << self.bits | one_of(thing, name, self.names)


def seat_in(text: str, value: Json, name: str, players: int) -> int:
    """A seat that is written within something else."""
    if text not in [str(seat) for seat in range(players)]:
        raise MalformedValue(f"{name}: no such seat: {value}")
    return int(text)


def seen_out(seen: int) -> str:
    """Who knows a hidden card stands behind it: `@02`, spectators being 7, `@*` everybody."""
    if not seen:
        return ""
    return "@*" if seen == ALL else "@" + "".join(str(seat) for seat in seats_in(seen))


def seen_mask(text: str | None) -> int:
    """Back from what stands behind the sign."""
    return ALL if text == "*" else sum(1 << int(seat) for seat in {*(text or "")})
