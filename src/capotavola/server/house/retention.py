"""How long tables are kept: those that were never begun, never finished, or finished long ago go."""

import asyncio
import logging
from typing import NamedTuple

from capotavola.server.house.house import House
from capotavola.server.messages.fields import Status
from capotavola.server.settings import Settings
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.table.refusing import house_refuses

A_DAY = 24 * 3600 * 1000
EVERY = 600.0  # seconds
AT_ONCE = 100

logger = logging.getLogger("capotavola.retention")


class Age(NamedTuple):
    """Tables in one of these states go after so many days in which nothing happened."""

    statuses: list[Status]
    days: int


def ages(settings: Settings) -> list[Age]:
    """Only those that are set."""
    wanted = [
        Age(["open"], settings.keep_open_days),
        Age(["playing", "paused"], settings.keep_abandoned_days),
        Age(["over", "ended"], settings.keep_finished_days),
    ]
    return [age for age in wanted if age.days]


async def remove_table(house: House, code: str) -> None:
    """For good, and from the memory of this process; others notice within seconds."""
    opened = house.opened.get(code)
    if not await house.store.remove(code):
        raise house_refuses("no-such-table", code=code)
    if opened is not None:
        house.dismiss(opened)


class Cleaner:
    def __init__(self, house: House, ages: list[Age]) -> None:
        self.house = house
        self.ages = ages

    async def again_and_again(self) -> None:
        while self.ages:
            try:
                await self.clean()
            except StoreTrouble as trouble:
                logger.warning("old tables stay for now: %s", trouble)
            await asyncio.sleep(EVERY)

    async def clean(self) -> int:
        """How many tables are gone; of several workers each finds what the others have left."""
        gone = 0
        for statuses, days in self.ages:
            before = self.house.now() - days * A_DAY
            while codes := await self.house.store.expired(statuses, before, AT_ONCE):
                gone += await self._remove(codes)
        if gone:
            logger.info("%d old tables were removed", gone)
        return gone

    async def _remove(self, codes: list[str]) -> int:
        gone = 0
        for code in codes:
            opened = self.house.opened.get(code)
            gone += await self.house.store.remove(code)
            if opened is not None:
                self.house.dismiss(opened)
        return gone
