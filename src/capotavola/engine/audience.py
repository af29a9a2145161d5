"""Who may know a thing: a bit for every seat, and one for the spectators."""

from typing import Final

SPECTATOR: Final = 7
MOST_SEATS: Final = 7
ALL: Final = 255


def viewer(seat: int | None) -> int:
    """The seat as a bit's number: None is a spectator."""
    return SPECTATOR if seat is None else seat


def only(seat: int) -> int:
    return 1 << seat


def but(seat: int) -> int:
    return ALL & ~(1 << seat)


def seats_in(mask: int) -> list[int]:
    seats: list[int] = []
    seat = 0
    while mask:
        if mask & 1:
            seats.append(seat)
        mask >>= 1
        seat += 1
    return seats
