"""The house is killed again and again while people play: nothing acknowledged is lost or done twice.

One of them takes pictures of its tables all the time, and opens them from those.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.server.audit import audit
from tests.server.hammer import Party, open_party, wait_for
from tests.server.mortal import Mortal
from tests.server.nursery import PICTURES
from tests.server.told import Object

KILLS = 200
HOUSES = 2  # side by side
LONGEST_LIFE = 0.3  # seconds, once there is play
LONGEST_START = 0.5
YOUNG = 0.2  # so many of all are killed before they are open

WISHES: list[tuple[Object, int]] = [
    ({"game": "corleone", "players": 4}, 3),
    ({"game": "omerta", "players": 4, "options": {"snap": "race"}}, 3),
    ({"game": "cosanostra", "players": 3}, 2),
]

Played = list[tuple[str, Party]]


@pytest.mark.long
@pytest.mark.slow
def test_two_hundred_kills_cost_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(HOUSES):
                folder = tmp_path / str(number)
                folder.mkdir()
                env = {PICTURES: "yes"} if number else {}
                group.create_task(play_through_kills(Mortal(folder, often=True, **env), Random(number)))

    asyncio.run(run())
    assert pictures_in(tmp_path / str(HOUSES - 1))


def pictures_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "house.db")) as database:
        count: int = database.execute("SELECT count(*) FROM pictures").fetchone()[0]
        return count


async def play_through_kills(house: Mortal, luck: Random) -> None:
    played: Played = []
    enough = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        playing = [
            group.create_task(play_on(house, wish, people, Random(luck.random()), played, enough))
            for wish, people in WISHES
        ]
        for _ in range(KILLS // HOUSES):
            await kill_one(house, luck, played)
        async with house.open():
            enough.set()
            await asyncio.wait(playing)
            for game, party in played:
                await asyncio.to_thread(audit, house.url, game, party)
    assert {game for game, party in played if party.over()} == {wish["game"] for wish, _ in WISHES}
    assert acknowledged(played) > KILLS


async def play_on(
    house: Mortal, wish: Object, people: int, luck: Random, played: Played, enough: asyncio.Event
) -> None:
    """One game after the other, until there was killing enough; the last is played to its end."""
    while not enough.is_set():
        party = await open_party([house.url], wish, people, luck)
        played.append((str(wish["game"]), party))
        async with asyncio.TaskGroup() as group:
            for player in party.players:
                group.create_task(player.play())


async def kill_one(house: Mortal, luck: Random, played: Played) -> None:
    """A house that is killed while it opens, or in the middle of the games."""
    if luck.random() < YOUNG:
        async with house.open(ready=False):
            await asyncio.sleep(luck.uniform(0, LONGEST_START))
        return
    before = acknowledged(played)
    async with house.open():
        await wait_for("a move", lambda: acknowledged(played) > before)
        await asyncio.sleep(luck.uniform(0, LONGEST_LIFE))


def acknowledged(played: Played) -> int:
    return sum(party.acknowledged() for _, party in played)
