"""A device that goes offline for a moment again and again.

That is a matter of seconds, which a busy machine may not keep. So it is measured how long it was gone:
where that was too long nothing is proved, and it is tried again.
"""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import inf

from tests.server.hammer import Player, playing, wait_for

SURE = 0.5  # seconds; who has been welcomed is written down a moment later
ATTEMPTS = 8


class Device:
    """`gap`: the longest time, at most, in which the house saw nothing of it."""

    def __init__(self) -> None:
        self.gap = 0.0
        self._parted = inf

    @asynccontextmanager
    async def held_by(self, player: Player) -> AsyncIterator[None]:
        welcomes = player.welcomes
        async with playing(player):
            await wait_for("the welcome", lambda: player.welcomes > welcomes)
            self.gap = max(self.gap, time.monotonic() - self._parted)
            yield
            self._parted = time.monotonic()

    def gone_less_than(self, seconds: float) -> bool:
        return self.gap < seconds - SURE


async def until_in_time(attempt: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(ATTEMPTS):
        if await attempt():
            return
    raise AssertionError("nothing is in time on this machine")
