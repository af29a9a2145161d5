"""An upgrade with games in the middle: they go on in the database of the last release, brought up to date."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic.script import ScriptDirectory

from capotavola.engine.boxes import own_games
from capotavola.server.bodies import NewTable
from capotavola.server.house.archive import Archive
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.reception import Seating, open_table
from capotavola.server.messages import said
from capotavola.server.storage.database import open_database
from capotavola.server.storage.migrations import revision_of
from capotavola.server.storage.migrations.upgrading import config, upgrade
from capotavola.server.storage.schema import REVISION
from capotavola.server.storage.sqlstore import SqlStore, open_store
from capotavola.server.table import showing
from capotavola.server.table.decisions import Who
from capotavola.server.table.watching import name_of

RELEASED = "0002"  # of version 0.1.0
RELEASES = Path(__file__).parent / "releases"  # databases that they wrote, and what their players saw
ACTIONS = 4


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


async def as_released(url: str) -> SqlStore:
    """A store on the database as the release made it."""
    database = open_database(url)
    await database.write(partial(upgrade, revision=RELEASED))
    assert await database.read(revision_of) == RELEASED
    return SqlStore(database)


async def play(house: House, seating: Seating, since: int, actions: int = ACTIONS) -> None:
    """Some actions: whoever is asked does the first thing that is allowed."""
    opened = seating.opened
    for number in range(since, since + actions):
        table = opened.table
        seat = table.thinking()[0]
        act = said.Act(f"a{number}", table.versions[seat], table.state.legal(seat)[0].value())
        await house.do(opened, Who(seat, hashed(seating.key)), act, house.now())


@pytest.mark.parametrize("game", own_games())
def test_a_game_in_the_middle_goes_on_after_the_upgrade(url: str, game: str) -> None:
    async def run() -> None:
        store = await as_released(url)
        house = House(store, Metrics(), 0)
        seating = await open_table(house, NewTable(game, ["Anna", "Bea", "Carlo"], players=3, start=True))
        await play(house, seating, 0)
        code, before = seating.opened.kept.code, seating.opened.table
        await store.close()

        store = await open_store(url)
        house = House(store, Metrics(), 0)
        again = await house.open(code)
        assert again.table.status == "playing"
        assert again.table.versions == before.versions
        assert again.table.marks == before.marks
        assert [again.table.state.view(seat) for seat in range(3)] == [
            before.state.view(seat) for seat in range(3)
        ]
        await play(house, seating._replace(opened=again), ACTIONS)
        assert again.table.number > before.number
        await store.close()

    asyncio.run(run())


# -- a database that the release itself has written -------------------------------------------


class Seen(msgspec.Struct):
    """What a player saw at last, as the release told it."""

    version: int
    view: dict[str, object]
    legal: list[dict[str, object]]


class Said(msgspec.Struct):
    seat: int
    message: said.Act


class Left(msgspec.Struct):
    """A table as its players left it, with their key and the last that was acknowledged."""

    game: str
    code: str
    key: str
    watcher: str
    seats: list[Seen]
    last: Said


LEFT = msgspec.json.decode((RELEASES / "0.1.0.json").read_bytes(), type=list[Left])


@pytest.mark.parametrize("left", LEFT, ids=lambda left: left.game)
def test_what_the_release_wrote_is_read_and_played_on(tmp_path: Path, left: Left) -> None:
    with closing(sqlite3.connect(tmp_path / "house.db")) as file:
        file.executescript((RELEASES / "0.1.0.sql").read_text())

    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/house.db")
        house = House(store, Metrics(), 0)
        opened = await house.open(left.code)
        table = opened.table
        for seat, seen in enumerate(left.seats):
            position = showing.position(table, seat)
            assert position is not None
            assert table.versions[seat] == seen.version
            assert msgspec.json.decode(msgspec.json.encode(position.view)) == seen.view
            assert msgspec.json.decode(msgspec.json.encode(position.legal)) == seen.legal
        assert name_of(table, hashed(left.watcher)) == "Vito"
        who = Who(left.last.seat, hashed(left.key))
        await house.do(opened, who, left.last.message, house.now())  # the answer was lost: it is done once
        assert opened.table.number == table.number
        await play(house, Seating(opened, [0, 1], left.key), since=100, actions=1)
        assert opened.table.number == table.number + 1
        assert (await Archive(house).page(opened.kept, None, 0)).happened
        await store.close()

    asyncio.run(run())


def test_there_is_a_way_from_the_release_to_the_newest_revision() -> None:
    script = ScriptDirectory.from_config(config())
    steps = [step.revision for step in script.iterate_revisions(REVISION, RELEASED)]
    assert steps[0] == REVISION
    assert len(steps) == int(REVISION) - int(RELEASED)
