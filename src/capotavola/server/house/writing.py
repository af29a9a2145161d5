"""How anything comes into a table's log: decided, made durable, then told; and what others wrote, read on."""

import asyncio
import random
import time
from collections.abc import Callable

from capotavola.server.house.floor import Floor
from capotavola.server.house.folding import folded
from capotavola.server.house.opened import Listener, OpenTable
from capotavola.server.house.telling import encode, tell
from capotavola.server.storage.store import Damaged, MarkTaken, StoreTrouble, Summary, Taken
from capotavola.server.table import duties, showing
from capotavola.server.table.duties import Duty
from capotavola.server.table.fold import take
from capotavola.server.table.log import AnyLog, Entry, HouseReopened
from capotavola.server.table.refusing import HouseRefuses, house_refuses, unavailable
from capotavola.server.table.table import Heard, HouseTable

PATIENCE = 10.0  # seconds for writing an entry while other workers write at the same table
JITTER = 0.02  # seconds at most between two tries

Deciding = Callable[[HouseTable], list[AnyLog]]


async def write(
    floor: Floor,
    opened: OpenTable,
    deciding: Deciding,
    mark: str | None = None,
    answered: Listener | None = None,
) -> list[Heard]:
    """Decide, make it durable, then tell everybody; nothing, if it was done before under that mark.

    `answered` is sent an answer as soon as this returns.
    """
    async with opened.lock:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            table = await up_to_date(floor, opened)
            if mark is not None and mark in table.marks:
                return []
            try:
                whats = deciding(table)
            except HouseRefuses:
                if mark is not None and await _done_long_ago(floor, opened, mark):
                    return []
                raise
            if not whats:
                return []
            try:
                heard = await _append(floor, opened, whats, mark)
            except Taken:
                # Somebody else was first: decide again. Of two who are at it none is always the slower.
                await asyncio.sleep(random.random() * JITTER)
            except MarkTaken:
                await up_to_date(floor, opened)
                return []
            else:
                _tell(floor, opened, heard, answered)
                return heard
    raise unavailable("store-busy")


def summary_of(table: HouseTable, duty: Duty | None, info: bytes) -> Summary:
    return Summary(table.status, None if duty is None else duty.at, info)


async def _done_long_ago(floor: Floor, opened: OpenTable, mark: str) -> bool:
    """A message that would be refused now may have been carried out before those that memory knows of."""
    if opened.table.all_marks_known():
        return False
    try:
        return await floor.store.marked(opened.kept.id, mark)
    except StoreTrouble as trouble:
        raise floor.complaints.unavailable(trouble) from trouble


async def _append(floor: Floor, opened: OpenTable, whats: list[AnyLog], mark: str | None) -> list[Heard]:
    """A copy of the table goes ahead; when the storage has the entries it takes the table's place."""
    table = opened.table.ahead()
    now = max(floor.now(), table.last_at)
    entries = [
        Entry(table.number + 1 + i, now, what, mark if i == 0 else None) for i, what in enumerate(whats)
    ]
    heard = [take(table, entry) for entry in entries]
    info = encode(showing.table_info(table)) if any(told.table for told in heard) else opened.info
    duty = duties.next_duty(table, floor.bot_delay, -1)
    opened.doubtful = True
    try:
        await floor.store.append(opened.kept.id, entries, summary_of(table, duty, info))
    except (StoreTrouble, Damaged, LookupError) as trouble:
        raise await _lost(floor, opened, trouble) from trouble
    opened.doubtful = False
    opened.table, opened.info, opened.known_duty = table, info, (table, duty)
    opened.ours = True
    floor.metrics.wrote(table.game.name, whats)
    floor.announce(table.code, table.number)
    return heard


async def up_to_date(floor: Floor, opened: OpenTable) -> HouseTable:
    """The table with all that the storage has of it, also after a write that failed; its lock is held."""
    if opened.doubtful:
        await _read_on(floor, opened)
        opened.doubtful = False
    return opened.table


async def catch_up(floor: Floor, opened: OpenTable, number: int | None = None) -> None:
    """Hear what other workers have written at a table, up to that entry at least."""
    async with opened.lock:
        table = await up_to_date(floor, opened)
        if number is None or table.number < number:
            await _read_on(floor, opened)


async def _read_on(floor: Floor, opened: OpenTable) -> None:
    """What is due next is for the worker that wrote this."""
    heard: list[Heard] = []

    def hears(_: HouseTable, told: Heard) -> bool:
        heard.append(told)
        return True

    try:
        table = await folded(floor, opened.kept, hears, opened.table.ahead())
        if table.forgotten > opened.table.forgotten:
            floor.start_over(opened, await folded(floor, opened.kept))
            return
    except (StoreTrouble, Damaged, LookupError) as trouble:
        raise await _lost(floor, opened, trouble) from trouble
    if not heard:
        return
    opened.table, opened.info = table, encode(showing.table_info(table))
    opened.ours = False
    _tell(floor, opened, heard)


def _tell(floor: Floor, opened: OpenTable, heard: list[Heard], answered: Listener | None = None) -> None:
    tell(opened, heard, floor.now(), answered)
    floor.changed(opened)


async def give_back_lost_time(floor: Floor, opened: OpenTable, closings: list[tuple[int, int]]) -> None:
    """Time while the house was closed is nobody's. `closings`: all since the table's last entry, at least."""
    if not closings:
        return

    def reopening(table: HouseTable) -> list[AnyLog]:
        lost, counted = 0, table.last_at
        for since, until in closings:
            # Two workers that open together may both note the same closing.
            lost += max(0, until - max(since, counted))
            counted = max(until, counted)
        return [HouseReopened(lost)] if lost and table.playing() else []

    await write(floor, opened, reopening)


async def _lost(
    floor: Floor, opened: OpenTable, trouble: StoreTrouble | Damaged | LookupError
) -> HouseRefuses:
    """A table that cannot be read or written may have been removed meanwhile."""
    unavailable_by = floor.complaints.unavailable
    if isinstance(trouble, StoreTrouble):
        return unavailable_by(trouble)
    try:
        there = await floor.store.find(opened.kept.code)
    except (StoreTrouble, Damaged) as worse:
        return unavailable_by(worse)
    if there is None or there.id != opened.kept.id:
        floor.dismiss(opened)
        return house_refuses("no-such-table", code=opened.kept.code)
    return unavailable_by(Damaged(str(trouble)))
