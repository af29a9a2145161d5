"""A table is opened from its newest picture and the entries after it; yet what the log says is right."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, select, update

from capotavola.server.bodies import NewTable
from capotavola.server.house import album
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.photographer import FEWEST, QUIET, Photographer
from capotavola.server.house.privacy import forget
from capotavola.server.house.reception import open_table
from capotavola.server.house.retention import remove_table
from capotavola.server.house.transfer import export_table, import_table
from capotavola.server.messages import said
from capotavola.server.storage.schema import ENTRIES, PICTURES
from capotavola.server.storage.sqlstore import SqlStore
from capotavola.server.storage.store import Opening, Picture
from capotavola.server.table import fold
from capotavola.server.table.decisions import Who
from capotavola.server.table.log import Entry
from capotavola.server.table.table import Heard, HouseTable
from tests.server.soundness import check_fold, seen
from tests.server.stores import opened as stored

NOON = 1_800_000_000_000


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address.replace("+asyncpg", "")


class Evening:
    """A house with one table, at which Anna talks."""

    def __init__(self, store: SqlStore, house: House, opened: OpenTable, key: str) -> None:
        self.store = store
        self.house = house
        self.opened = opened
        self.key = key
        self.later = NOON + QUIET

    async def talk(self, lines: int, mark: str = "m") -> None:
        for number in range(lines):
            await self.say(f"{mark}{number}")

    async def say(self, mark: str) -> None:
        who = Who(0, hashed(self.key))
        await self.house.do(self.opened, who, said.Chat(mark, "table", f"words of {mark}"), NOON)

    async def photograph(self) -> Picture | None:
        """When the table has fallen quiet."""
        self.later = self.opened.table.last_at + QUIET
        self.house.now = lambda: self.later
        await Photographer(self.house).go_round()
        return await self.picture()

    async def picture(self) -> Picture | None:
        code = self.opened.kept.code
        opening = (await self.store.openings([code], 1))[code]
        assert isinstance(opening, Opening)
        return opening.picture

    async def again(self) -> OpenTable:
        """Opened by a house that has nothing in memory; and as its log alone makes it, so it is."""
        house = House(self.store, Metrics(), 0, lambda: self.later)
        opened = await house.open(self.opened.kept.code)
        same(opened.table, await house.folded(opened.kept))
        return opened

    async def change(self, *statements: object) -> None:
        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)  # type: ignore[call-overload]

        await self.store.change(work)


def same(table: HouseTable, other: HouseTable) -> None:
    check_fold(table, other)
    assert seen(table) == seen(other)


@asynccontextmanager
async def evening(url: str) -> AsyncIterator[Evening]:
    async with stored(url) as store:
        await store.open_house("worker", NOON, 10**9)
        house = House(store, Metrics(), 0, lambda: NOON)
        wish = NewTable("omerta", ["Anna", "Bea"], players=3, fill="random", start=True)
        opened, _, key = await open_table(house, wish)
        yield Evening(store, house, opened, key)


class Counted:
    """How many entries were folded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        monkeypatch.setattr("capotavola.server.house.folding.take", self.take)

    def take(self, table: HouseTable, entry: Entry) -> Heard:
        self.number += 1
        return fold.take(table, entry)


def test_only_what_came_after_the_picture_is_folded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with evening(url) as night:
            await night.talk(FEWEST)
            picture = await night.photograph()
            assert picture is not None
            assert picture.number == night.opened.table.number
            await night.talk(3, "later")
            counted = Counted(monkeypatch)
            house = House(night.store, Metrics(), 0, lambda: night.later)
            opened = await house.open(night.opened.kept.code)
            assert counted.number == 3
            same(opened.table, night.opened.table)
            assert opened.pictured == picture.number

    asyncio.run(run())


def test_a_table_that_has_little_new_gets_no_picture(url: str) -> None:
    async def run() -> None:
        async with evening(url) as night:
            await night.talk(FEWEST - night.opened.table.number - 1)
            assert await night.photograph() is None
            await night.talk(1, "one more")
            first = await night.photograph()
            assert first is not None
            await night.talk(FEWEST - 1, "still few")
            assert await night.photograph() == first

    asyncio.run(run())


def test_a_message_is_done_once_however_the_table_was_opened(url: str) -> None:
    """Both one that is in the picture's memory, and one that only the storage knows of."""

    async def run() -> None:
        async with evening(url) as night:
            await night.talk(300)
            await night.photograph()
            opened = await night.again()
            night.opened, before = opened, opened.table.number
            night.house = House(night.store, Metrics(), 0, lambda: night.later)
            for mark in ("m299", "m0"):
                await night.say(mark)
                assert opened.table.number == before

    asyncio.run(run())


async def pictured(night: Evening) -> Picture:
    await night.talk(FEWEST)
    picture = await night.photograph()
    assert picture is not None
    return picture


@pytest.mark.parametrize("damage", ["cut", "flipped", "another edition"])
def test_a_picture_of_no_use_is_ignored_and_taken_anew(
    url: str, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with evening(url) as night:
            picture = await pictured(night)
            body = picture.body
            if damage == "another edition":
                monkeypatch.setattr(album, "edition_of", lambda _: b"of tomorrow")
            else:
                bad = body[:-9] if damage == "cut" else body[:40] + bytes([body[40] ^ 1]) + body[41:]
                await night.change(update(PICTURES).values(body=bad))
            opened = await night.again()
            assert opened.pictured == 0
            opened.ours = True
            house = House(night.store, Metrics(), 0, lambda: night.later)
            house.opened[opened.kept.code] = opened
            await Photographer(house).go_round()
            assert (await night.again()).pictured == opened.table.number

    asyncio.run(run())


def test_a_picture_that_the_log_does_not_bear_out_is_ignored(url: str) -> None:
    async def run() -> None:
        async with evening(url) as night:
            picture = await pictured(night)
            here = ENTRIES.c.number == picture.number
            await night.change(update(ENTRIES).where(here).values(at=NOON + 1))
            assert await night.picture() is None
            assert (await night.again()).pictured == 0

    asyncio.run(run())


def test_who_is_forgotten_is_in_no_picture(url: str) -> None:
    async def run() -> None:
        async with evening(url) as night:
            before = await pictured(night)
            await forget(night.house, night.opened.kept.code, night.key)
            assert await night.picture() is None
            # Another worker took one before, and comes to keep it now.
            assert not await night.store.keep_picture(night.opened.kept.id, before)
            opened = await night.again()
            assert "Anna" not in [seat.name for seat in opened.table.seats]
            after = await night.photograph()
            assert after is not None
            assert after.number > before.number
            assert "Anna" not in [seat.name for seat in (await night.again()).table.seats]

    asyncio.run(run())


def test_an_earlier_picture_takes_no_later_one_s_place(url: str) -> None:
    async def run() -> None:
        async with evening(url) as night:
            earlier = await pictured(night)
            later = await pictured_again(night)
            assert not await night.store.keep_picture(night.opened.kept.id, earlier)
            assert await night.picture() == later

    asyncio.run(run())


async def pictured_again(night: Evening) -> Picture:
    await night.talk(FEWEST, "more")
    picture = await night.photograph()
    assert picture is not None
    return picture


def test_pictures_go_with_their_table_and_stay_at_home(url: str) -> None:
    async def run() -> None:
        async with evening(url) as night:
            await pictured(night)
            code = night.opened.kept.code
            raw = await export_table(night.house, code)
            await remove_table(night.house, code)
            assert await pictures(night.store) == 0
            await import_table(night.house, raw)
            assert await pictures(night.store) == 0
            assert (await night.again()).pictured == 0

    asyncio.run(run())


async def pictures(store: SqlStore) -> int:
    return len(await store.look(lambda connection: connection.execute(select(PICTURES.c.number)).all()))


def test_a_picture_of_a_table_that_is_gone_is_not_kept(url: str) -> None:
    async def run() -> None:
        async with evening(url) as night:
            picture = await pictured(night)
            await night.change(delete(PICTURES))
            await remove_table(night.house, night.opened.kept.code)
            assert not await night.store.keep_picture(night.opened.kept.id, picture)

    asyncio.run(run())
