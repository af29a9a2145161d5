"""Who is here: connections come and go, and a player without any is away."""

import asyncio
import logging
import secrets
import time

from capotavola.server.house.archive import Archive
from capotavola.server.house.background import Background
from capotavola.server.house.complaints import is_shut
from capotavola.server.house.house import House, check_holder
from capotavola.server.house.opened import Listener, OpenTable
from capotavola.server.house.telling import encode
from capotavola.server.messages import happened
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.table import showing
from capotavola.server.table.decisions import Who
from capotavola.server.table.log import AnyLog, Gone, Returned
from capotavola.server.table.refusing import HouseRefuses, unavailable
from capotavola.server.table.table import HouseTable

BLIP = 3.0  # seconds that a connection may be gone before its player is
SURELY_OVER = 0.1  # a timer may be a little early
AFTER_TROUBLE = 2.0  # seconds, then twice as long each time
LONGEST_WAIT = 60.0

logger = logging.getLogger("capotavola.doorman")


class Doorman:
    """`_book`: the table and seat of all who stand in the storage as connected to this worker; their keys."""

    def __init__(self, house: House, archive: Archive, background: Background) -> None:
        self.house = house
        self.archive = archive
        self.background = background
        self.worker = secrets.token_hex(8)
        self._book: dict[tuple[int, int], str | None] = {}
        house.loaded = lambda opened: self._look_soon(opened.kept.code)

    async def welcome(self, opened: OpenTable, listener: Listener, since: int | None) -> None:
        """From now on the listener hears all that concerns it; first how things stand, and what it missed."""
        house = self.house
        missed = await self._missed(opened, listener.seat, since)
        # From here to the list of listeners nobody is waited for: so no news comes in between.
        table = opened.table
        check_holder(table, Who(listener.seat, listener.key))
        yours = table.seats_of(listener.key) if listener.key else []
        listener.send(encode(showing.welcome(table, listener.seat, yours, missed, house.now())))
        opened.listeners.append(listener)
        house.metrics.listeners.inc()
        if listener.seat is not None:
            await self._receive(opened, listener, yours)

    async def _receive(self, opened: OpenTable, listener: Listener, seats: list[int]) -> None:
        """Who cannot be written down may stay: that is tried again."""
        await self.house.door_is_calm()
        try:
            await self._arrived(opened, seats)
        except StoreTrouble as trouble:
            listener.send(encode(unavailable(trouble.reason).refused))
        except HouseRefuses as refuses:
            listener.send(encode(refuses.refused))

    async def _missed(
        self, opened: OpenTable, seat: int | None, since: int | None
    ) -> list[happened.AnyHappening] | None:
        """What is in memory, or fits on a page of the log; None if it is more, or too many ask for pages."""
        if since is None or since > opened.table.versions[showing.viewer_of(seat)]:
            return None
        missed = showing.gap(opened.table, seat, since)
        if missed is not None:
            return missed
        try:
            page = await self.archive.page(opened.kept, seat, since)
        except HouseRefuses:
            return None
        rest = showing.gap(opened.table, seat, page.version)
        if rest is None:
            return None
        return [*showing.for_owner(opened.table, seat, page.happened), *rest]

    async def goodbye(self, opened: OpenTable, listener: Listener) -> None:
        if listener in opened.listeners:
            opened.listeners.remove(listener)
            self.house.metrics.listeners.dec()
        opened.used = time.monotonic()
        if listener.seat is not None and listener.key not in opened.connected():
            opened.parted[listener.key] = time.monotonic()
            self._look_soon(opened.kept.code)

    async def _arrived(self, opened: OpenTable, seats: list[int]) -> None:
        async with opened.lock:
            await self._write_down(opened, seats)
        await self.house.write(opened, lambda table: _returns(table, seats))

    def _look_soon(self, code: str) -> None:
        self.background.start(self._look_until_seen(code))

    async def _look_until_seen(self, code: str) -> None:
        """Who is gone now may be back in a moment."""
        await asyncio.sleep(BLIP + SURELY_OVER)
        wait = AFTER_TROUBLE
        while True:
            try:
                await self.look_for_absent(await self.house.open(code, waited_for=False))
            except (HouseRefuses, StoreTrouble) as trouble:
                if isinstance(trouble, HouseRefuses) and is_shut(trouble):
                    return
                logger.warning("table %s: who is here cannot be seen: %s", code, trouble)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                return

    async def look_for_absent(self, opened: OpenTable) -> None:
        """Whoever has no connection to any worker is away."""
        async with opened.lock:
            for seat in range(len(opened.table.seats)):
                if seat not in opened.present(lately=BLIP):
                    await self._strike_out(opened, seat)
        elsewhere = await self.house.store.connected(opened.kept.id)
        await self.house.write(opened, lambda table: _absent(table, elsewhere | opened.present(lately=BLIP)))

    async def look_for_present(self, opened: OpenTable) -> None:
        """Whoever is connected here is not away, though another worker took this one for dead."""
        await self._strike_out_former(opened)
        for seat in sorted(opened.present()):
            there = opened.table.seats[seat]
            if there.away is not None:
                async with opened.lock:
                    await self._strike_out(opened, seat)
                await self._arrived(opened, [seat])
            elif self._book.get((opened.kept.id, seat)) != there.key:
                await self._arrived(opened, [seat])

    async def _strike_out_former(self, opened: OpenTable) -> None:
        """Who gave one of several seats up is still connected, but no longer for the one who has it now."""
        for seat, there in enumerate(opened.table.seats):
            written = self._book.get((opened.kept.id, seat), there.key)
            if written != there.key and seat not in opened.present():
                async with opened.lock:
                    await self._strike_out(opened, seat)

    async def _write_down(self, opened: OpenTable, seats: list[int]) -> None:
        table = opened.kept.id
        new = [seat for seat in seats if (table, seat) not in self._book]
        if new:
            await self.house.store.connect(self.worker, table, *new)
        for seat in seats:
            self._book[table, seat] = opened.table.seats[seat].key

    async def _strike_out(self, opened: OpenTable, seat: int) -> None:
        line = (opened.kept.id, seat)
        if line in self._book:
            await self.house.store.disconnect(self.worker, *line)
            del self._book[line]


def _returns(table: HouseTable, seats: list[int]) -> list[AnyLog]:
    return [
        Returned(seat)
        for seat in seats
        if table.seats[seat].kind == "person" and table.seats[seat].away is not None
    ]


def _absent(table: HouseTable, present: set[int]) -> list[AnyLog]:
    if table.finished():
        return []
    return [
        Gone(number)
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.away is None and number not in present
    ]
