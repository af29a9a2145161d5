"""The store keeps tables and their logs: in order, once, and all of an append or nothing of it."""

import asyncio
from pathlib import Path

import pytest

from capotavola.server.storage.store import CodeTaken, Damaged, MarkTaken, StoreTrouble, Taken
from capotavola.server.table.log import AnyLog, Begun, Done, Entry, Sat, Talked
from tests.server.stores import (
    CREATED,
    SECRET,
    new_table,
    numbers,
    opened,
    said,
    setup,
    summary,
)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


# Tables


def test_a_table_is_found_as_it_was_created(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            kept = await new_table(store, "K7XQ")
            assert (kept.code, kept.setup, kept.secret, kept.created) == ("K7XQ", setup(), SECRET, CREATED)
            other = await new_table(store, "ZZZZ", visibility="private")
            assert other.id != kept.id
        async with opened(url) as store:
            assert await store.find("K7XQ") == kept
            assert await store.find("ZZZZ") == other
            assert await store.find("k7xq") is None

    asyncio.run(run())


def test_a_code_is_given_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            first = await new_table(store, "K7XQ", entries=2)
            with pytest.raises(CodeTaken):
                await store.create("K7XQ", setup("private"), b"other", 5, [said(1)], summary())
            assert await store.find("K7XQ") == first
            assert await numbers(store, first.id) == [1, 2]

    asyncio.run(run())


def test_of_many_who_want_one_code_at_once_one_gets_it(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            tries = [new_table(store, "K7XQ", entries=1) for _ in range(5)]
            others = [new_table(store, f"T{number}") for number in range(5)]
            results = await asyncio.gather(*tries, *others, return_exceptions=True)
            assert sum(isinstance(result, CodeTaken) for result in results[:5]) == 4
            assert not any(isinstance(result, BaseException) for result in results[5:])

    asyncio.run(run())


# Logs


@pytest.mark.parametrize(
    "what",
    [
        Sat(2, "آنا", "hash", "luck"),
        Done(1, {"verb": "offer", "terms": [{"give": [1, 2], "note": None, "sum": 0.5}]}, "overdue"),
        Talked(None, "Zoë", 3, "ciao \0 \N{GRINNING FACE}", None),
        Begun(),
    ],
)
def test_an_entry_is_read_as_it_was_written(url: str, what: AnyLog) -> None:
    async def run() -> None:
        entry = Entry(1, 1_900_000_000_123, what, "2:ключ")
        async with opened(url) as store:
            table = await new_table(store)
            await store.append(table.id, [entry], summary())
            assert await store.entries(table.id, 0) == [entry]

    asyncio.run(run())


def test_a_log_is_read_in_order_from_any_entry(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as another:
            table = await new_table(store, entries=2)
            await store.append(table.id, [said(3), said(4), said(5)], summary())
            await store.append(table.id, [said(6)], summary())
            for after in range(8):
                expected = [said(number) for number in range(after + 1, 7)]
                assert await another.entries(table.id, after) == expected

    asyncio.run(run())


def test_a_number_is_written_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as another:
            table = await new_table(store, entries=1)
            await store.append(table.id, [said(2, text="first")], summary("playing", info=b"first"))
            for late in (store, another):
                with pytest.raises(Taken):
                    await late.append(table.id, [said(2, "1:9"), said(3)], summary("over", info=b"late"))
            assert await store.entries(table.id, 1) == [said(2, text="first")]
            assert await store.tables(["playing", "over"], 9, None) == [b"first"]

    asyncio.run(run())


def test_a_mark_is_taken_once_at_a_table_though_the_number_is_free(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table, other = await new_table(store), await new_table(store, "ZZZZ")
            await store.append(table.id, [said(1, "1:a"), said(2), said(3)], summary())
            with pytest.raises(MarkTaken):
                await store.append(table.id, [said(4, "1:a")], summary())
            await store.append(other.id, [said(1, "1:a")], summary())
            await store.append(table.id, [said(4, "1:b")], summary())
            assert await numbers(store, table.id) == [1, 2, 3, 4]

    asyncio.run(run())


def test_a_message_sent_again_is_told_so_though_its_number_is_taken_too(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table = await new_table(store)
            await store.append(table.id, [said(1, "1:a")], summary())
            await store.append(table.id, [said(2)], summary())
            for number in (1, 2, 3):
                with pytest.raises(MarkTaken):
                    await store.append(table.id, [said(number), said(number + 1, "1:a")], summary())

    asyncio.run(run())


def test_an_append_is_stored_whole_or_not_at_all(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table = await new_table(store)
            await store.append(table.id, [said(1, "1:a")], summary())
            with pytest.raises(MarkTaken):
                await store.append(table.id, [said(2), said(3, "1:a"), said(4)], summary("over"))
            assert await numbers(store, table.id) == [1]
            assert await store.tables(["over"], 9, None) == []
            await store.append(table.id, [said(2)], summary())

    asyncio.run(run())


def test_what_the_database_cannot_keep_harms_nobody_else(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            tables = [await new_table(store, f"T{number}") for number in range(20)]
            await store.append(tables[5].id, [said(1, "1:a")], summary())
            entries = {table.id: said(1) for table in tables}
            entries[tables[3].id] = Entry(1, 2**70, Begun())
            entries[tables[5].id] = said(2, "1:a")
            entries[tables[7].id] = said(3)
            appends = [store.append(table, [entry], summary()) for table, entry in entries.items()]
            again = store.append(tables[9].id, [said(1)], summary())
            *results, twice = await asyncio.gather(*appends, again, return_exceptions=True)
            assert isinstance(results[3], Exception)
            assert not isinstance(results[3], StoreTrouble)
            assert isinstance(results[5], MarkTaken)
            assert isinstance(results[7], Damaged)
            assert isinstance(twice, Taken)
            assert [place for place, result in enumerate(results) if result is not None] == [3, 5, 7]
            lengths = [len(await store.entries(table.id, 0)) for table in tables]
            assert lengths == [0 if place in (3, 7) else 1 for place in range(20)]

    asyncio.run(run())


def test_appends_that_cannot_be_are_refused_at_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table = (await new_table(store)).id
            for entries in ([], [said(1), said(3)], [said(1, "1:a"), said(2, "1:a")], [said(1, "1:\0")]):
                with pytest.raises(ValueError, match=r"append|numbered|mark"):
                    await store.append(table, entries, summary())
            with pytest.raises(LookupError, match="no table 999"):
                await store.append(999, [said(1)], summary())
            with pytest.raises(LookupError, match="no table 999"):
                await store.entries(999, 0)
            with pytest.raises(ValueError, match="numbered"):
                await store.create("ZZZZ", setup(), SECRET, CREATED, [said(2)], summary())
            assert await numbers(store, table) == []

    asyncio.run(run())


@pytest.mark.parametrize("table_count", [1, 8])
def test_two_workers_at_the_same_tables_never_both_write_a_number(url: str, table_count: int) -> None:
    async def play(url: str, name: str, tables: list[int]) -> dict[int, list[int]]:
        """Append wherever the log ends, as often as it takes; which numbers were ours."""
        async with opened(url) as store:

            async def at(table: int) -> list[int]:
                seen, won = 0, []
                while seen < 25:
                    try:
                        await store.append(table, [said(seen + 1, text=name)], summary())
                        won.append(seen + 1)
                        seen += 1
                    except Taken:
                        seen = (await store.entries(table, seen))[-1].number
                return won

            return dict(zip(tables, await asyncio.gather(*map(at, tables)), strict=True))

    async def run() -> None:
        async with opened(url) as store:
            tables = [(await new_table(store, f"T{number}")).id for number in range(table_count)]
            anna, bert = await asyncio.gather(play(url, "anna", tables), play(url, "bert", tables))
            for table in tables:
                assert sorted(anna[table] + bert[table]) == list(range(1, 26))
                log = await store.entries(table, 0)
                texts = [entry.what.text for entry in log if isinstance(entry.what, Talked)]
                assert texts == ["anna" if number in anna[table] else "bert" for number in range(1, 26)]

    asyncio.run(run())
