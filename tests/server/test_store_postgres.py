"""PostgreSQL goes and comes back: each caller is told the truth about what was kept."""

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from capotavola.server.storage import writer
from capotavola.server.storage.sqlstore import SqlStore
from capotavola.server.storage.store import StoreTrouble
from tests.server.cutter import cuttable
from tests.server.stores import execute, new_table, numbers, opened, said, summary
from tests.services.service import Service

pytestmark = pytest.mark.slow

FAIL = """
CREATE FUNCTION fail() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '%s'; END $$ LANGUAGE plpgsql
"""
SLOW = """
CREATE FUNCTION slow() RETURNS trigger AS $$
BEGIN PERFORM pg_sleep(0.7); RETURN NULL; END $$ LANGUAGE plpgsql
"""
SLOW_ON_COMMIT = """
CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION slow()
"""
FAIL_ON_INSERT = "CREATE TRIGGER failing BEFORE INSERT ON entries EXECUTE FUNCTION fail()"


def test_a_server_that_is_down_is_told_and_found_again(postgres: Service, postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as store:
            table = (await new_table(store, entries=1)).id
            for end in (postgres.stop, postgres.kill):
                number = len(await numbers(store, table)) + 1
                await asyncio.to_thread(end)
                for attempt in (
                    store.append(table, [said(number)], summary()),
                    store.find("K7XQ"),
                    store.ping(),
                ):
                    with pytest.raises(StoreTrouble) as told:
                        await attempt
                    assert told.value.reason == "store-failed"
                await asyncio.to_thread(postgres.start)
                await store.append(table, [said(number)], summary())
                assert await numbers(store, table) == list(range(1, number + 1))

    asyncio.run(run())


def test_a_server_killed_under_load_loses_nothing_that_was_acknowledged(
    postgres: Service, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Trouble then means that nothing was written: the server is back in time to ask it.
    monkeypatch.setattr(writer, "PATIENCE", 60)

    async def play(store: SqlStore, table: int, number: int, back: asyncio.Event) -> int:
        """Append after so many until there is trouble, or was for others; how many were acknowledged."""
        while not back.is_set():
            try:
                await store.append(table, [said(number + 1), said(number + 2)], summary())
            except StoreTrouble:
                return number
            number += 2
        return number

    async def run() -> None:
        async with opened(postgres_url) as store:
            tables = [(await new_table(store, f"T{number}")).id for number in range(16)]
            acknowledged = [0] * len(tables)
            for _ in range(3):
                back = asyncio.Event()
                playing = [
                    asyncio.create_task(play(store, table, number, back))
                    for table, number in zip(tables, acknowledged, strict=True)
                ]
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
                back.set()
                acknowledged = await asyncio.gather(*playing)
                assert [len(await numbers(store, table)) for table in tables] == acknowledged

    asyncio.run(run())


def test_a_commit_whose_answer_is_lost_is_looked_up(postgres_url: str) -> None:
    async def run() -> None:
        async with cuttable(postgres_url) as (line, url), opened(url) as store:
            tables = [(await new_table(store, f"T{number}")).id for number in range(3)]
            line.cut = "after"
            await asyncio.gather(*[store.append(table, [said(1, "1:a")], summary()) for table in tables])
            assert line.cuts == 1
            for table in tables:
                assert await numbers(store, table) == [1]
                await store.append(table, [said(2, "1:b")], summary())

    asyncio.run(run())


def test_a_commit_that_is_still_under_way_is_waited_for(postgres_url: str) -> None:
    async def run() -> None:
        async with cuttable(postgres_url) as (line, url), opened(url) as store:
            table = (await new_table(store)).id
            await execute(postgres_url, SLOW, SLOW_ON_COMMIT)
            line.cut = "during"
            await store.append(table, [said(1, "1:a")], summary())
            assert line.cuts == 1
            assert await numbers(store, table) == [1]

    asyncio.run(run())


def test_a_commit_that_never_arrived_is_told_and_not_tried_again(postgres_url: str) -> None:
    async def run() -> None:
        async with cuttable(postgres_url) as (line, url), opened(url) as store:
            table = (await new_table(store)).id
            line.cut = "before"
            with pytest.raises(StoreTrouble, match="nothing was written"):
                await store.append(table, [said(1, "1:a")], summary())
            assert line.cuts == 1
            assert await numbers(store, table) == []
            await store.append(table, [said(1, "1:a")], summary())

    asyncio.run(run())


def test_a_table_whose_making_was_not_answered_is_looked_up(postgres_url: str) -> None:
    async def run() -> None:
        async with cuttable(postgres_url) as (line, url), opened(url) as store:
            line.cut = "after"
            kept = await new_table(store, "K7XQ", entries=2)
            assert await store.find("K7XQ") == kept
            line.cut = "before"
            with pytest.raises(StoreTrouble):
                await new_table(store, "ZZZZ")
            assert line.cuts == 2
            assert await store.find("ZZZZ") is None

    asyncio.run(run())


def test_who_cannot_find_out_says_so(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.3)

    async def run() -> None:
        async with cuttable(postgres_url) as (line, url), opened(url) as store:
            table = (await new_table(store)).id
            line.cut, line.down = "after", True
            with pytest.raises(StoreTrouble, match="lost") as told:
                await store.append(table, [said(1, "1:a")], summary())
            assert "nothing was written" not in str(told.value)
            line.down = False
            assert await numbers(store, table) == [1]

    asyncio.run(run())


@pytest.mark.parametrize(("state", "reason"), [("53100", "store-full"), ("58030", "store-failed")])
def test_what_the_server_complains_about_is_told(postgres_url: str, state: str, reason: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as store:
            table = (await new_table(store)).id
            await execute(postgres_url, FAIL % state, FAIL_ON_INSERT)
            with pytest.raises(StoreTrouble, match="no room") as told:
                await store.append(table, [said(1)], summary())
            assert told.value.reason == reason
            await execute(postgres_url, "DROP TRIGGER failing ON entries")
            await store.append(table, [said(1)], summary())
            assert await numbers(store, table) == [1]

    asyncio.run(run())


def test_a_table_that_somebody_else_holds_is_told(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url, patience=0.2) as store:
            table = (await new_table(store, due=50)).id
            another = create_async_engine(postgres_url)
            async with another.begin() as connection:
                await connection.execute(text("SELECT * FROM tables FOR UPDATE"))
                with pytest.raises(StoreTrouble) as told:
                    await store.append(table, [said(1)], summary())
                assert told.value.reason == "store-busy"
                # What does not matter now is not waited for.
                await store.lease(table, 100)
                assert await store.claim_due(100, 50, 9) == []
            await another.dispose()
            await store.append(table, [said(1)], summary())

    asyncio.run(run())


def test_a_wrong_name_is_told_without_the_password(postgres_url: str) -> None:
    url = postgres_url.replace("//capo@", "//capo:geheim@") + "nowhere"

    async def run() -> None:
        async with opened(url):
            pass

    with pytest.raises(StoreTrouble, match="nowhere") as told:
        asyncio.run(run())
    assert "geheim" not in str(told.value)
