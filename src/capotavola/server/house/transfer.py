"""A whole table as one JSON value: out of one house and into another."""

from typing import Literal

import msgspec
from msgspec import Struct

from capotavola.engine.content import ContentError
from capotavola.engine.game import BadSetup
from capotavola.server.house.customs import LARGEST, Suspicious, check_entry, check_table, check_times
from capotavola.server.house.house import House
from capotavola.server.storage.store import CodeTaken, Summary
from capotavola.server.table import duties, showing
from capotavola.server.table.fold import take
from capotavola.server.table.log import AnyLog, Entry, TableSetup
from capotavola.server.table.table import HouseTable

FORMAT: Literal[1] = 1


class BadTable(ValueError):
    """A file is no table that this house can open; says why, and at which entry."""


class ExportedEntry(Struct, frozen=True):
    at: int
    what: AnyLog
    mark: str | None = None


class ExportedTable(Struct, frozen=True):
    """Holds the deal's secret and the hashes of keys: it is for the houses alone."""

    capotavola_table: Literal[1]
    code: str
    setup: TableSetup
    secret: str
    created: int
    entries: list[ExportedEntry]


async def export_table(house: House, code: str) -> bytes:
    opened = await house.open(code)
    entries = await house.store.entries(opened.kept.id, 0)
    exported = ExportedTable(
        FORMAT,
        opened.kept.code,
        opened.kept.setup,
        opened.kept.secret.hex(),
        opened.kept.created,
        [ExportedEntry(entry.at, entry.what, entry.mark) for entry in entries],
    )
    return msgspec.json.format(msgspec.json.encode(exported), indent=1) + b"\n"


async def import_table(house: House, raw: bytes) -> str:
    """Under its own code, so that all links and keys go on working; BadTable if that is in use."""
    try:
        if len(raw) > LARGEST:
            raise Suspicious("it is too large")
        exported = msgspec.json.decode(raw, type=ExportedTable)
        secret = bytes.fromhex(exported.secret)
        check_times(exported.created, [entry.at for entry in exported.entries], house.now())
    except ValueError as error:
        raise BadTable(str(error)) from None
    table = _played_again(house, exported, secret)
    entries = [
        Entry(number, entry.at, entry.what, entry.mark) for number, entry in enumerate(exported.entries, 1)
    ]
    duty = duties.next_duty(table, house.bot_delay, -1)
    info = msgspec.json.encode(showing.table_info(table))
    summary = Summary(table.status, None if duty is None else duty.at, info)
    try:
        await house.store.create(exported.code, exported.setup, secret, exported.created, entries, summary)
    except CodeTaken:
        raise BadTable(f"there is a table {exported.code} in this house already") from None
    return exported.code


def _played_again(house: House, exported: ExportedTable, secret: bytes) -> HouseTable:
    """Every entry must hold, or nothing is imported."""
    try:
        game = house.box(exported.setup)
        check_table(exported.code, exported.setup, secret, game)
    except (BadSetup, ContentError, Suspicious) as error:
        raise BadTable(str(error)) from None
    if not exported.setup.fits(game):
        raise BadTable("it was played by other rules or with other content")
    table = HouseTable(exported.code, exported.setup, game, secret, exported.created)
    for number, entry in enumerate(exported.entries, 1):
        try:
            check_entry(entry.what, entry.mark, exported.setup)
            take(table, Entry(number, entry.at, entry.what, entry.mark))
        except Exception as error:  # whatever a false entry breaks
            raise BadTable(f"entry {number} does not hold: {error}") from None
    return table
