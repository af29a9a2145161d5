"""Goes round from time to time: tables nobody attends to, workers that died, tables nobody uses."""

import asyncio
import logging
import time

from capotavola.server.attendant import LEASE, Attendant
from capotavola.server.background import Background
from capotavola.server.doorman import Doorman
from capotavola.server.house import House
from capotavola.server.opened import OpenTable
from capotavola.server.refusing import HouseRefuses
from capotavola.server.store import StoreTrouble

ROUND = 1.0  # seconds
BEAT = 2_000  # how often a worker says that it is alive
DEAD = 10_000  # without a beat for so long, a worker is dead
CLOSED = 5_000  # without any worker for so long, the house was closed
NEGLECTED = 2_000  # a duty overdue for so long is anybody's
AT_ONCE = 64
IDLE = 300.0  # seconds after which a table that nobody listens to leaves the memory

logger = logging.getLogger("capotavola.keeper")


class Keeper:
    """`several`: other workers serve the same tables, so what is in memory may be behind."""

    def __init__(
        self, house: House, attendant: Attendant, doorman: Doorman, background: Background, several: bool
    ) -> None:
        self.house = house
        self.attendant = attendant
        self.doorman = doorman
        self.background = background
        self.several = several
        self._beaten = 0

    async def unlock(self) -> None:
        """When the house opens: how long was it closed?"""
        last = await self.house.store.last_beat()
        if last is not None and self.house.up_since - last > CLOSED:
            self.house.closed_since = last
        await self.house.store.beat(self.doorman.worker, self.house.now())
        self.background.start(self._rounds())

    async def _rounds(self) -> None:
        while True:
            try:
                await self.go_round()
            except (StoreTrouble, HouseRefuses) as trouble:
                logger.warning("rounds: %s", trouble)
            await asyncio.sleep(ROUND)

    async def go_round(self) -> None:
        now = self.house.now()
        if now - self._beaten >= BEAT:
            await self.house.store.beat(self.doorman.worker, now)
            self._beaten = now
            for code in await self.house.store.bury(now - DEAD):
                await self.doorman.look_for_absent(await self.house.open(code))
        for code in await self.house.store.claim_due(now - NEGLECTED, NEGLECTED + LEASE, AT_ONCE):
            self.background.start(self._attend(code))
        if self.several:
            await self._read_on()
        self._tidy()

    async def _attend(self, code: str) -> None:
        opened = await self.house.open(code)
        if self.several:
            await self.house.catch_up(opened)
        await self.attendant.attend(opened)

    async def _read_on(self) -> None:
        """An announcement may have been lost: the storage knows."""
        numbers = await self.house.store.numbers([opened.kept.id for opened in self.house.opened.values()])
        for opened in [*self.house.opened.values()]:
            if numbers.get(opened.kept.id, 0) > opened.table.number:
                await self.house.catch_up(opened)

    async def elsewhere(self, code: str, number: int) -> None:
        """Another worker has written at a table."""
        opened = self.house.opened.get(code)
        if opened is not None and opened.table.number < number:
            await self.house.catch_up(opened)

    def _tidy(self) -> None:
        for opened in [*self.house.opened.values()]:
            if self._idle(opened):
                self.house.forget(opened)

    def _idle(self, opened: OpenTable) -> bool:
        unused = time.monotonic() - opened.used > IDLE
        return unused and not opened.listeners and not opened.attended and not opened.lock.locked()
