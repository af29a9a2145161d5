"""Who may know a thing: a bit for every seat, and one for the spectators."""

from typing import Final

from capotavola.engine.machine import i64

SPECTATOR: Final = 7
ALL: Final = 255


def viewer(seat: int | None) -> int:
    """The seat as a bit's number: None is a spectator."""
    return SPECTATOR if seat is None else seat


def only(seat: int) -> int:
    return 1 << seat


def but(seat: int) -> int:
    return ALL & ~(1 << seat)


def seats_in(mask: int) -> list[int]:
    return _SEATS_IN[mask][:]


def _listed(mask: i64) -> list[int]:
    seats: list[int] = []
    seat: i64 = 0
    while mask:
        if mask & 1:
            seats.append(seat)
        mask >>= 1
        seat += 1
    return seats


_SEATS_IN: Final = [_listed(mask) for mask in range(ALL + 1)]
