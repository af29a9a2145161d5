"""How much of everything fits on a screen: the table first, then what is beside it."""

from collections.abc import Callable
from typing import NamedTuple

LONGEST_LOG = 14
MOST_PRIVATE = 3
# Cards are explained, or it is said how to read them, or not.
NOT, HINTED, EXPLAINED = 0, 1, 2
# How far cards are explained, whether choices stand side by side, and the least lines of the log.
PREFERENCES = [
    (EXPLAINED, False, 3),
    (EXPLAINED, True, 3),
    (EXPLAINED, True, 1),
    (HINTED, False, 3),
    (HINTED, True, 1),
    (NOT, True, 0),
]
LEAST_TABLE = 8  # lines, for which choices and news are shortened to a line each


class Layout(NamedTuple):
    """How much of everything is shown."""

    form: int
    explained: int
    side_by_side: bool
    log: int = 0
    brief: bool = False  # news for this player alone take a line each
    briefest: bool = False  # and so do choices
    rows: int | None = None  # lines of the table, if not even the smallest fits

    def private(self) -> int:
        """How many news for this player alone."""
        return 1 if self.explained == NOT else MOST_PRIVATE


class Heights(NamedTuple):
    """In lines: of each form of the table that can be used, of the newest lines of the log, of all else."""

    tables: dict[int, int]
    log: list[int]
    rest: Callable[[Layout], int]


def fitting(room: int, high: Heights) -> Layout:
    """The first layout that fits, from the largest table down; then less beside it; then less of it."""
    for explained, side_by_side, wish in PREFERENCES:
        layout = Layout(min(high.tables), explained, side_by_side)
        left = room - high.rest(layout) - min(wish, len(high.log))
        for form, lines in high.tables.items():
            if lines <= left:
                return layout._replace(form=form, log=_within(room - high.rest(layout) - lines, high.log))
    return _shortened(room, high)


def _shortened(room: int, high: Heights) -> Layout:
    """The smallest table, as much of it as there is room for: its top is never scrolled away."""
    form, lines = list(high.tables.items())[-1]
    layout = Layout(form, NOT, True, brief=True)
    if room - high.rest(layout) < min(lines, LEAST_TABLE):
        layout = layout._replace(briefest=True)
    left = max(1, room - high.rest(layout))
    if lines > left:
        return layout._replace(rows=left)
    return layout._replace(log=_within(left - lines, high.log))


def _within(lines: int, log: list[int]) -> int:
    """How many of the newest fit into so many lines."""
    taken = 0
    for count, high in enumerate(log[:LONGEST_LOG]):
        taken += high
        if taken > min(lines, LONGEST_LOG):
            return count
    return len(log[:LONGEST_LOG])
