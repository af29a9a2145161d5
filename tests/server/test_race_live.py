"""A race over a real line: whoever holds answers back is measured all the same (OM-R3)."""

import time
from pathlib import Path
from typing import cast

import pytest

from capotavola.engine.values import Json
from tests.server.attacks import Object, Wire, attacked, opened, visitor, with_key
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

HELD = 0.4  # seconds
MEASURED = 4


def until_a_race(house: LiveHouse, code: str, key: str) -> int:
    """All seats of one key play on until there is a race; its number."""
    with visitor(house, key) as client:
        for number in range(200):
            for seat in range(3):
                state = client.get(f"/tables/{code}/state", params={"seat": seat}).json()
                position = state["position"]
                if position["race"] is not None:
                    return cast(int, position["race"]["race"])
                if position["legal"]:
                    act = {"type": "act", "id": f"{number}-{seat}", "seen": state["version"]}
                    action = {"action": position["legal"][-1]}
                    client.post(f"/tables/{code}/messages", params={"seat": seat}, json=act | action)
    raise AssertionError("there was no race")


def credit(house: LiveHouse) -> int:
    """What somebody is credited who holds pongs back, and claims to have been as fast as one can."""
    names: list[Json] = ["Anna", "Bea", "Carlo"]
    table = opened(house, names=names, players=3, start=True, options={"snap": "race", "snap_seconds": 10})
    code, key = str(table["code"]), str(table["key"])
    with Wire(house, f"/api/tables/{code}/socket?seat=0", with_key(key)) as wire:
        for _ in range(MEASURED):
            while (message := wire.message())["type"] != "ping":
                pass
            time.sleep(HELD)
            wire.say({"type": "pong", "nonce": message["nonce"]})
        race = until_a_race(house, code, key)
        time.sleep(0.7)
        snap: Object = {"verb": "snap", "place": 0}
        wire.say({"type": "claim", "id": "c", "race": race, "reaction": 120, "action": snap})
        assert wire.answer_to("c")["type"] == "ack"
        while True:
            message = wire.message()
            happened = cast(list[Object], message.get("happened", []))
            for told in happened:
                if told["kind"] == "raced":
                    return cast(int, cast(list[Object], told["results"])[0]["credit"])


def test_answers_held_back_gain_nothing_on_a_direct_line(tmp_path: Path) -> None:
    with attacked(tmp_path, CAPO_TRUSTED_PROXIES="203.0.113.77") as house:
        assert credit(house) < 100
