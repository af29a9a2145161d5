"""The kinds of windows in which players may answer (LC-R8); `tasks/answers.py` knows what happens in them."""

from typing import Final

from capotavola.engine.frames import frame
from capotavola.games.cosanostra.order import WINDOW
from capotavola.games.cosanostra.table import Table

REROLLS: Final = 0
HOLD_UPS: Final = 1
TRAPS: Final = 2
SAVES: Final = 3
SCHEMES: Final = 4
VETOES: Final = 5
WINDOW_NAMES: Final = ["rerolls", "hold-ups", "traps", "saves", "schemes", "vetoes"]

# The number of a window's frame: whose place is next, and how many have passed in a row.
PLACE_MASK: Final = 15
PASSES: Final = 4


def open_window(t: Table, window: int) -> None:
    t.stack.append(frame(WINDOW, 0, window))
