"""Watches over the process that serves: its memory, its descriptors, its loop, what waits in it."""

import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from capotavola.server.house.metrics import Metrics, Stock
from capotavola.server.storage.counting import count_all
from capotavola.server.storage.store import Store, StoreTrouble

OFTEN = 0.25  # seconds between two looks at the loop
ROUND = 1.0  # and at all else

Number = Callable[[], int]


class Watch:
    """`connections` and `waiting` are counted elsewhere: at the door, and in the postbag."""

    def __init__(self, metrics: Metrics, store: Store, connections: Number, waiting: Number) -> None:
        self.metrics = metrics
        self.store = store
        self.connections = connections
        self.waiting = waiting
        store.note(metrics.stored.observe)

    async def again_and_again(self) -> None:
        looked = 0.0
        while True:
            began = time.perf_counter()
            await asyncio.sleep(OFTEN)
            now = time.perf_counter()
            self.metrics.lag.observe(max(0.0, now - began - OFTEN))
            if now - looked >= ROUND:
                looked = now
                self.look()

    def look(self) -> None:
        """Other workers may be asked for our figures, so they are put down before anybody asks."""
        metrics = self.metrics
        metrics.connections.set(self.connections())
        metrics.waiting.set(self.waiting())
        metrics.queue.set(self.store.waiting())
        if sys.platform != "linux":
            return
        metrics.memory.labels("worker").set(_resident("self"))
        metrics.memory.labels("bots").set(sum(map(_resident, _children())))
        descriptors = sum(1 for _ in Path("/proc/self/fd").iterdir())
        metrics.descriptors.set(descriptors)
        metrics.descriptors_used.set(descriptors / _most_descriptors())

    async def page(self) -> bytes:
        self.look()
        return self.metrics.page(await self._stock())

    async def _stock(self) -> Stock:
        """Of a storage that does not answer at least that is said."""
        room = {"temporary": shutil.disk_usage(tempfile.gettempdir()).free}
        try:
            counts = await self.store.look(count_all)
            left = await self.store.room()
        except StoreTrouble:
            return Stock({}, 0, 0, room, answers=False)
        if left is not None:
            room["storage"] = left
        return Stock(counts.tables, counts.attended, counts.seats, room, answers=True)


def _children() -> list[str]:
    """The processes that this one has started, whichever of its threads did: bots think there."""
    started: list[str] = []
    for thread in Path("/proc/self/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):
            started += thread.read_text().split()
    return started


def _resident(process: str) -> int:
    """Bytes; a process may have gone since it was listed."""
    import resource  # noqa: PLC0415  (not on every system)

    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return pages * resource.getpagesize()


def _most_descriptors() -> int:
    import resource  # noqa: PLC0415  (not on every system)

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft)
