"""A copy of the database, made while the house is open."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from capotavola.server.storage.backup import backup
from capotavola.server.storage.store import StoreTrouble
from tests.server.stores import new_table, numbers, opened, said, summary


def check(copy: Path) -> str:
    with closing(sqlite3.connect(copy)) as connection:
        verdict: str = connection.execute("PRAGMA integrity_check").fetchone()[0]
    return verdict


def test_a_copy_holds_all_that_was_acknowledged_before_it_began(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/house.db", tmp_path / "copy.db"

    async def run() -> None:
        async with opened(url) as store:
            tables = [(await new_table(store, f"T{number}")).id for number in range(8)]
            acknowledged = dict.fromkeys(tables, 0)
            copied = asyncio.Event()

            async def play(table: int) -> None:
                while not copied.is_set():
                    number = acknowledged[table] + 1
                    await store.append(table, [said(number, text="ciao " * 200)], summary())
                    acknowledged[table] = number

            players = [asyncio.create_task(play(table)) for table in tables]
            while min(acknowledged.values()) < 20:
                await asyncio.sleep(0.01)
            before = dict(acknowledged)
            await backup(url, copy)
            copied.set()
            await asyncio.gather(*players)
            assert all(acknowledged[table] > before[table] for table in tables)

        assert check(copy) == "ok"
        async with opened(f"sqlite:///{copy}") as store:
            for table in tables:
                kept = await numbers(store, table)
                assert kept == list(range(1, len(kept) + 1))
                assert before[table] <= len(kept) <= acknowledged[table] + 1
                await store.append(table, [said(len(kept) + 1)], summary())

    asyncio.run(run())


def test_a_copy_is_one_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path}/house.db", tmp_path / "copies"
    folder.mkdir()

    async def run() -> None:
        async with opened(url) as store:
            await new_table(store)
            await backup(url, folder / "copy.db")

    asyncio.run(run())
    [copy] = folder.iterdir()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert check(copy) == "ok"
    assert [path.name for path in folder.iterdir()] == ["copy.db"]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/house.db", tmp_path / "copy.db"
    copy.write_text("dear")

    async def run() -> None:
        async with opened(url) as store:
            await new_table(store)
            with pytest.raises(FileExistsError):
                await backup(url, copy)
            with pytest.raises(FileExistsError):
                await backup(url, tmp_path / "house.db")
            assert await store.find("K7XQ") is not None

    asyncio.run(run())
    assert copy.read_text() == "dear"


def test_no_copy_is_left_of_what_is_no_sound_database(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    (tmp_path / "house.db").write_bytes(b"not a database at all " * 1000)
    for name in ("house.db", "nowhere.db"):
        with pytest.raises(StoreTrouble) as told:
            asyncio.run(backup(f"sqlite:///{tmp_path}/{name}", copy))
        assert told.value.reason == "store-failed"
        assert not copy.exists()
    assert not (tmp_path / "nowhere.db").exists()


def test_a_damaged_database_is_noticed(tmp_path: Path) -> None:
    file, copy = tmp_path / "house.db", tmp_path / "copy.db"

    async def run() -> None:
        async with opened(f"sqlite:///{file}") as store:
            table = await new_table(store)
            for number in range(1, 60):
                await store.append(table.id, [said(number, f"1:{number}", "ciao " * 100)], summary())

    asyncio.run(run())
    raw = bytearray(file.read_bytes())
    raw[-8192:-4096] = bytes(4096)
    file.write_bytes(raw)
    with pytest.raises(StoreTrouble, match="damaged, no copy"):
        asyncio.run(backup(f"sqlite:///{file}", copy))
    assert not copy.exists()


def test_postgresql_is_copied_by_its_own_program(tmp_path: Path) -> None:
    url = "postgresql+asyncpg://anna:geheim@localhost:5433/house"
    with pytest.raises(
        ValueError, match=r"pg_dump .*copy\.dump.*postgresql://anna:\*+@localhost:5433/house"
    ) as told:
        asyncio.run(backup(url, tmp_path / "copy.dump"))
    assert "geheim" not in str(told.value)
