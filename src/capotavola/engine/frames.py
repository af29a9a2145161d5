"""A frame of the stack: a step still to come, with a seat, a flag and a number of its own, in one integer.

| bits | what |
|---|---|
| 0-4 | the step, by its number in the game's list |
| 5-7 | a seat |
| 8-11 | a flag, or a few |
| 12- | a number: what it is, the step says |
"""

from typing import Final

STEPS: Final = 32  # so many may a game have
STEP_MASK: Final = 31
_SEAT: Final = 5
_FLAG: Final = 8
_NUMBER: Final = 12
_SEAT_MASK: Final = 7
_FLAG_MASK: Final = 15


def frame(step: int, seat: int = 0, flag: int = 0, number: int = 0) -> int:
    return step | seat << _SEAT | flag << _FLAG | number << _NUMBER


def step_of(entry: int) -> int:
    return entry & STEP_MASK


def seat_of(entry: int) -> int:
    return entry >> _SEAT & _SEAT_MASK


def flag_of(entry: int) -> int:
    return entry >> _FLAG & _FLAG_MASK


def number_of(entry: int) -> int:
    return entry >> _NUMBER


def is_bare(entry: int) -> bool:
    """Whether it is a step and nothing else."""
    return entry <= STEP_MASK
