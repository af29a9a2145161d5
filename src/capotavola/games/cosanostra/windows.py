"""The kinds of windows in which players may answer (LC-R8); `tasks/answers.py` knows what happens in them."""

from typing import Final

from capotavola.engine.frames import flag_of, frame, number_of, step_of
from capotavola.games.cosanostra.order import WINDOW
from capotavola.games.cosanostra.table import Table

REROLLS: Final = 0
HOLD_UPS: Final = 1
TRAPS: Final = 2
SAVES: Final = 3
SCHEMES: Final = 4
VETOES: Final = 5

# The number of a window's frame: whose place is next, and how many have passed in a row.
PLACE_MASK: Final = 15
PASSES: Final = 4


def open_window(t: Table, window: int) -> None:
    t.push(WINDOW, flag=window)


def answered_frame(t: Table) -> int:
    """What the window on top is an answer to."""
    return t.stack[-2]


def window_frame(window: int, place: int, passes: int, seat: int = 0) -> int:
    return frame(WINDOW, seat, window, place | passes << PASSES)


def window_of(entry: int) -> int:
    return flag_of(entry)


def place_of(entry: int) -> int:
    return number_of(entry) & PLACE_MASK


def passes_of(entry: int) -> int:
    return number_of(entry) >> PASSES


def is_window(entry: int, window: int) -> bool:
    return step_of(entry) == WINDOW and flag_of(entry) == window
