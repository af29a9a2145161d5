"""Small tables to keep, for the tests of the store."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection

from capotavola.server.clock import NoClock
from capotavola.server.messages.fields import Status
from capotavola.server.storage.database import open_database
from capotavola.server.storage.sqlstore import SqlStore, open_store
from capotavola.server.storage.store import Kept, Summary
from capotavola.server.table.log import Entry, TableSetup, Talked

SECRET = bytes(range(32))
CREATED = 1_000


@asynccontextmanager
async def opened(url: str, patience: float = 5.0) -> AsyncIterator[SqlStore]:
    store = await open_store(url, patience)
    try:
        yield store
    finally:
        await store.close()


def setup(visibility: Literal["public", "private"] = "public") -> TableSetup:
    return TableSetup("omerta", 3, {"hand": 4}, NoClock(), visibility, 1, "content")


def said(number: int, mark: str | None = None, text: str = "ciao") -> Entry:
    return Entry(number, CREATED + number, Talked(0, "Anna", "table", text, None), mark)


def summary(status: Status = "playing", due: int | None = None, info: bytes = b"{}") -> Summary:
    return Summary(status, due, info)


async def new_table(
    store: SqlStore,
    code: str = "K7XQ",
    entries: int = 0,
    *,
    due: int | None = None,
    visibility: Literal["public", "private"] = "public",
) -> Kept:
    first = [said(number) for number in range(1, entries + 1)]
    return await store.create(code, setup(visibility), SECRET, CREATED, first, summary("open", due))


async def numbers(store: SqlStore, table: int) -> list[int]:
    return [entry.number for entry in await store.entries(table, 0)]


async def execute(url: str, *statements: str) -> None:
    """What somebody might do to the database behind our back."""

    def work(connection: Connection) -> None:
        for statement in statements:
            connection.exec_driver_sql(statement)

    database = open_database(url)
    try:
        await database.write(work)
    finally:
        await database.close()


def make(url: str, codes: list[str]) -> list[int]:
    """New tables, by their ids."""

    async def run() -> list[int]:
        async with opened(url) as store:
            return [(await new_table(store, code)).id for code in codes]

    return asyncio.run(run())


def look(url: str, tables: list[int]) -> dict[int, int]:
    """How many entries each table has; they must be whole, and appending must go on."""

    async def run() -> dict[int, int]:
        async with opened(url) as store:
            lengths = {table: len(await numbers(store, table)) for table in tables}
            for table, length in lengths.items():
                await store.append(table, [said(length + 1), said(length + 2)], summary())
            return lengths

    return asyncio.run(run())


def integrity(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        verdict: str = connection.execute("PRAGMA integrity_check").fetchone()[0]
    return verdict
