"""Several players at one screen: it looks through the eyes of one at a time, and all of them are here."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from capotavola.server.bodies import NewTable
from capotavola.server.house import doorman
from capotavola.server.house.archive import Archive
from capotavola.server.house.attendant import Attendant
from capotavola.server.house.background import Background
from capotavola.server.house.doorman import Doorman
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.reception import open_table
from capotavola.server.table.duties import GRACE_UNTIMED
from capotavola.server.thinking.thinker import open_thinker
from capotavola.server.web.connection import Connection
from tests.server import nursery, stores
from tests.server.device import Device, until_in_time
from tests.server.hammer import Player, open_party, playing, presence, wait_for
from tests.server.mortal import Mortal
from tests.server.pair import Pair
from tests.server.told import Object

WISH: Object = {"game": "omerta", "players": 3}
BLIP = 2.4  # seconds, here
# Between two connections: no absence yet, but when the house looks for who left before, the next gap is open.
GAP = 1.3
LONGER_THAN_A_BLIP = 3.6


# Handing the device over


@pytest.mark.slow
def test_all_at_one_screen_come_and_go_together(tmp_path: Path) -> None:
    house = Mortal(tmp_path, often=True, **{nursery.BLIP: str(BLIP)})

    async def run() -> None:
        async with house.open():
            await hand_over_and_leave([house.url])

    asyncio.run(run())


@pytest.mark.slow
def test_also_if_the_device_comes_to_another_worker_each_time(tmp_path: Path, postgres_url: str) -> None:
    pair = Pair(tmp_path, postgres_url, **{nursery.BLIP: str(BLIP)})

    async def run() -> None:
        async with pair.open():
            await hand_over_and_leave(pair.urls)

    asyncio.run(run())


async def hand_over_and_leave(houses: list[str]) -> None:
    """All of them are asked to peek, and nobody does; the guest sees who is here."""

    async def in_time() -> bool:
        party = await open_party(houses, WISH, 2, Random(1))
        anna, bea = party.players[:2]
        guest = await party.join(houses[-1], "Dora")
        party.fall_silent()
        async with playing(guest):
            device = Device()
            for player in (anna, bea, anna, bea):
                async with device.held_by(player):
                    await asyncio.sleep(0.2)
                await asyncio.sleep(GAP)
            async with device.held_by(anna):
                if not device.gone_less_than(BLIP):
                    return False
                await asyncio.sleep(LONGER_THAN_A_BLIP)
                assert (presence(guest, 0), presence(guest, 1)) == ([], [])
                assert guest.table is not None
                assert [seat.away for seat in guest.table.seats] == [None] * 3
            await heard_of_both(guest, ["away"])
            async with playing(bea):
                await heard_of_both(guest, ["away", "back"])
        assert presence(guest, 2) == []
        return True

    await until_in_time(in_time)


async def heard_of_both(guest: Player, kinds: list[str]) -> None:
    await wait_for(f"{kinds} of both", lambda: presence(guest, 0) == presence(guest, 1) == kinds)


@pytest.mark.slow
def test_a_seat_given_up_is_no_longer_held_by_the_screen(tmp_path: Path, postgres_url: str) -> None:
    """Its new owner, at another worker, is away when gone, though the screen is still connected."""
    pair = Pair(tmp_path, postgres_url)

    async def run() -> None:
        async with pair.open():
            party = await open_party(pair.urls, {**WISH, "fill": None, "start": False}, 2, Random(3))
            anna = party.players[0]
            party.fall_silent()
            async with playing(anna), pair.counters(party.code, party.key) as counters:
                await wait_for("the welcome", lambda: anna.version > 0)
                kick = {"type": "kick", "id": "kick", "seat": 1}
                assert (await counters[0].post("/messages?seat=0", json=kick)).status_code == 200
                guest = await party.join(pair.second.url, "Dora")
                assert guest.seat == 1
                guest.acts = guest.talks = False
                async with playing(guest):
                    await wait_for("the guest", lambda: guest.version > 0)
                await wait_for("the absence", lambda: presence(anna, 1) == ["away"])

    asyncio.run(run())


# Bots in the place of who is away


def test_no_bot_takes_the_seat_of_who_waits_for_the_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_700_000_000_000]

    async def run() -> None:
        async with stores.opened(f"sqlite:///{tmp_path / 'house.db'}") as store:
            background = Background()
            house = House(store, Metrics(), 0, lambda: now[0])
            door = Doorman(house, Archive(house), background)
            attendant = Attendant(house, open_thinker("here"), background)
            wish = NewTable("omerta", ["Anna", "Bea", "Carlo"], players=3, start=True)
            opened, seats, key = await open_table(house, wish)
            assert opened.table.thinking() == seats

            screen = Connection(1, hashed(key))
            await door.welcome(opened, screen, None)
            await door.look_for_absent(opened)
            now[0] += 10 * GRACE_UNTIMED
            await attendant.attend(opened)
            assert opened.table.thinking() == seats

            screen.end()
            await door.goodbye(opened, screen)
            await door.look_for_absent(opened)  # for whatever reason, a moment after the device has gone
            assert [seat.away for seat in opened.table.seats] == [None] * 3
            monkeypatch.setattr(doorman, "BLIP", 0)
            await door.look_for_absent(opened)
            assert [seat.away for seat in opened.table.seats] == [now[0]] * 3
            now[0] += 10 * GRACE_UNTIMED
            await attendant.attend(opened)
            assert opened.table.thinking() == seats  # nobody is there: the table waits for them
            await background.stop()

    asyncio.run(run())
