"""Tables are opened many at once, and those that somebody waits for come first."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from capotavola.server.house.openings import BESIDES, MOST, Openings
from capotavola.server.storage import openings
from capotavola.server.storage.sqlstore import SqlStore
from capotavola.server.storage.store import Damaged, Opening, Picture, StoreTrouble
from tests.server.stores import execute, new_table, opened, said, summary

CODES = ["AAAA", "BBBB", "CCCC", "DDDD", "EEEE"]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


def shown(found: dict[str, Opening | Damaged]) -> dict[str, tuple[int | None, list[int]]]:
    """The number of each picture, and those of the entries after it."""
    made = {code: opening for code, opening in found.items() if isinstance(opening, Opening)}
    return {
        code: (opening.picture and opening.picture.number, [entry.number for entry in opening.entries])
        for code, opening in made.items()
    }


async def five_tables(store: SqlStore) -> None:
    """With as many entries as their place says, and a picture of the fourth after its second entry."""
    tables = [await new_table(store, code, place) for place, code in enumerate(CODES)]
    assert await store.keep_picture(tables[3].id, Picture(2, b"picture"))


def test_many_are_read_with_what_each_needs(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await five_tables(store)
            await store.open_house("first", 100, 10)
            await store.open_house("second", 5_000, 10)
            found = await store.openings([*CODES, "NONE"], 3)
            assert shown(found) == {
                "AAAA": (None, []),
                "BBBB": (None, [1]),
                "CCCC": (None, [1, 2]),
                "DDDD": (2, [3]),
                "EEEE": (None, [1, 2, 3]),
            }
            for opening in found.values():
                assert isinstance(opening, Opening)
                assert opening.closings == [(100, 5_000)]
            assert await store.openings(["NONE"], 3) == {}

    asyncio.run(run())


def test_many_take_no_more_statements_than_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/house.db") as store:
            await five_tables(store)
            asked = 0

            def counting(connection: Connection, codes: list[str]) -> int:
                nonlocal asked
                asked = 0
                execute_one = connection.execute

                def execute_counted(*args: object, **kwargs: object) -> object:
                    nonlocal asked
                    asked += 1
                    return execute_one(*args, **kwargs)  # type: ignore[call-overload]

                connection.execute = execute_counted  # type: ignore[method-assign, assignment]
                openings.openings(connection, codes, 10)
                return asked

            one = await store.look(lambda connection: counting(connection, ["EEEE"]))
            all_five = await store.look(lambda connection: counting(connection, CODES))
            assert one == all_five == 3

    asyncio.run(run())


def test_what_is_wrong_with_one_is_of_no_concern_to_others(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await five_tables(store)
            of = "table_id = (SELECT id FROM tables WHERE code = '{}')"
            await execute(
                url,
                "UPDATE tables SET setup = '{\"game\":' WHERE code = 'AAAA'",
                f"DELETE FROM entries WHERE {of.format('CCCC')} AND number = 2",
                f"UPDATE entries SET at = at + 1 WHERE {of.format('DDDD')} AND number = 2",
            )
            found = await store.openings(CODES, 10)
            assert "its setup cannot be read" in str(found["AAAA"])
            assert "entry 2 is missing" in str(found["CCCC"])
            # The log is right: its picture was taken after another entry.
            assert shown(found) == {
                "BBBB": (None, [1]),
                "DDDD": (None, [1, 2, 3]),
                "EEEE": (None, [1, 2, 3, 4]),
            }

    asyncio.run(run())


def test_what_was_written_since_the_picture_comes_with_it(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table = await new_table(store, "K7XQ", 2)
            assert await store.keep_picture(table.id, Picture(2, b"picture"))
            await store.append(table.id, [said(3), said(4)], summary())
            assert shown(await store.openings(["K7XQ"], 10)) == {"K7XQ": (2, [3, 4])}
            assert shown(await store.openings(["K7XQ"], 1)) == {"K7XQ": (2, [3])}

    asyncio.run(run())


class Slow(SqlStore):
    """Notes what is read, and reads when it is told to."""

    def __init__(self) -> None:
        self.readings: list[list[str]] = []
        self.free = asyncio.Event()
        self.trouble: Exception | None = None

    async def openings(self, codes: list[str], most: int) -> dict[str, Opening | Damaged]:
        self.readings.append(codes)
        await self.free.wait()
        if self.trouble is not None:
            raise self.trouble
        return {}


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_waits_at_the_door_comes_first() -> None:
    async def run() -> None:
        store = Slow()
        reading = Openings(store)
        house = [asyncio.ensure_future(reading.read(f"H{n}", waited_for=False)) for n in range(10)]
        await turns()
        door = [asyncio.ensure_future(reading.read(f"D{n}", waited_for=True)) for n in range(MOST + 1)]
        await turns()
        reading.hurry("H9")
        store.free.set()
        assert {*await asyncio.gather(*house, *door)} == {None}
        assert store.readings == [
            [f"H{n}" for n in range(BESIDES)],
            [*(f"D{n}" for n in range(MOST)), *(f"H{n}" for n in range(BESIDES, 2 * BESIDES))],
            [f"D{MOST}", "H9", "H8"],
        ]

    asyncio.run(run())


def test_what_can_wait_does_so_while_somebody_is_at_the_door() -> None:
    async def run() -> None:
        store = Slow()
        reading = Openings(store)
        await reading.calm()
        house = asyncio.ensure_future(reading.read("HHHH", waited_for=False))
        await turns()
        await reading.calm()
        door = asyncio.ensure_future(reading.read("DDDD", waited_for=True))
        await turns()
        calm = asyncio.ensure_future(reading.calm())
        await turns()
        assert not calm.done()
        store.free.set()
        await asyncio.gather(house, door, calm)

    asyncio.run(run())


def test_what_can_wait_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr("capotavola.server.house.openings.A_MOMENT", 0.01)
        reading = Openings(Slow())
        first = asyncio.ensure_future(reading.read("AAAA", waited_for=True))
        await turns()
        second = asyncio.ensure_future(reading.read("BBBB", waited_for=True))
        await turns()
        await reading.calm()
        assert not second.done()
        first.cancel()
        second.cancel()

    asyncio.run(run())


def test_all_who_wait_hear_of_trouble_and_the_next_are_read() -> None:
    async def run() -> None:
        store = Slow()
        store.free.set()
        reading = Openings(store)
        store.trouble = StoreTrouble("store-busy", "locked")
        both = [reading.read("AAAA", waited_for=True), reading.read("BBBB", waited_for=False)]
        assert await asyncio.gather(*both, return_exceptions=True) == [store.trouble] * 2
        store.trouble = None
        assert await reading.read("AAAA", waited_for=True) is None

    asyncio.run(run())
