"""Order at a table: a host mutes and removes players and spectators."""

import asyncio
from pathlib import Path

import pytest

from capotavola.server.house.keys import hashed
from capotavola.server.house.reception import watch
from capotavola.server.messages import happened, said, told
from capotavola.server.settings import settings_from
from capotavola.server.table.log import Left
from capotavola.server.table.refusing import HouseRefuses
from tests.server.indoors import indoors, visited
from tests.server.tables import Driver
from tests.server.test_privacy import Ear


def test_whoever_is_muted_is_not_heard_until_the_host_says_so() -> None:
    table = Driver("omerta", people=3).begin()
    told = table.say(0, said.Mute("1", 1, True))
    assert [type(one) for one in table.heard(told, 2)] == [happened.Silenced]
    assert [seat.muted for seat in table.info().seats] == [False, True, False]
    assert table.refusal(1, said.Chat("2", "table", "listen!")).reason == "muted"
    assert table.say(0, said.Mute("3", 1, True)) == []  # so it is already
    table.say(0, said.Mute("4", 1, False))
    table.chat(1, 2, "at last")


def test_whoever_sits_down_in_the_place_of_somebody_muted_is_not() -> None:
    table = Driver("omerta", people=3)
    table.say(0, said.Mute("1", 1, True))
    table.say(0, said.Kick("2", 1))
    table.sit("Dora", 1)
    assert not table.info().seats[1].muted


def test_in_a_game_a_bot_takes_the_seat_of_who_is_removed_for_good() -> None:
    table = Driver("omerta", people=3, seats=4).begin()
    told = table.say(0, said.Kick("1", 1))
    assert table.heard(told, 2) == [happened.Freed(table.version(2), table.at, 1, "kicked")]
    seat = table.info().seats[1]
    assert (seat.kind, seat.name, seat.closed) == ("bot", "Bea", True)
    assert isinstance(table.entries[-1].what, Left)
    with pytest.raises(HouseRefuses, match="seat-closed"):
        table.sit("Bea", 1)
    assert table.sit("Dora") == 3  # the other bot's seat is anybody's
    with pytest.raises(HouseRefuses, match="no-seat-free"):
        table.sit("Enzo")


def test_the_game_goes_on_without_who_was_removed() -> None:
    table = Driver("omerta", people=2, seats=3, options={"turns": 1}).begin()
    table.say(0, said.Kick("1", 1))
    table.play_until(lambda state: state.outcome() is not None)
    assert table.table.status == "over"


def test_before_the_start_the_seat_is_anybody_s() -> None:
    table = Driver("omerta", people=3)
    table.say(0, said.Kick("1", 1))
    assert table.info().seats[1].kind == "free"
    assert table.sit("Bea") == 1


def test_a_spectator_who_is_sent_away_hears_nothing_more_and_gets_no_other_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            house = rooms.house
            table = await rooms.table(people=2)
            vito = await watch(house, table, None, "Vito")
            ears = [Ear(None, hashed(vito.key)), Ear(None, None), Ear(0, hashed(rooms.keys[table.kept.code]))]
            table.listeners.extend(ears)
            await rooms.say(table, 0, said.KickWatcher("1", 1))
            assert [ear.ended for ear in ears] == [True, False, False]
            assert ears[0].heard[-1] == told.Closing("removed", again=False)
            with pytest.raises(HouseRefuses, match="muted"):
                await watch(house, table, hashed(vito.key), "Dora")
            await watch(house, table, None, "Dora")

    asyncio.run(run())


def test_over_the_line_a_host_keeps_order_among_spectators(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})
        async with visited(settings) as (_, client):
            wish = {"game": "omerta", "names": ["Anna"], "hushed": True}
            made = (await client.post("/api/tables", json=wish)).json()
            at, host = f"/api/tables/{made['code']}", {"authorization": f"Bearer {made['key']}"}
            client.cookies.clear()
            assert (await client.get(at)).json()["hushed"] is True
            refused = await client.post(f"{at}/watchers", json={"name": "Vito"})
            assert (refused.status_code, refused.json()["reason"]) == (409, "hushed")
            hush = {"type": "hush", "id": "1", "hushed": False}
            assert (await client.post(f"{at}/messages", json=hush, headers=host)).status_code == 200
            vito = (await client.post(f"{at}/watchers", json={"name": "Vito"})).json()
            client.cookies.clear()
            mute = {"type": "mute-watcher", "id": "2", "watcher": 1, "muted": True}
            assert (await client.post(f"{at}/messages", json=mute, headers=host)).status_code == 200
            assert (await client.get(f"{at}/watchers")).json() == [
                {"watcher": 1, "name": "Vito", "muted": True}
            ]
            own = {"authorization": f"Bearer {vito['key']}"}
            renamed = await client.post(f"{at}/watchers", json={"name": "Dora"}, headers=own)
            assert (renamed.status_code, renamed.json()["reason"]) == (409, "muted")

    asyncio.run(run())
