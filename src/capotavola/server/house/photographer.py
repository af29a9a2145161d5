"""Takes pictures of tables, so that they open soon: from there on, not from the first entry of their logs."""

import asyncio
import logging
import time

from capotavola.server.house.house import House
from capotavola.server.house.opened import OpenTable
from capotavola.server.storage.store import Picture, StoreTrouble
from capotavola.server.table.picture import may_be_taken

FEWEST = 32  # new entries that are worth a picture, when a table has fallen quiet or the house closes
MANY = 256  # new entries after which one is taken while the play goes on
QUIET = 5_000  # milliseconds
ROUND = 1.0  # seconds
SHARE = 20  # of the time one part in so many, at most
AT_CLOSING = 3.0  # seconds
AT_ONCE = 32

logger = logging.getLogger("capotavola.photographer")


class Photographer:
    def __init__(self, house: House) -> None:
        self.house = house

    async def again_and_again(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            await self.go_round()

    async def go_round(self) -> None:
        """One table after the other, with pauses: those who play feel nothing of it."""
        now = self.house.now()
        for opened in [*self.house.opened.values()]:
            quiet = now - opened.table.last_at >= QUIET
            if self._is_worth_it(opened, FEWEST if quiet else MANY):
                began = time.perf_counter()
                picture = self.house.album.take(opened.table)
                await asyncio.sleep(SHARE * (time.perf_counter() - began))
                await self._keep(opened, picture)

    async def last_round(self) -> None:
        """Before the house closes, so that it opens soon; what is not ready in time is not missed."""
        deadline = time.monotonic() + AT_CLOSING
        left = [opened for opened in self.house.opened.values() if self._is_worth_it(opened, FEWEST)]
        while left and time.monotonic() < deadline:
            some, left = left[:AT_ONCE], left[AT_ONCE:]
            taken = [(opened, self.house.album.take(opened.table)) for opened in some]
            await asyncio.gather(*[self._keep(opened, picture) for opened, picture in taken])

    def _is_worth_it(self, opened: OpenTable, entries: int) -> bool:
        """Of several workers the one that wrote last takes it."""
        table = opened.table
        new = table.number - opened.pictured >= entries
        return new and opened.ours and not opened.doubtful and may_be_taken(table)

    async def _keep(self, opened: OpenTable, picture: Picture) -> None:
        """If it could not be kept, another is taken when there is more to be seen."""
        opened.pictured = picture.number
        try:
            await self.house.album.keep(opened.kept, picture)
        except StoreTrouble as trouble:
            logger.warning("table %s: no picture of it is kept: %s", opened.kept.code, trouble)
