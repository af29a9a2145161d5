"""Who is here: connections come and go, and a player without any is away."""

import asyncio
import secrets
import time

from capotavola.server import messages as said
from capotavola.server import showing
from capotavola.server.background import Background
from capotavola.server.house import House, encode
from capotavola.server.log import AnyLog, Gone, Returned
from capotavola.server.opened import Listener, OpenTable
from capotavola.server.table import Table, Told

BLIP = 3.0  # seconds that a connection may be gone before its player is


class Doorman:
    def __init__(self, house: House, background: Background) -> None:
        self.house = house
        self.background = background
        self.worker = secrets.token_hex(8)

    async def welcome(self, opened: OpenTable, listener: Listener, since: int | None) -> None:
        """From now on the listener hears all that concerns it; first how things stand, and what it missed."""
        house = self.house
        async with opened.lock:
            table = await house.sound(opened)
            missed = await self._missed(opened, listener.seat, since)
            yours = table.seats_of(listener.key) if listener.key else []
            listener.send(encode(showing.welcome(table, listener.seat, yours, missed, house.now())))
            opened.listeners.append(listener)
        house.metrics.listeners.inc()
        if listener.seat is not None:
            await self._arrived(opened, listener.seat)

    async def _missed(
        self, opened: OpenTable, seat: int | None, since: int | None
    ) -> list[said.AnyHappening] | None:
        if since is None or since > opened.table.versions[showing.viewer_of(seat)]:
            return None
        missed = showing.gap(opened.table, seat, since)
        return await self.history(opened, seat, since) if missed is None else missed

    async def history(self, opened: OpenTable, seat: int | None, since: int) -> list[said.AnyHappening]:
        """All that a viewer has heard after a version, read from the log."""
        viewer = showing.viewer_of(seat)
        told: list[said.AnyHappening] = []

        def hears(_: Table, heard: Told) -> bool:
            if heard.concerns(viewer) and heard.versions[viewer] > since:
                told.append(heard.to(viewer))
            return True

        await self.house.folded(opened.kept, hears)
        return told

    async def goodbye(self, opened: OpenTable, listener: Listener) -> None:
        if listener in opened.listeners:
            opened.listeners.remove(listener)
            self.house.metrics.listeners.dec()
        opened.used = time.monotonic()
        if listener.seat is not None and opened.connections(listener.seat) == 0:
            self.background.start(self._gone(opened, listener.seat))

    async def _arrived(self, opened: OpenTable, seat: int) -> None:
        if opened.connections(seat) == 1:
            await self.house.store.connect(self.worker, opened.kept.id, seat)
        await self.house.write(opened, lambda table: _return(table, seat))

    async def _gone(self, opened: OpenTable, seat: int) -> None:
        await asyncio.sleep(BLIP)
        if opened.connections(seat) == 0:
            await self.house.store.disconnect(self.worker, opened.kept.id, seat)
            await self.look_for_absent(opened)

    async def look_for_absent(self, opened: OpenTable) -> None:
        """Whoever has no connection to any worker is away."""
        present = await self.house.store.connected(opened.kept.id)
        await self.house.write(opened, lambda table: _absent(table, present))


def _return(table: Table, seat: int) -> list[AnyLog]:
    there = table.seats[seat]
    return [Returned(seat)] if there.kind == "person" and there.away is not None else []


def _absent(table: Table, present: set[int]) -> list[AnyLog]:
    if table.finished():
        return []
    return [
        Gone(number)
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.away is None and number not in present
    ]
