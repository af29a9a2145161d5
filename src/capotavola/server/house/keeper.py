"""Goes round from time to time: tables nobody attends to, workers that died, tables nobody uses."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from capotavola.server.house.attendant import LEASE, Attendant
from capotavola.server.house.background import Background
from capotavola.server.house.complaints import is_shut
from capotavola.server.house.doorman import Doorman
from capotavola.server.house.hours import Hours
from capotavola.server.house.house import House
from capotavola.server.house.opened import OpenTable
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.table.refusing import HouseRefuses

ROUND = 1.0  # seconds
BEAT = 2.0  # how often a worker says that it is alive
DEAD = 10_000  # without a beat for so long, a worker is dead
UNSTEADY = 5_000  # without a beat of its own for so long, a worker does not judge others
CLOSED = 5_000  # without any worker for so long, the house was closed
NEGLECTED = 2_000  # a duty overdue for so long is anybody's
AT_ONCE = 256
PUT_OFF = 3_600_000  # for how long nobody tries to attend to a table that cannot be opened
IDLE = 300.0  # seconds after which a table that nobody listens to leaves the memory

logger = logging.getLogger("capotavola.keeper")


class Keeper:
    """`several`: other workers serve the same tables, so what is in memory may be behind."""

    def __init__(
        self,
        house: House,
        hours: Hours,
        attendant: Attendant,
        doorman: Doorman,
        background: Background,
        several: bool,
    ) -> None:
        self.house = house
        self.hours = hours
        self.attendant = attendant
        self.doorman = doorman
        self.background = background
        self.several = several
        house.alone = not several
        self._beaten = 0
        self._steady_since = 0
        self._bereaved: set[str] = set()
        self._looked_at = 0  # of the open tables, in their order

    async def unlock(self) -> None:
        """When the house opens, or one more worker comes to it."""
        self.hours.go_ahead(await self.house.store.last_beat() or 0)
        await self.house.store.open_house(self.doorman.worker, self.house.now(), CLOSED)
        await self._beat()
        self.background.start(self._again_and_again(BEAT, self._beat))
        self.background.start(self._again_and_again(ROUND, self.go_round))

    async def _again_and_again(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._done(work())

    async def _done(self, work: Awaitable[None]) -> bool:
        """Whether it could be done; if not, the rest of a round is done all the same."""
        try:
            await work
        except (StoreTrouble, HouseRefuses) as trouble:
            logger.warning("rounds: %s", trouble)
        except Exception:
            logger.exception("rounds")
        else:
            return True
        return False

    async def _beat(self) -> None:
        self.hours.compare()
        if self.several and self.hours.go_ahead(await self.house.store.last_beat() or 0):
            await self._give_back_lost_time()
        now = self.house.now()
        await self.house.store.beat(self.doorman.worker, now)
        if now - self._beaten >= UNSTEADY:
            self._steady_since = now
        self._beaten = now

    async def _give_back_lost_time(self) -> None:
        """The others' time is ahead of what ours was: what is between is nobody's, if they say so."""
        logger.warning("this worker's time was behind the others'")
        for opened in [*self.house.opened.values()]:
            await self._done(self.house.give_back_lost_time(opened))

    def steady(self) -> bool:
        """Whether something could be written lately."""
        return self.house.now() - self._beaten < UNSTEADY

    async def go_round(self) -> None:
        for part in (self._claim_neglected, self._bury_the_dead, self._look_for_present, self._read_on):
            await self._done(part())
        self._tidy()

    async def _claim_neglected(self) -> None:
        now = self.house.now()
        for code in await self.house.store.claim_due(now - NEGLECTED, NEGLECTED + LEASE, AT_ONCE):
            self.background.start(self._attend(code))

    async def _attend(self, code: str) -> None:
        """One that cannot be opened is left alone for long, so that it takes nobody else's turn."""
        try:
            await self.attendant.attend(await self.house.open(code, waited_for=False))
        except HouseRefuses as trouble:
            if is_shut(trouble):
                await self._done(self.house.store.put_off(code, self.house.now() + PUT_OFF))
            else:
                logger.warning("table %s is neglected: %s", code, trouble)

    async def _bury_the_dead(self) -> None:
        """A worker that could not beat lately waits first: perhaps the others could not either."""
        now = self.house.now()
        if self.steady() and now - self._steady_since >= DEAD:
            self._bereaved.update(await self.house.store.bury(now - DEAD))
        for code in sorted(self._bereaved):
            if await self._done(self._look_for_absent(code)):
                self._bereaved.discard(code)

    async def _look_for_absent(self, code: str) -> None:
        try:
            opened = await self.house.open(code, waited_for=False)
        except HouseRefuses as refuses:
            if is_shut(refuses):
                return
            raise
        await self.doorman.look_for_absent(opened)

    async def _look_for_present(self) -> None:
        for opened in [*self.house.opened.values()]:
            await self._done(self.doorman.look_for_present(opened))

    async def _read_on(self) -> None:
        """An announcement may have been lost, or a write of our own be in doubt: the storage knows."""
        for opened in [*self.house.opened.values()]:
            if opened.doubtful and not opened.lock.locked():
                await self._done(self.house.catch_up(opened))
        heard = [opened for opened in self.house.opened.values() if opened.listeners and self.several]
        looked_at = {opened.kept.id: opened for opened in [*heard, *self._in_turn()]}
        numbers = await self.house.store.numbers([*looked_at])
        for table, opened in looked_at.items():
            if numbers.get(table, -1) != opened.table.number:
                await self._done(self.house.catch_up(opened))

    def _in_turn(self) -> list[OpenTable]:
        """Some of the open tables, others each time: a command of who runs the house announces nothing."""
        open_now = [*self.house.opened.values()]
        first = self._looked_at if self._looked_at < len(open_now) else 0
        self._looked_at = first + AT_ONCE
        return open_now[first : first + AT_ONCE]

    async def elsewhere(self, code: str, number: int) -> None:
        """Another worker has written at a table."""
        opened = self.house.opened.get(code)
        if opened is not None:
            self.background.start(self._hear_of(opened, number))

    async def _hear_of(self, opened: OpenTable, number: int) -> None:
        try:
            await self.house.catch_up(opened, number)
        except HouseRefuses as trouble:
            logger.warning("table %s: news from elsewhere must wait: %s", opened.kept.code, trouble)

    def _tidy(self) -> None:
        for opened in [*self.house.opened.values()]:
            if self._idle(opened):
                self.house.forget(opened)

    def _idle(self, opened: OpenTable) -> bool:
        unused = time.monotonic() - opened.used > IDLE
        return unused and not opened.listeners and not opened.attended and not opened.lock.locked()
