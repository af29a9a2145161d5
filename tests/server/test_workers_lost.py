"""What workers share is gone for a while: the database, the announcements, a worker of one command."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.server import nursery
from tests.server.audit import audit
from tests.server.hammer import Party, open_party, playing, wait_for
from tests.server.mortal import Mortal
from tests.server.pair import Pair
from tests.server.told import Object
from tests.services.service import Service

pytestmark = pytest.mark.slow

HASTY = {nursery.HASTE: "2.5"}
WORKERS_DIE_AFTER = 4  # seconds without a sign of life, for a hasty house
WISH: Object = {"game": "corleone", "players": 4}


# The database


@pytest.mark.parametrize("end", [Service.stop, Service.kill])
def test_play_goes_on_when_postgresql_is_back(
    tmp_path: Path, postgres: Service, postgres_url: str, end: Callable[[Service], None]
) -> None:
    pair = Pair(tmp_path, postgres_url)

    async def run() -> None:
        async with pair.open():
            party = await open_party(pair.urls, WISH, 3, Random(1))
            async with playing(*party.players):
                for _ in range(2):
                    await some_moves(party)
                    await asyncio.to_thread(end, postgres)
                    await refused(party)
                    await asyncio.to_thread(postgres.start)
                await play_to_the_end(pair.urls, party)
            assert set(troubles(party)) <= {"store-failed", "store-busy"}

    asyncio.run(run())


def test_nobody_is_away_because_postgresql_was(tmp_path: Path, postgres: Service, postgres_url: str) -> None:
    """It was gone for so long that each worker finds the other silent."""
    pair = Pair(tmp_path, postgres_url, **HASTY)

    async def run() -> None:
        async with pair.open():
            party = await open_party(pair.urls, WISH, 2, Random(2))
            async with playing(*party.players):
                await some_moves(party)
                party.fall_silent()
                await asyncio.to_thread(postgres.stop)
                await asyncio.sleep(WORKERS_DIE_AFTER + 1)
                await asyncio.to_thread(postgres.start)
                await asyncio.sleep(WORKERS_DIE_AFTER + 2)
                party.go_on()
                await play_to_the_end(pair.urls, party)
            assert not [h for player in party.players for h in player.heard if h.kind == "away"]

    asyncio.run(run())


async def refused(party: Party) -> None:
    before = len(troubles(party))
    await wait_for("a refusal", lambda: len(troubles(party)) > before)


def troubles(party: Party) -> list[str]:
    messages = [message for player in party.players for message in player.refused]
    return [message.reason for message in messages if message.code == "unavailable"]


# The announcements


def test_announcements_that_are_lost_only_delay(
    tmp_path: Path, postgres_url: str, redis_server: Service, redis_url: str
) -> None:
    pair = Pair(tmp_path, postgres_url, CAPO_CHANNELS=redis_url)

    async def run() -> None:
        async with pair.open():
            party = await open_party(pair.urls, WISH, 2, Random(3))
            party.fall_silent()
            async with playing(*party.players):
                await pair.talk_to_and_fro(party, 10)
                await asyncio.to_thread(redis_server.stop)
                await pair.talk_to_and_fro(party, 4)
                party.go_on()
                await some_moves(party)
                party.fall_silent()
                await asyncio.to_thread(redis_server.start)
                await pair.hear_each_other_soon(party)
                await asyncio.to_thread(redis_server.stop)
                for worker in (pair.first, pair.second):
                    assert await worker.stop() == 0

    asyncio.run(run())


# A worker of one command


def test_one_command_starts_two_workers_and_replaces_one_that_is_killed(
    tmp_path: Path, postgres_url: str
) -> None:
    house = Mortal(tmp_path, CAPO_DATABASE=postgres_url.replace("+asyncpg", ""), CAPO_WORKERS="2")

    async def run() -> None:
        async with house.open():
            await opened(house, 2)
            for number in range(2):  # a table each: while a worker starts, a whole game may be played
                party = await open_party([house.url], WISH, 3, Random(4 + number))
                async with playing(*party.players):
                    await some_moves(party)
                    os.kill(workers(house)[number], signal.SIGKILL)
                    await opened(house, 3 + number)
                    await play_to_the_end([house.url], party)
            assert await house.stop() == 0
        assert house.said().count("the house is closed") == 2

    asyncio.run(run())


async def opened(house: Mortal, times: int) -> None:
    await wait_for("a worker", lambda: house.said().count("the house is open") == times)


def workers(house: Mortal) -> list[int]:
    """The processes that listen; there is also one that counts what they share."""
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split()
    found = [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    assert len(found) == 2
    return found


# What they have in common


async def some_moves(party: Party, moves: int = 15) -> None:
    wanted = party.acknowledged() + moves
    await wait_for("some moves", lambda: party.acknowledged() >= wanted)


async def play_to_the_end(houses: list[str], party: Party) -> None:
    await wait_for("the end of the game", party.over)
    for house in houses:
        await asyncio.to_thread(audit, house, "corleone", party)
