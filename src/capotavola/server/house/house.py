"""The house, as it is asked: for a table, for an entry in its log, to do what somebody wants done."""

import asyncio
import time
from collections.abc import Callable

from capotavola.editions import Editions
from capotavola.engine.foresight import foresee
from capotavola.engine.game import Game
from capotavola.server.house import folding, opening, writing
from capotavola.server.house.floor import Floor, milliseconds
from capotavola.server.house.folding import Hearing
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.opened import Listener, OpenTable
from capotavola.server.house.writing import Deciding
from capotavola.server.messages import said, told
from capotavola.server.storage.store import Kept, Store
from capotavola.server.table import showing
from capotavola.server.table.decisions import Line, Who, decide, to_foresee
from capotavola.server.table.log import AnyLog, TableSetup
from capotavola.server.table.refusing import house_refuses
from capotavola.server.table.table import Heard, HouseTable


def check_holder(table: HouseTable, who: Who) -> None:
    """A seat may have been given up, or taken away, since somebody came to it."""
    if who.seat is not None and table.seats[who.seat].key != who.key:
        raise house_refuses("not-your-seat")


class House(Floor):
    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        bot_delay: int,
        now: Callable[[], int] = milliseconds,
        editions: Editions | None = None,
    ) -> None:
        super().__init__(store, metrics, bot_delay, now, editions)
        self._porter = opening.Porter(self)

    def game(self, name: str) -> Game:
        return self.cupboard.game(name)

    def box(self, setup: TableSetup) -> Game:
        return self.cupboard.box(setup)

    # -- tables -------------------------------------------------------------------------

    async def free_code(self) -> str:
        return await opening.free_code(self)

    async def create(self, setup: TableSetup, first: list[AnyLog], named: str | None = None) -> OpenTable:
        return await opening.create(self, setup, first, named)

    async def open(self, code: str, waited_for: bool = True) -> OpenTable:
        """`waited_for`: somebody waits at the door, and comes before what the house does by itself."""
        return await self._porter.open(code, waited_for)

    async def door_is_calm(self) -> None:
        """Whoever comes hears first how things stand at the table; who is here is written down after that."""
        await self._porter.calm()

    async def folded(
        self, kept: Kept, hears: Hearing = lambda *_: True, start: HouseTable | None = None
    ) -> HouseTable:
        return await folding.folded(self, kept, hears, start)

    # -- entries --------------------------------------------------------------------------

    async def write(self, opened: OpenTable, deciding: Deciding, mark: str | None = None) -> list[Heard]:
        return await writing.write(self, opened, deciding, mark)

    async def up_to_date(self, opened: OpenTable) -> HouseTable:
        return await writing.up_to_date(self, opened)

    async def catch_up(self, opened: OpenTable, number: int | None = None) -> None:
        await writing.catch_up(self, opened, number)

    async def give_back_lost_time(self, opened: OpenTable) -> None:
        closings = await self.store.closings(opened.table.last_at)
        await writing.give_back_lost_time(self, opened, closings)

    # -- messages -------------------------------------------------------------------------

    async def do(
        self,
        opened: OpenTable,
        who: Who,
        message: said.Move | said.Foresee,
        arrived: int,
        sender: Listener | None = None,
    ) -> told.Ack | told.Foreseen:
        """Carry a message out; HouseRefuses says why not. Sent again, it is answered and not done again.

        `sender` is sent the answer as soon as it is there.
        """
        if isinstance(message, said.Foresee):
            return await self._foresee(opened, who, message)
        began = time.perf_counter()
        mark = f"{'w' if who.seat is None else who.seat}:{(who.key or '')[:16]}:{message.id}"
        racing = opened.table.race is not None
        line = Line(arrived, opened.bounds() if racing else {}, opened.waits() if racing else {})

        def deciding(table: HouseTable) -> list[AnyLog]:
            check_holder(table, who)
            return decide(table, who, message, line)

        if isinstance(message, said.Undo):
            await self._judge(opened, who)
        await writing.write(self, opened, deciding, mark, sender)
        self.metrics.took(time.perf_counter() - began)
        return told.Ack(message.id, opened.table.versions[showing.viewer_of(who.seat)])

    async def _foresee(self, opened: OpenTable, who: Who, message: said.Foresee) -> told.Foreseen:
        """Also this is not done on the loop; what happens meanwhile is seen by the version."""
        async with opened.lock:
            table = await self.up_to_date(opened)
            check_holder(table, who)
            seat, action = to_foresee(table, who, message)
            version, state = table.versions[seat], table.state.copy()
        return showing.foreseen(message.id, version, await asyncio.to_thread(foresee, state, seat, action))

    async def _judge(self, opened: OpenTable, who: Who) -> None:
        """Whether an action taught anybody anything takes some time to find out: not here on the loop."""
        deeds = opened.table.deeds
        if deeds and deeds[-1].seat == who.seat and deeds[-1].taught is None:
            deeds[-1].taught = await self.taught(opened.table, deeds[-1])
