"""Tables come onto the floor: new ones, and those that are in the storage."""

import asyncio
import secrets
import time

from capotavola.server.house import writing
from capotavola.server.house.floor import Floor
from capotavola.server.house.folding import latest
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.openings import Openings
from capotavola.server.house.telling import encode
from capotavola.server.storage.store import CodeTaken, Damaged, StoreTrouble
from capotavola.server.table import duties, showing
from capotavola.server.table.fold import take
from capotavola.server.table.log import AnyLog, Entry, TableSetup
from capotavola.server.table.refusing import house_refuses
from capotavola.server.table.table import HouseTable

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is mistaken for something else
CODE_LENGTH = 6


def any_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


async def free_code(floor: Floor) -> str:
    while True:
        code = any_code()
        try:
            if await floor.store.find(code) is None:
                return code
        except Damaged:
            continue
        except StoreTrouble as trouble:
            raise floor.complaints.unavailable(trouble) from trouble


async def create(floor: Floor, setup: TableSetup, first: list[AnyLog], named: str | None) -> OpenTable:
    """A new table with its first entries; CodeTaken if it must have a name that another has."""
    game = floor.cupboard.box(setup)
    secret = secrets.token_bytes(32)
    created = floor.now()
    entries = [Entry(number, created, what) for number, what in enumerate(first, start=1)]
    while True:
        code = named or any_code()
        table = HouseTable(code, setup, game, secret, created)
        for entry in entries:
            take(table, entry)
        try:
            info = encode(showing.table_info(table))
            duty = duties.next_duty(table, floor.bot_delay, -1)
            summary = writing.summary_of(table, duty, info)
            kept = await floor.store.create(code, setup, secret, created, entries, summary)
        except CodeTaken:
            if named is not None:
                raise
            continue
        except StoreTrouble as trouble:
            raise floor.complaints.unavailable(trouble) from trouble
        return floor.keep_open(OpenTable(kept, table, info))


class Porter:
    """Fetches tables out of the storage, each once for all who want it."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._openings = Openings(floor.store)
        self._fetching: dict[str, asyncio.Task[OpenTable]] = {}

    async def open(self, code: str, waited_for: bool) -> OpenTable:
        """The table of that code, from memory or from its log."""
        opened = self._floor.opened.get(code)
        if opened is not None:
            opened.used = time.monotonic()
            if not self._floor.alone:
                await writing.catch_up(self._floor, opened)
            return opened
        if code not in self._fetching:
            self._fetching[code] = asyncio.create_task(self._fetch(code, waited_for))
            self._fetching[code].add_done_callback(lambda task: self._fetched(code, task))
        elif waited_for:
            self._openings.hurry(code)
        return await asyncio.shield(self._fetching[code])

    async def calm(self) -> None:
        """Until nobody waits for a table, for a moment at most."""
        await self._openings.calm()

    async def _fetch(self, code: str, waited_for: bool) -> OpenTable:
        floor = self._floor
        try:
            opening = await self._openings.read(code, waited_for)
            if opening is None:
                raise house_refuses("no-such-table", code=code)
            table, pictured = await latest(floor, opening)
        except (StoreTrouble, Damaged) as trouble:
            raise floor.complaints.unavailable(trouble) from trouble
        opened = OpenTable(opening.kept, table, encode(showing.table_info(table)))
        opened.pictured = pictured
        opened.ours = floor.alone
        await writing.give_back_lost_time(floor, opened, opening.closings)
        floor.keep_open(opened)
        floor.loaded(opened)
        return opened

    def _fetched(self, code: str, task: asyncio.Task[OpenTable]) -> None:
        del self._fetching[code]
        # All who waited may have gone, as when the house closes: then nobody asks what went wrong.
        if not task.cancelled():
            task.exception()
