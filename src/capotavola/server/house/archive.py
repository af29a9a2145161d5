"""Looking back: what a viewer heard long ago, and the game as it was then, from the table's log.

One after the other, in short turns and by the page: however many look back, those who play feel little of it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from capotavola.server.house.house import House
from capotavola.server.house.telling import encode
from capotavola.server.messages import happened
from capotavola.server.storage.store import Kept
from capotavola.server.table import showing
from capotavola.server.table.refusing import too_much
from capotavola.server.table.table import Heard, HouseTable

PAGE = 200  # happenings
PAGE_BYTES = 64 * 1024
MOST_WAITING = 32
REMEMBERED = 32  # tables, as they were where somebody stopped reading: the next page begins there


class Page(NamedTuple):
    """`version`: of the viewer, up to which everything is on this page or earlier; `more`: there is more."""

    happened: list[happened.AnyHappening]
    version: int
    more: bool


class Archive:
    def __init__(self, house: House) -> None:
        self.house = house
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._stops: OrderedDict[int, HouseTable] = OrderedDict()
        house.rewritten = self._forget

    def _forget(self, table: int) -> None:
        self._stops.pop(table, None)

    async def page(self, kept: Kept, seat: int | None, since: int) -> Page:
        """What a viewer has heard after a version, as much of it as fits on a page."""
        viewer = showing.viewer_of(seat)
        told: list[happened.AnyHappening] = []
        room = PAGE_BYTES

        def hears(_: HouseTable, heard: Heard) -> bool:
            nonlocal room
            if heard.concerns(viewer) and heard.versions[viewer] > since:
                told.append(heard.to(viewer))
                room -= len(encode(told[-1]))
            return len(told) < PAGE and room > 0

        table = await self._played(kept, hears, lambda stop: stop.versions[viewer] <= since)
        return Page(told, table.versions[viewer], len(told) >= PAGE or room <= 0)

    async def moment(self, kept: Kept, seat: int | None, version: int) -> HouseTable:
        """The table as it was when a viewer had heard so much."""
        viewer = showing.viewer_of(seat)

        def not_yet(_: HouseTable, heard: Heard) -> bool:
            return heard.versions[viewer] < version

        return await self._played(kept, not_yet, lambda stop: stop.versions[viewer] < version)

    async def _played(
        self, kept: Kept, hears: Callable[[HouseTable, Heard], bool], early: Callable[[HouseTable], bool]
    ) -> HouseTable:
        """The log up to where `hears` has enough, from a stop that is early enough or from its beginning."""
        async with self.turn():
            stop = self._stops.get(kept.id)
            start = stop.ahead() if stop is not None and early(stop) else None
            table = await self.house.folded(kept, hears, start)
            self._stops[kept.id] = table
            self._stops.move_to_end(kept.id)
            if len(self._stops) > REMEMBERED:
                self._stops.popitem(last=False)
            return table

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """To read a whole log, when all who came before have read theirs."""
        if self._waiting >= MOST_WAITING:
            raise too_much("too-fast")
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1
