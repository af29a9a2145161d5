"""An upgrade with games in the middle: they go on in the database of the last release, brought up to date."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from capotavola.engine.boxes import own_games
from capotavola.server import messages as said
from capotavola.server.bodies import NewTable
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.reception import Seating, open_table
from capotavola.server.storage.database import open_database
from capotavola.server.storage.migrations import revision_of
from capotavola.server.storage.migrations.upgrading import config, upgrade
from capotavola.server.storage.schema import REVISION
from capotavola.server.storage.sqlstore import SqlStore, open_store
from capotavola.server.table.decisions import Who

RELEASED = "0002"  # of version 0.1.0
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


async def play(house: House, seating: Seating, since: int) -> None:
    """Some actions: whoever is asked does the first thing that is allowed."""
    opened = seating.opened
    for number in range(since, since + ACTIONS):
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


def test_there_is_a_way_from_the_release_to_the_newest_revision() -> None:
    script = ScriptDirectory.from_config(config())
    steps = [step.revision for step in script.iterate_revisions(REVISION, RELEASED)]
    assert steps[0] == REVISION
    assert len(steps) == int(REVISION) - int(RELEASED)
