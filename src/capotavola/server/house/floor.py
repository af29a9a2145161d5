"""The floor of the house: the tables that are open in this process, and what is needed to work at them."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from capotavola.editions import Editions
from capotavola.server.house.album import Album
from capotavola.server.house.complaints import Complaints
from capotavola.server.house.cupboard import Cupboard
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.telling import encode, send_away
from capotavola.server.messages import told
from capotavola.server.storage.store import Store
from capotavola.server.table import showing
from capotavola.server.table.table import Deed, HouseTable


async def _found_out_here(_: HouseTable, deed: Deed) -> bool:
    return await asyncio.to_thread(deed.judge)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Floor:
    """`announce` tells other workers of a new entry; `changed` is called after every change of a table.

    `loaded` is called with a table that was read from its log, `rewritten` with the number of one whose
    earlier entries are others now. `taught` finds out whether anybody learnt
    anything by an action, which takes a while. `alone`: no other worker writes at the tables.
    """

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        bot_delay: int,
        now: Callable[[], int] = milliseconds,
        editions: Editions | None = None,
    ) -> None:
        self.store = store
        self.album = Album(store)
        self.metrics = metrics
        self.bot_delay = bot_delay
        self.now = now
        self.editions = editions or Editions()
        self.cupboard = Cupboard()
        self.complaints = Complaints(metrics)
        self.announce: Callable[[str, int], None] = lambda code, number: None
        self.changed: Callable[[OpenTable], None] = lambda opened: None
        self.loaded: Callable[[OpenTable], None] = lambda opened: None
        self.rewritten: Callable[[int], None] = lambda table: None
        self.taught: Callable[[HouseTable, Deed], Awaitable[bool]] = _found_out_here
        self.alone = True
        self.opened: dict[str, OpenTable] = {}

    def keep_open(self, opened: OpenTable) -> OpenTable:
        self.opened[opened.kept.code] = opened
        self.metrics.tables.set(len(self.opened))
        self.changed(opened)
        return opened

    def forget(self, opened: OpenTable) -> None:
        """Out of memory; its log has everything."""
        opened.cancel_timer()
        opened.forget_ahead()
        del self.opened[opened.kept.code]
        self.metrics.tables.set(len(self.opened))

    def dismiss(self, opened: OpenTable) -> None:
        """The table is no more: whoever listens to it is sent away."""
        send_away(opened, told.Closing("removed", again=False))
        if self.opened.get(opened.kept.code) is opened:
            self.forget(opened)

    def start_over(self, opened: OpenTable, table: HouseTable) -> None:
        """The log was rewritten: all who listen come back, and hear it as it is now."""
        opened.table, opened.info = table, encode(showing.table_info(table))
        opened.pictured = 0
        self.rewritten(opened.kept.id)
        send_away(opened, told.Closing("restart", again=True))
        self.changed(opened)
