"""The store tells what is due, which tables are open, which workers live and who is connected."""

import asyncio
from pathlib import Path

import pytest

from tests.server.stores import new_table, opened, said, summary


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


# The lobby


def test_the_lobby_shows_public_tables_the_last_changed_first(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            assert await store.tables(["open"], 9, None) == []
            for number in range(1, 5):
                table = await new_table(store, f"T{number}")
                entries = [said(place) for place in range(1, number + 1)]
                await store.append(table.id, entries, summary("open", info=b"T%d" % number))
            hidden = await new_table(store, "ZZZZ", visibility="private")
            await store.append(hidden.id, [said(1)], summary("open", info=b"hidden"))
            assert await store.tables(["open"], 9, None) == [b"T4", b"T3", b"T2", b"T1"]
            assert await store.tables(["open"], 2, None) == [b"T4", b"T3"]
            assert await store.tables(["open"], 9, said(3).at) == [b"T2", b"T1"]

            second = await store.find("T2")
            assert second is not None
            await store.append(second.id, [said(3), said(4), said(5)], summary("over", info=b"ended"))
            assert await store.tables(["open"], 9, None) == [b"T4", b"T3", b"T1"]
            assert await store.tables(["over", "open"], 9, None) == [b"ended", b"T4", b"T3", b"T1"]
            assert await store.tables([], 9, None) == []

    asyncio.run(run())


def test_how_far_tables_have_come(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            tables = [(await new_table(store, f"T{number}", entries=number)).id for number in range(3)]
            assert await store.numbers(tables) == dict(zip(tables, [0, 1, 2], strict=True))
            await store.append(tables[0], [said(1), said(2), said(3)], summary())
            assert await store.numbers([tables[0], 999]) == {tables[0]: 3}
            assert await store.numbers([]) == {}

    asyncio.run(run())


# What is due


def test_what_is_due_is_claimed_until_its_lease_ends(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as another:
            await new_table(store, "LATE", due=300)
            await new_table(store, "SOON", due=100)
            await new_table(store, "NONE", due=None)
            assert await store.claim_due(99, 50, 9) == []
            assert await store.claim_due(100, 50, 9) == ["SOON"]
            assert await another.claim_due(149, 50, 9) == []
            assert await another.claim_due(150, 50, 9) == ["SOON"]
            assert await store.claim_due(300, 50, 1) == ["SOON"]
            assert await store.claim_due(300, 50, 9) == ["LATE"]

    asyncio.run(run())


def test_an_append_ends_the_lease_and_says_what_is_due_next(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table = await new_table(store, "K7XQ", due=100)
            assert await store.claim_due(100, 10_000, 9) == ["K7XQ"]
            await store.append(table.id, [said(1)], summary(due=200))
            assert await store.claim_due(199, 10_000, 9) == []
            assert await store.claim_due(200, 10_000, 9) == ["K7XQ"]
            await store.append(table.id, [said(2)], summary(due=None))
            assert await store.claim_due(10**12, 10_000, 9) == []

    asyncio.run(run())


def test_a_lease_keeps_others_away(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as another:
            table = await new_table(store, "K7XQ", due=100)
            await store.lease(table.id, 500)
            assert await another.claim_due(499, 50, 9) == []
            assert await another.claim_due(500, 50, 9) == ["K7XQ"]

    asyncio.run(run())


def test_two_workers_never_claim_the_same(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as another:
            codes = {f"T{number}" for number in range(60)}
            await asyncio.gather(*[new_table(store, code, due=100) for code in codes])
            claims = [worker.claim_due(200, 1_000, 4) for _ in range(10) for worker in (store, another)]
            claimed = [code for some in await asyncio.gather(*claims) for code in some]
            while more := await store.claim_due(200, 1_000, 4):
                claimed += more
            assert len(claimed) == 60
            assert set(claimed) == codes

    asyncio.run(run())


# Workers and connections


def test_the_house_was_closed_while_no_worker_was_alive(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.open_house("anna", 100, 50)
            assert await store.closings(0) == []
            await store.beat("anna", 200)
            await store.open_house("bert", 250, 50)  # within the pause: anna may still be alive
            await store.open_house("carl", 260, 50)
            assert await store.closings(0) == []
            await store.beat("bert", 300)
            await store.open_house("dino", 1000, 50)
            await store.open_house("emma", 1010, 50)  # the second of two workers that open together
            await store.open_house("fred", 5000, 50)
            assert await store.closings(0) == [(300, 1000), (1010, 5000)]
            assert await store.closings(999) == [(300, 1000), (1010, 5000)]
            assert await store.closings(1000) == [(1010, 5000)]

    asyncio.run(run())


def test_a_seat_is_connected_as_long_as_one_line_is_open(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table, other = (await new_table(store)).id, (await new_table(store, "ZZZZ")).id
            await store.beat("anna", 100)
            await store.beat("bert", 100)
            lines = [("anna", 0), ("anna", 0), ("bert", 0), ("bert", 2)]
            for worker, seat in lines:
                await store.connect(worker, table, seat)
            for place, (worker, seat) in enumerate(lines):
                assert await store.connected(table) == {seat for _, seat in lines[place:]}
                await store.disconnect(worker, table, seat)
            assert await store.connected(table) == set()
            await store.disconnect("anna", table, 0)
            await store.connect("anna", other, 1)
            assert await store.connected(table) == set()
            assert await store.connected(other) == {1}
            with pytest.raises(LookupError, match="no table 999"):
                await store.connect("anna", 999, 0)

    asyncio.run(run())


def test_a_dead_worker_is_buried_with_its_connections(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            tables = [(await new_table(store, f"T{number}")).id for number in range(3)]
            await store.beat("anna", 100)
            await store.beat("bert", 200)
            await store.connect("anna", tables[0], 0)
            await store.connect("anna", tables[0], 1)
            await store.connect("anna", tables[2], 1)
            await store.connect("bert", tables[0], 1)
            await store.connect("bert", tables[1], 1)
            assert await store.bury(100) == []
            assert await store.bury(101) == ["T0", "T2"]
            assert await store.bury(101) == []
            assert [await store.connected(table) for table in tables] == [{1}, {1}, set()]
            await store.beat("anna", 300)
            assert await store.connected(tables[0]) == {1}

    asyncio.run(run())


def test_a_dead_worker_is_buried_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as another:
            table = (await new_table(store)).id
            await store.beat("anna", 100)
            await store.connect("anna", table, 0)
            funerals = await asyncio.gather(store.bury(200), another.bury(200))
            assert sorted(funerals) == [[], ["K7XQ"]]

    asyncio.run(run())
