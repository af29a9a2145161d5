"""A house that was closed opens as it was: clocks stood still, and who did not come back is missed."""

import asyncio
import signal
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from capotavola.server.house.doorman import BLIP
from tests.server import nursery
from tests.server.device import Device, until_in_time
from tests.server.hammer import Party, Player, open_party, playing, presence, wait_for
from tests.server.mortal import STOP_SECONDS, Mortal
from tests.server.pair import Pair
from tests.server.told import Happening, Object, read_message

pytestmark = pytest.mark.slow

HASTY = {nursery.HASTE: "2.5"}
RESTART = 2.0  # seconds: up to so many are a mere restart of a hasty house, in which clocks run on
CLOSED_FOR = 3.2
SECOND = 1000
DAY = 24 * 3600 * SECOND
LIVE: Object = {"kind": "live", "start": 600, "increment": 0, "cap": 600}
DAYS: Object = {"kind": "days", "days": 2}


def wish(clock: Object) -> Object:
    return {"game": "corleone", "players": 2, "clock": clock}


# Clocks


@pytest.mark.parametrize(("clock", "full"), [(LIVE, 600 * SECOND), (DAYS, 2 * DAY)])
def test_clocks_stand_still_while_the_house_is_closed(tmp_path: Path, clock: Object, full: int) -> None:
    house = Mortal(tmp_path, often=True, **HASTY)

    async def run() -> None:
        async with house.open():
            party = await open_party([house.url], wish(clock), 2, Random(1))
            player = party.players[0]
            party.fall_silent()
            async with playing(*party.players):
                await wait_for("a question", party.asked)
                await house.kill()
                await asyncio.sleep(CLOSED_FOR)
                await house.start()
                await wait_for("the house", lambda: reopened(player) != [])
            [closed] = reopened(player)
            used = full - least_left(player)
            # The time from the question to the house's end; had it run on, all of it would be used.
            assert 0 < used < closed.at - asked_at(player) - CLOSED_FOR / 2 * SECOND

    asyncio.run(run())


def test_time_is_given_back_though_the_house_was_opened_in_between(tmp_path: Path) -> None:
    """Nobody came to the table while it was open, and then it was restarted in no time."""
    house = Mortal(tmp_path, often=True, **HASTY)

    async def run() -> None:
        async with house.open():
            party = await open_party([house.url], wish(LIVE), 2, Random(2))
            since = time.monotonic()
        await asyncio.sleep(CLOSED_FOR)
        async with house.open():
            pass
        async with house.open(), playing(*party.players):
            party.fall_silent()
            await wait_for("the house", lambda: reopened(party.players[0]) != [])
        assert CLOSED_FOR * SECOND <= lost_at(party.players[0]) < most_since(since)

    asyncio.run(run())


def test_time_is_given_back_at_every_worker(tmp_path: Path, postgres_url: str) -> None:
    """Also at the one that finds the other open already; and once."""
    pair = Pair(tmp_path, postgres_url, **HASTY)

    async def run() -> None:
        async with pair.open():
            parties = [await open_party(pair.urls, wish(LIVE), 2, Random(seed)) for seed in range(6)]
            since = time.monotonic()
        await asyncio.sleep(CLOSED_FOR)
        async with pair.open(), pair.counters() as counters:
            for number, party in enumerate(parties):
                assert (await counters[number % 2].get(f"/{party.code}/state")).status_code == 200
            players = [player for party in parties for player in party.players]
            for party in parties:
                party.fall_silent()
            async with playing(*players):
                await wait_for("the house", lambda: all(reopened(player) for player in players))
        for player in players:
            assert CLOSED_FOR * SECOND <= lost_at(player) < most_since(since)

    asyncio.run(run())


def most_since(since: float) -> float:
    """Not more than has gone by since the house was still open, and the seconds of a mere restart."""
    return (time.monotonic() - since + RESTART) * SECOND


def reopened(player: Player) -> list[Happening]:
    return [happening for happening in player.heard if happening.kind == "reopened"]


def lost_at(player: Player) -> int:
    [closed] = reopened(player)
    return closed.lost or 0


def asked_at(player: Player) -> int:
    """Nobody has acted: the first question came with the deal."""
    [started] = [happening for happening in player.heard if happening.kind == "started"]
    return started.at


def least_left(player: Player) -> int:
    """Of the one who is asked, as the house said last."""
    assert player.clocks is not None
    return min(left for left in player.clocks.left if left is not None)


# Who is here


def test_who_does_not_come_back_after_a_restart_is_away(tmp_path: Path) -> None:
    house = Mortal(tmp_path, often=True, **HASTY)

    async def run() -> None:
        async with house.open():
            party = await open_party([house.url], wish({"kind": "none"}), 1, Random(3))
            here, gone = party.players[0], await party.join(house.url, "Bea")
            party.fall_silent()
            async with playing(here):
                async with playing(gone):
                    await wait_for("both", lambda: here.version > 0 and gone.version > 0)
                    await house.kill()
                await house.start()
                await wait_for("the absence", lambda: presence(here, 1) == ["away"])
                async with playing(gone):
                    await wait_for("the return", lambda: presence(here, 1) == ["away", "back"])
            assert presence(here, 0) == []

    asyncio.run(run())


def test_a_line_that_is_lost_for_a_moment_is_no_absence_but_a_longer_one_is(tmp_path: Path) -> None:
    house = Mortal(tmp_path, often=True)

    async def in_time() -> bool:
        party = await open_party([house.url], wish({"kind": "none"}), 1, Random(4))
        here, nervous = party.players[0], await party.join(house.url, "Bea")
        party.fall_silent()
        async with playing(here):
            device = Device()
            for _ in range(4):
                async with device.held_by(nervous):
                    await asyncio.sleep(0.3)
            if not device.gone_less_than(BLIP):
                return False
            assert presence(here, 1) == []
            await wait_for("the absence", lambda: presence(here, 1) == ["away"])
        assert presence(here, 0) == []
        return True

    async def run() -> None:
        async with house.open():
            await until_in_time(in_time)

    asyncio.run(run())


# Closing in good order


@pytest.mark.parametrize("order", [signal.SIGTERM, signal.SIGINT])
def test_a_house_that_closes_says_so_to_everybody(tmp_path: Path, order: signal.Signals) -> None:
    house = Mortal(tmp_path, often=True)

    async def run() -> None:
        async with house.open():
            parties = [await open_party([house.url], wish(LIVE), 2, Random(seed)) for seed in range(3)]
            players = [player for party in parties for player in party.players]
            async with playing(*players):
                stream = asyncio.create_task(last_event(house, parties[0]))
                await wait_for("moves of all", lambda: all(player.acknowledged for player in players))
                house.process.send_signal(order)
                assert await asyncio.wait_for(house.process.wait(), STOP_SECONDS) == 0
                assert await stream == "closing"
                await house.start()
                await wait_for("the end of the games", lambda: all(party.over() for party in parties))
            for player in players:
                assert [closing.reason for closing in player.closings] == ["restart"]
        assert "Traceback" not in house.said()

    asyncio.run(run())


async def last_event(house: Mortal, party: Party) -> str:
    """What a spectator without WebSockets hears last."""
    kinds: list[str] = []
    async with (
        httpx.AsyncClient(base_url=house.url, timeout=60) as client,
        client.stream("GET", f"/api/tables/{party.code}/events") as stream,
    ):
        async for line in stream.aiter_lines():
            if line.startswith("data:"):
                kinds.append(read_message(line.removeprefix("data:")).type)
    return kinds[-1]
