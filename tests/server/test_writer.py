"""Group commit: what waits is written together, each caller is answered apart."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from capotavola.server.storage.batch import Append, Row
from capotavola.server.storage.database import Database, T, Work, open_database
from capotavola.server.storage.migrations import migrate
from capotavola.server.storage.sqlstore import SqlStore
from capotavola.server.storage.store import MarkTaken, StoreTrouble
from capotavola.server.storage.writer import BATCH, Writer
from tests.server.stores import new_table, numbers, opened, said, summary


class Counted:
    """A database that counts its transactions, and waits before each if told to."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.transactions = 0
        self.asked = asyncio.Event()
        self.free = asyncio.Event()
        self.free.set()

    async def read(self, work: Work[T]) -> T:
        return await self.database.read(work)

    async def write(self, work: Work[T]) -> T:
        self.asked.set()
        await self.free.wait()
        self.transactions += 1
        return await self.database.write(work)

    async def append(self, appends: Sequence[Append]) -> bool:
        self.asked.set()
        await self.free.wait()
        appended = await self.database.append(appends)
        self.transactions += appended
        return appended

    async def room(self) -> int | None:
        return await self.database.room()

    async def close(self) -> None:
        await self.database.close()


async def counted(folder: Path, tables: int) -> tuple[Counted, SqlStore, list[int]]:
    url = f"sqlite:///{folder}/house.db"
    await migrate(url)
    database = Counted(open_database(url))
    store = SqlStore(database)
    made = [await new_table(store, f"T{number}") for number in range(tables)]
    database.transactions = 0
    return database, store, [table.id for table in made]


def test_all_that_waits_is_one_transaction(tmp_path: Path) -> None:
    async def run() -> None:
        database, store, tables = await counted(tmp_path, 50)
        await asyncio.gather(*[store.append(table, [said(1), said(2)], summary()) for table in tables])
        assert database.transactions == 1
        assert [await numbers(store, table) for table in tables] == [[1, 2]] * 50
        await store.close()

    asyncio.run(run())


def test_a_transaction_is_bounded(tmp_path: Path) -> None:
    async def run() -> None:
        database, store, [table] = await counted(tmp_path, 1)
        count = 2 * BATCH + 1
        await asyncio.gather(*[store.append(table, [said(n)], summary()) for n in range(1, count + 1)])
        assert database.transactions == 3
        assert await numbers(store, table) == list(range(1, count + 1))
        await store.close()

    asyncio.run(run())


def test_what_comes_while_a_transaction_runs_is_the_next(tmp_path: Path) -> None:
    async def run() -> None:
        database, store, tables = await counted(tmp_path, 10)
        database.free.clear()
        database.asked.clear()
        first = asyncio.create_task(store.append(tables[0], [said(1)], summary()))
        await database.asked.wait()
        rest = [asyncio.create_task(store.append(table, [said(1)], summary())) for table in tables[1:]]
        await asyncio.sleep(0)
        database.free.set()
        await asyncio.gather(first, *rest)
        assert database.transactions == 2
        await store.close()

    asyncio.run(run())


def test_nobody_is_answered_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        database, store, [table] = await counted(tmp_path, 1)
        database.free.clear()
        append = asyncio.create_task(store.append(table, [said(1)], summary()))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not append.done()
        assert await numbers(store, table) == []
        database.free.set()
        await append
        async with opened(f"sqlite:///{tmp_path}/house.db") as another:
            assert await numbers(another, table) == [1]
        await store.close()

    asyncio.run(run())


def test_a_caller_who_gives_up_holds_up_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        database, store, tables = await counted(tmp_path, 2)
        database.free.clear()
        gone, stays = (asyncio.create_task(store.append(table, [said(1)], summary())) for table in tables)
        await asyncio.sleep(0)
        gone.cancel()
        database.free.set()
        await stays
        assert gone.cancelled()
        await store.append(tables[1], [said(2)], summary())
        assert await numbers(store, tables[1]) == [1, 2]
        await store.close()

    asyncio.run(run())


def test_closing_writes_what_waits_and_takes_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        _, store, tables = await counted(tmp_path, 5)
        appends = [asyncio.create_task(store.append(table, [said(1)], summary())) for table in tables]
        await asyncio.sleep(0)
        await store.close()
        assert [append.done() and append.exception() for append in appends] == [None] * 5
        with pytest.raises(StoreTrouble, match="closed"):
            await store.append(tables[0], [said(2)], summary())
        async with opened(f"sqlite:///{tmp_path}/house.db") as again:
            assert [await numbers(again, table) for table in tables] == [[1]] * 5

    asyncio.run(run())


def test_work_that_fails_is_told_to_its_own_caller(tmp_path: Path) -> None:
    def stumble(_: Connection) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        database, store, [table] = await counted(tmp_path, 1)
        writer = Writer(database)
        await writer.append(Append(table, [Row(1, 1, "1:a", b'{"kind":"begun"}')], summary()))
        again = Append(table, [Row(2, 1, "1:a", b'{"kind":"begun"}')], summary())
        results = await asyncio.gather(
            writer.do(stumble),
            writer.append(again),
            writer.do(lambda connection: connection.execute(text("SELECT 6 * 7")).scalar()),
            return_exceptions=True,
        )
        assert isinstance(results[0], ZeroDivisionError)
        assert isinstance(results[1], MarkTaken)
        assert results[2] == 42
        await writer.close()
        await store.close()

    asyncio.run(run())
