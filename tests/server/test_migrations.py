"""Databases of earlier versions are brought up to date, and those of later ones left alone."""

import asyncio
import subprocess
import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from subprocess import PIPE

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from capotavola.server.storage.database import T, Work, open_database
from capotavola.server.storage.migrations import migrate
from capotavola.server.storage.migrations.upgrading import config, upgrade
from capotavola.server.storage.schema import METADATA, REVISION
from capotavola.server.storage.store import StoreTrouble
from tests.server.stores import execute, new_table, numbers, opened, said, setup, summary

# As the first version wrote it.
OLD_TABLE = """
    INSERT INTO tables
        (id, code, game, status, visibility, number, due, setup, secret, info, created, changed)
    SELECT 7, 'K7XQ', 'omerta', 'playing', 'public', 2, 50,
        '{"game":"omerta","players":3,"options":{"hand":4},"clock":{"kind":"none"},"visibility":"public",'
        || '"rules":1,"content":"content"}',
        body, body, 1000, 1002
    FROM (SELECT CAST('{}' AS %s) AS body) AS old
"""
OLD_ENTRY = """
    INSERT INTO entries (table_id, number, at, mark, body)
    VALUES (7, %d, 1000 + %d, '1:%d', CAST('{"kind":"begun"}' AS %s))
"""
START = """
import asyncio, sys
import capotavola.server.storage.migrations.upgrading
from capotavola.server.storage.sqlstore import open_store
async def main():
    await (await open_store(sys.argv[1])).close()
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main())
"""
WITHOUT_ALEMBIC = """
import asyncio, sys
from capotavola.server.storage.sqlstore import open_store
async def main():
    await (await open_store(sys.argv[1])).close()
asyncio.run(main())
sys.exit("alembic" in sys.modules)
"""


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


async def work(url: str, what: Work[T]) -> T:
    database = open_database(url)
    try:
        return await database.write(what)
    finally:
        await database.close()


def columns(connection: Connection) -> dict[str, set[str]]:
    seen = inspect(connection)
    return {table: {column["name"] for column in seen.get_columns(table)} for table in seen.get_table_names()}


async def make_old(url: str) -> None:
    """A database of the first version with a table in it."""
    await work(url, partial(upgrade, revision="0001"))
    blob = "BLOB" if url.startswith("sqlite") else "bytea"
    await execute(url, OLD_TABLE % blob, *[OLD_ENTRY % (number, number, number, blob) for number in (1, 2)])


def test_the_migrations_make_the_schema(url: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def run() -> None:
        await migrate(url)
        assert await work(url, differences) == []
        await migrate(url)

    asyncio.run(run())


def test_the_newest_revision_is_the_one_of_the_schema() -> None:
    script = ScriptDirectory.from_config(config())
    assert script.get_heads() == [REVISION]
    assert [step.revision for step in script.walk_revisions()] == ["0005", "0004", "0003", "0002", "0001"]


def test_a_table_of_the_first_version_is_played_on(url: str) -> None:
    async def run() -> None:
        await make_old(url)
        before = await work(url, columns)
        assert "leased_until" not in before["tables"]
        assert "workers" not in before
        async with opened(url) as store:
            kept = await store.find("K7XQ")
            assert kept is not None
            assert (kept.id, kept.setup, kept.secret, kept.created) == (7, setup(), b"{}", 1000)
            assert [entry.mark for entry in await store.entries(7, 0)] == ["1:1", "1:2"]
            assert await store.claim_due(50, 100, 9) == ["K7XQ"]
            await store.append(7, [said(3)], summary())
            assert await numbers(store, 7) == [1, 2, 3]
            assert (await new_table(store, "ZZZZ")).id != 7

    asyncio.run(run())


def test_a_migration_that_fails_changes_nothing(url: str) -> None:
    async def run() -> None:
        await make_old(url)
        await execute(url, "CREATE TABLE connections (mine integer)")
        before = await work(url, columns)
        with pytest.raises(StoreTrouble, match="connections"):
            await migrate(url)
        assert await work(url, columns) == before
        await execute(url, "DROP TABLE connections")
        async with opened(url) as store:
            assert await numbers(store, 7) == [1, 2]

    asyncio.run(run())


def test_a_newer_database_is_left_alone(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await new_table(store)
        await execute(url, "UPDATE alembic_version SET version_num = '0999'")
        with pytest.raises(StoreTrouble, match=r"another version .*0999.*up to 0005") as told:
            await migrate(url)
        assert told.value.reason == "store-failed"
        counts = text("SELECT count(*) FROM tables")
        assert await work(url, lambda connection: connection.execute(counts).scalar()) == 1

    asyncio.run(run())


@pytest.mark.parametrize("old", [False, True])
def test_workers_that_start_at_once_migrate_once(url: str, old: bool) -> None:
    async def run() -> None:
        if old:
            await make_old(url)
        await asyncio.gather(*[migrate(url) for _ in range(6)])
        async with opened(url) as store:
            await new_table(store, "ZZZZ")

    asyncio.run(run())


@pytest.mark.slow
def test_processes_that_start_at_once_migrate_once(url: str) -> None:
    with ExitStack() as stack:
        starting = [
            stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", START, url], stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True
                )
            )
            for _ in range(4)
        ]
        for process in starting:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for process in starting:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        told = [process.communicate(timeout=180)[1] for process in starting]
        assert [process.returncode for process in starting] == [0] * 4, told


def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    asyncio.run(migrate(url))
    subprocess.run([sys.executable, "-c", WITHOUT_ALEMBIC, url], check=True, timeout=180)
