"""The house's time. The machine's clock may be set while people play: their clocks must not notice."""

import logging
import time
from collections.abc import Callable

JUMP = 2_000  # milliseconds by which the machine's clock may differ before anybody is told

logger = logging.getLogger("capotavola.hours")


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000


class Hours:
    """Begins with the machine's clock, and goes on steadily whatever becomes of that.

    Workers agree through their beats: who is behind the newest of them goes ahead to it. So a house that
    opens again after its clock was set back does not wait for the time of its own logs to come again.
    """

    def __init__(self, wall: Callable[[], int] = _wall, steady: Callable[[], int] = _steady) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()
        self._apart = 0

    def now(self) -> int:
        return self._steady() + self._offset

    def go_ahead(self, to: int) -> int:
        """To the newest time that anybody in the house knows; by how much, if that is not a trifle."""
        behind = to - self.now()
        if behind > 0:
            self._offset += behind
        return behind if behind > JUMP else 0

    def compare(self) -> None:
        """With the machine's clock; said once for each time that it was set."""
        apart = self._wall() - self.now()
        if abs(apart - self._apart) > JUMP:
            self._apart = apart
            logger.warning("the machine's clock was set: it is %+.1f s from the house's time", apart / 1000)
