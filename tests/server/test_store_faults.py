"""Full disks, locks, torn writes, broken files: what was acknowledged is there, and nothing by halves."""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from capotavola.server.storage.batch import Append
from capotavola.server.storage.database import Database, T, Work, open_database
from capotavola.server.storage.migrations import migrate
from capotavola.server.storage.sqlstore import SqlStore, open_store
from capotavola.server.storage.store import Damaged, StoreTrouble
from tests.server.stores import integrity, new_table, numbers, opened, said, summary

LONG = "parola " * 300


# A full disk


class Limited:
    """A SQLite database that may not grow beyond so many pages: it answers like a full disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.pages = 0

    async def read(self, work: Work[T]) -> T:
        return await self.database.read(work)

    async def write(self, work: Work[T]) -> T:
        def limited(connection: Connection) -> T:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {self.pages}")
            return work(connection)

        return await self.database.write(limited)

    async def append(self, appends: Sequence[Append]) -> bool:
        await self.write(lambda _: None)  # the limit is the connection's, and all writing is done by one
        return await self.database.append(appends)

    async def room(self) -> int | None:
        return await self.database.room()

    async def close(self) -> None:
        await self.database.close()


@pytest.mark.parametrize("culprit", [False, True])
def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path, culprit: bool) -> None:
    """With a culprit, orders are written one by one when it happens."""
    url = f"sqlite:///{tmp_path}/house.db"

    async def run() -> None:
        await migrate(url)
        database = Limited(open_database(url))
        database.pages = 2**20
        store = SqlStore(database)
        tables = [(await new_table(store, f"T{number}")).id for number in range(4)]
        other = (await new_table(store, "ZZZZ", entries=1)).id
        await store.append(other, [said(2, "1:a")], summary())
        database.pages = 60
        length = 0
        while True:
            appends = [store.append(table, [said(length + 1, text=LONG)], summary()) for table in tables]
            if culprit:
                appends.append(store.append(other, [said(3, "1:a")], summary()))
            results = (await asyncio.gather(*appends, return_exceptions=True))[:4]
            if results != [None] * 4:
                break
            length += 1
        assert length > 5
        assert [result.reason for result in results if isinstance(result, StoreTrouble)] == ["store-full"] * 4
        for table in tables:
            assert await numbers(store, table) == list(range(1, length + 1))
        database.pages = 2**20
        for table in tables:
            await store.append(table, [said(length + 1)], summary())
        await store.close()

    asyncio.run(run())
    assert integrity(tmp_path / "house.db") == "ok"


# Locks


def test_a_locked_database_is_told_and_read_meanwhile(tmp_path: Path) -> None:
    file = tmp_path / "house.db"

    async def run() -> None:
        async with opened(f"sqlite:///{file}", patience=0.1) as store:
            table = (await new_table(store, entries=1)).id
            with closing(sqlite3.connect(file, isolation_level=None)) as rude:
                rude.execute("BEGIN EXCLUSIVE")
                for _ in range(2):
                    with pytest.raises(StoreTrouble) as told:
                        await store.append(table, [said(2)], summary())
                    assert told.value.reason == "store-busy"
                with pytest.raises(StoreTrouble):
                    await store.beat("anna", 100)
                assert await numbers(store, table) == [1]
                rude.execute("ROLLBACK")
            await store.append(table, [said(2)], summary())
            assert await numbers(store, table) == [1, 2]

    asyncio.run(run())


def test_a_lock_that_is_let_go_in_time_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "house.db"

    async def run() -> None:
        async with opened(f"sqlite:///{file}", patience=60) as store:
            table = (await new_table(store)).id
            release = hold(file, "BEGIN EXCLUSIVE")
            append = asyncio.create_task(store.append(table, [said(1)], summary()))
            await asyncio.sleep(0.2)
            assert not append.done()
            release()
            await append

    asyncio.run(run())


def test_opening_waits_for_who_writes_to_a_database_that_is_not_in_wal_mode_yet(tmp_path: Path) -> None:
    file = tmp_path / "house.db"

    async def run() -> None:
        release = hold(file, "BEGIN IMMEDIATE")
        opening = asyncio.create_task(open_store(f"sqlite:///{file}"))
        await asyncio.sleep(0.2)
        assert not opening.done()
        release()
        await (await opening).close()

    asyncio.run(run())


def hold(file: Path, how: str) -> Callable[[], None]:
    """Another connection's transaction, on a thread of its own, until released."""
    held, free = threading.Event(), threading.Event()

    def run() -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute(how)
            held.set()
            free.wait()
            connection.execute("ROLLBACK")

    holder = threading.Thread(target=run)
    holder.start()
    held.wait()

    def release() -> None:
        free.set()
        holder.join()

    return release


# Files that are not what they were


@pytest.mark.slow
def test_a_torn_write_leaves_whole_appends_up_to_the_tear(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.db", tmp_path / "torn.db"
    writes = 6

    async def write() -> int:
        async with opened(f"sqlite:///{whole}") as store:
            table = (await new_table(store)).id
        async with opened(f"sqlite:///{whole}") as store:
            for number in range(1, 2 * writes, 2):
                await store.append(table, [said(number, text=LONG), said(number + 1)], summary())
            # As a crash leaves it: what is in the log is not in the file yet.
            shutil.copy(whole, tmp_path / "copy.db")
            shutil.copy(f"{whole}-wal", tmp_path / "copy.db-wal")
        return table

    async def length(table: int) -> int:
        async with opened(f"sqlite:///{torn}") as store:
            found = await numbers(store, table)
            await store.append(table, [said(len(found) + 1)], summary())
        assert integrity(torn) == "ok"
        return len(found)

    table = asyncio.run(write())
    log = (tmp_path / "copy.db-wal").read_bytes()
    assert len(log) > 30_000
    lengths = []
    for cut in [*range(0, len(log), 797), len(log)]:
        shutil.copy(tmp_path / "copy.db", torn)
        Path(f"{torn}-wal").write_bytes(log[:cut])
        Path(f"{torn}-shm").unlink(missing_ok=True)
        lengths.append(asyncio.run(length(table)))
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (0, 2 * writes)
    assert set(lengths) == set(range(0, 2 * writes + 1, 2))


def garbage(file: Path) -> None:
    file.write_bytes(Random(7).randbytes(50_000))


def half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def holes(file: Path) -> None:
    raw = bytearray(file.read_bytes())
    for start in range(4096, len(raw), 8192):
        raw[start : start + 4096] = b"\xff" * 4096
    file.write_bytes(raw)


@pytest.mark.parametrize("damage", [garbage, half, holes])
def test_a_broken_file_is_told_plainly(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    file = tmp_path / "house.db"

    async def fill() -> int:
        async with opened(f"sqlite:///{file}") as store:
            table = (await new_table(store)).id
            for number in range(1, 80):
                await store.append(table, [said(number, f"1:{number}", LONG)], summary())
            return table

    async def use(table: int) -> None:
        async with opened(f"sqlite:///{file}") as store:
            await numbers(store, table)

    table = asyncio.run(fill())
    damage(file)
    with pytest.raises((StoreTrouble, Damaged)) as told:
        asyncio.run(use(table))
    assert "sqlalchemy" not in str(told.value)
    assert "SELECT" not in str(told.value)


def test_a_folder_that_is_not_there_is_told_plainly(tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match="nowhere"):
        asyncio.run(open_store(f"sqlite:///{tmp_path}/nowhere/house.db"))
