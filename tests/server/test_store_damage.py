"""What somebody did to the database behind our back, and how SQLite is set up against worse."""

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import Connection

from capotavola.server.storage.database import open_database
from capotavola.server.storage.store import Damaged
from tests.server.stores import execute, new_table, numbers, opened, said, summary


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


# What is damaged


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ("DELETE FROM entries WHERE number = 2", "K7XQ: entry 2 is missing"),
        ("DELETE FROM entries WHERE number = 4", "K7XQ: entry 4 is missing"),
        ("DELETE FROM entries", "K7XQ: entry 1 is missing"),
        ("UPDATE entries SET body = substr(body, 1, 20) WHERE number = 3", "K7XQ: entry 3 cannot be read"),
        ("UPDATE entries SET body = body || body WHERE number = 1", "K7XQ: entry 1 cannot be read"),
    ],
)
def test_a_damaged_log_is_not_read(url: str, damage: str, message: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table = await new_table(store, entries=4)
            await execute(url, damage)
            with pytest.raises(Damaged, match=message) as kept:
                await store.entries(table.id, 0)
            # Though somebody still looks at the mistake, what is new is seen.
            sound = await new_table(store, "ZZZZ", entries=4)
            assert await numbers(store, sound.id) == [1, 2, 3, 4]
            assert kept.value.__traceback__ is not None

    asyncio.run(run())


def test_a_damaged_setup_is_not_read(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await new_table(store)
            await execute(url, "UPDATE tables SET setup = '{\"game\":'")
            with pytest.raises(Damaged, match="K7XQ: its setup cannot be read"):
                await store.find("K7XQ")

    asyncio.run(run())


def test_an_entry_that_is_there_without_its_table_knowing_is_not_written_over(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table = await new_table(store, entries=4)
            await execute(url, "UPDATE tables SET number = 3")
            with pytest.raises(Damaged, match="K7XQ: entry 4"):
                await store.append(table.id, [said(4, text="another")], summary())

    asyncio.run(run())


# SQLite itself


def test_only_the_owner_reads_the_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/house.db") as store:
            await new_table(store)
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
            assert modes == {"house.db": 0o600, "house.db-wal": 0o600, "house.db-shm": 0o600}

    asyncio.run(run())


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def run() -> None:
        database = open_database(f"sqlite:///{tmp_path}/house.db")
        assert await database.write(settings) == ["wal", 2, 1]  # 2 is FULL
        await database.close()

    asyncio.run(run())


def test_a_body_that_somebody_has_typed_in_is_damaged(tmp_path: Path) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path}/house.db"
        async with opened(url) as store:
            table = await new_table(store, entries=2)
            await execute(url, "UPDATE entries SET body = 'typed' WHERE number = 2")
            with pytest.raises(Damaged, match="K7XQ: entry 2 cannot be read"):
                await store.entries(table.id, 0)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("sqlite://", "is a file"),
        ("sqlite:///:memory:", "is a file"),
        ("mysql://anna:geheim@host/house", "not mysql"),
        ("geheim", "cannot be read"),
        ("postgresql://anna:geheim@host:port/house", "cannot be read"),
    ],
)
def test_a_wrong_url_is_told_without_its_password(url: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as wrong:
        open_database(url)
    assert "geheim" not in str(wrong.value)
