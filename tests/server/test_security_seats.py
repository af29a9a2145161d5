"""No request reads or moves another's seat: every way in, with every key that does not fit."""

from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from tests.server.attacks import (
    MESSAGES,
    PATIENCE,
    Object,
    Wire,
    attacked,
    made,
    opened,
    said,
    seated,
    visitor,
    with_key,
)
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

LUCK = "feedfacecafebeef"
READING = ["state", "history", "moment?version=3", "events", "history?since=1", "events?since=0"]
INTRUDERS = [
    "nobody",
    "made-up",
    "other-table",
    "watcher",
    "kicked",
    "left",
    "other-seat",
    "hash",
    "too-long",
]


class Evening(NamedTuple):
    """Anna on seat 0; Bruno and Clara share seats 1 and 2 (a hot seat); a bot on seat 3."""

    house: LiveHouse
    code: str
    anna: str
    hot: str
    keys: dict[str, str | None]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("seats")) as house:
        yield house


@pytest.fixture(scope="module")
def evening(house: LiveHouse) -> Evening:
    return prepare(house)


def prepare(house: LiveHouse) -> Evening:
    table = opened(house, players=4, luck=LUCK)
    code, anna = str(table["code"]), str(table["key"])
    kicked = seated(house, code, "Kim", seat=3)
    said(house, code, anna, {"type": "kick", "id": "kick", "seat": 3})
    left = seated(house, code, "Lev", seat=3)
    said(house, code, str(left["key"]), {"type": "leave"})
    hot = str(seated(house, code, "Bruno", seat=1)["key"])
    with visitor(house, hot) as client:
        both = made(client.post(f"/tables/{code}/seats", json={"name": "Clara", "seat": 2}))
        assert (both["key"], both["seats"]) == (hot, [1, 2])
        watcher = made(client.post(f"/tables/{code}/watchers", json={"name": "Vito"}))
    started = said(house, code, anna, {"type": "start", "id": "start", "fill": "random"})
    assert started.status_code == 200, started.text
    keys = {
        "nobody": None,
        "made-up": "A" * 32,
        "other-table": str(opened(house)["key"]),
        "watcher": str(watcher["key"]),
        "kicked": str(kicked["key"]),
        "left": str(left["key"]),
        "other-seat": hot,
        "hash": "0" * 64,
        "too-long": anna + "A" * 100,
    }
    return Evening(house, code, anna, hot, keys)


def state_of(evening: Evening, key: str | None, **query: int) -> Object:
    with visitor(evening.house, key) as client:
        answer = client.get(f"/tables/{evening.code}/state", params=query)
        assert answer.status_code == 200, answer.text
        shown: Object = answer.json()
        return {name: value for name, value in shown.items() if name not in ("now", "clocks")}


def assert_not_yours(answer: httpx.Response) -> None:
    assert answer.status_code == 403, answer.text
    assert answer.json() == {"type": "refused", "id": None, "code": "house", "reason": "not-your-seat"}


# -- reading ---------------------------------------------------------------------------------


@pytest.mark.parametrize("who", INTRUDERS)
@pytest.mark.parametrize("what", READING)
def test_nobody_looks_through_the_eyes_of_another(evening: Evening, who: str, what: str) -> None:
    path, _, query = what.partition("?")
    with visitor(evening.house, evening.keys[who]) as client:
        assert_not_yours(client.get(f"/tables/{evening.code}/{path}?{query}&seat=0"))


@pytest.mark.parametrize("who", INTRUDERS)
def test_nobody_listens_through_the_ears_of_another(evening: Evening, who: str) -> None:
    path = f"/api/tables/{evening.code}/socket?seat=0"
    with Wire(evening.house, path, with_key(evening.keys[who])) as wire:
        message = wire.message()
        assert (message["type"], message["reason"]) == ("refused", "not-your-seat")
        assert wire.closed_with() == 4400


@pytest.mark.parametrize("who", [who for who in INTRUDERS if who != "other-seat"])
def test_who_has_no_seat_is_a_spectator(evening: Evening, who: str) -> None:
    shown = state_of(evening, evening.keys[who])
    assert (shown["you"], shown["yours"]) == (None, [])
    assert shown == state_of(evening, None)


def test_of_seats_that_are_not_ones_own_no_answer_tells_which_there_are(evening: Evening) -> None:
    """A person's, a bot's, and one that is not at this table."""
    for what in READING:
        path, _, query = what.partition("?")
        with visitor(evening.house, evening.keys["watcher"]) as client:
            url = f"/tables/{evening.code}/{path}?{query}"
            assert len({client.get(f"{url}&seat={seat}").content for seat in (0, 3, 4, 6)}) == 1


def test_a_hot_seat_opens_its_own_seats_only(evening: Evening) -> None:
    assert [state_of(evening, evening.hot, seat=seat)["you"] for seat in (1, 2)] == [1, 2]
    assert state_of(evening, evening.hot)["you"] == 1
    with visitor(evening.house, evening.hot) as client:
        for seat in (0, 3):
            assert_not_yours(client.get(f"/tables/{evening.code}/state?seat={seat}"))


def test_a_key_opens_its_own_table_only(evening: Evening) -> None:
    """As a bearer token, as a cookie that was carried elsewhere, and shown as a private link's."""
    other = str(opened(evening.house)["code"])
    url = f"{evening.house.url}/api/tables/{other}"
    for headers in (with_key(evening.anna), {"cookie": f"capo_seat={evening.anna}"}):
        assert httpx.get(f"{url}/state", headers=headers, timeout=60).json()["you"] is None
    with visitor(evening.house) as client:
        for name, key in evening.keys.items():
            if name not in ("other-table", "nobody", "too-long"):
                answer = client.post(f"/tables/{other}/key", json={"key": key})
                assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-key")
                assert "set-cookie" not in answer.headers


def test_the_record_is_nobodys_before_the_end(evening: Evening) -> None:
    for key in (evening.anna, evening.hot, None):
        with visitor(evening.house, key) as client:
            answer = client.get(f"/tables/{evening.code}/record")
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-finished")


def test_nothing_shown_before_the_end_holds_a_key_or_anybodys_luck(evening: Evening) -> None:
    secrets = [LUCK, *[key for key in (evening.anna, *evening.keys.values()) if key]]
    with visitor(evening.house, evening.anna) as client:
        url = f"/tables/{evening.code}"
        for path in (url, f"{url}/state", f"{url}/history", f"{url}/moment?version=99", "/tables", "/house"):
            text = client.get(path).text
            assert [secret for secret in secrets if secret in text] == []


# -- moving -----------------------------------------------------------------------------------


@pytest.mark.parametrize("who", INTRUDERS)
def test_nobody_moves_the_seat_of_another(evening: Evening, who: str) -> None:
    before = state_of(evening, evening.anna)
    for message in MESSAGES:
        assert_not_yours(said(evening.house, evening.code, evening.keys[who], message, seat=0))
    assert state_of(evening, evening.anna) == before


@pytest.mark.parametrize("who", [who for who in INTRUDERS if who != "other-seat"])
def test_a_spectator_moves_nothing_over_http(evening: Evening, who: str) -> None:
    before = state_of(evening, evening.anna)
    for message in MESSAGES:
        answer = said(evening.house, evening.code, evening.keys[who], message)
        allowed = {"not-seated", "watch-first"}
        assert (answer.status_code, answer.json()["reason"] in allowed) in ((403, True), (409, True))
    assert state_of(evening, evening.anna) == before


def test_a_spectator_moves_nothing_over_the_socket(evening: Evening) -> None:
    before = state_of(evening, evening.anna)
    with Wire(evening.house, f"/api/tables/{evening.code}/socket") as wire:
        for number, message in enumerate(MESSAGES):
            wire.say({**message, "id": f"{number}"})
            assert wire.answer_to(f"{number}")["reason"] in ("not-seated", "watch-first")
    assert state_of(evening, evening.anna) == before


def test_a_player_moves_no_other_seat_by_naming_it(evening: Evening) -> None:
    """A bot in another's place, or another off the table: not for those who are here."""
    before = state_of(evening, evening.anna)
    messages: list[tuple[Object, str]] = [
        ({"type": "bot", "seat": 0, "bot": "random"}, "not-your-seat"),
        ({"type": "kick", "seat": 0}, "not-host"),
        ({"type": "mute", "seat": 0, "muted": True}, "not-host"),
    ]
    for message, reason in messages:
        answer = said(evening.house, evening.code, evening.hot, message, seat=1)
        assert answer.json()["reason"] == reason
    with visitor(evening.house) as client:
        for seat in (0, 1):
            answer = client.post(f"/tables/{evening.code}/seats", json={"name": "Ivo", "seat": seat})
            assert (answer.status_code, answer.json()["reason"]) == (409, "seat-taken")
    assert state_of(evening, evening.anna) == before


def test_only_who_sat_there_plays_once_more(evening: Evening) -> None:
    for who in ("nobody", "watcher", "kicked", "other-table"):
        with visitor(evening.house, evening.keys[who]) as client:
            answer = client.post(f"/tables/{evening.code}/rematch", json={})
            assert answer.status_code in (403, 409)


# -- a key that fitted once -------------------------------------------------------------------


def test_who_was_removed_hears_no_more_and_moves_nothing(house: LiveHouse) -> None:
    table = opened(house, players=3)
    code, anna = str(table["code"]), str(table["key"])
    kim = str(seated(house, code, "Kim", seat=1)["key"])
    with Wire(house, f"/api/tables/{code}/socket", with_key(kim)) as wire:
        assert wire.message()["you"] == 1
        said(house, code, anna, {"type": "kick", "id": "kick", "seat": 1})
        new = str(seated(house, code, "Nina", seat=1)["key"])
        wire.say({"type": "chat", "id": "forged", "to": "table", "text": "forged"})
        assert wire.closed_with() in (1000, 1012)
    with visitor(house, new) as client:
        told = client.get(f"/tables/{code}/history").json()["happened"]
    assert [one for one in told if one["kind"] == "spoke"] == []


def test_what_a_former_player_said_does_not_stand_for_the_next_one(house: LiveHouse) -> None:
    """Ids are each player's own: a message of the same id by somebody else is not one sent again."""
    table = opened(house, players=3)
    code, anna = str(table["code"]), str(table["key"])
    for name in ("Kim", "Nina"):
        key = str(seated(house, code, name, seat=1)["key"])
        word = {"type": "chat", "id": "1", "to": "table", "text": f"I am {name}"}
        assert said(house, code, key, word).status_code == 200
        said(house, code, anna, {"type": "kick", "id": f"kick-{name}", "seat": 1})
    with visitor(house, anna) as client:
        told = client.get(f"/tables/{code}/history").json()["happened"]
    assert [one["text"] for one in told if one["kind"] == "spoke"] == ["I am Kim", "I am Nina"]


def test_events_end_when_their_seat_is_taken_away(house: LiveHouse) -> None:
    table = opened(house, players=3)
    code = str(table["code"])
    kim = str(seated(house, code, "Kim", seat=1)["key"])
    with (
        httpx.Client(base_url=house.url, headers=with_key(kim), timeout=PATIENCE) as client,
        client.stream("GET", f"/api/tables/{code}/events") as answer,
    ):
        lines = answer.iter_lines()
        assert '"type":"welcome"' in next(line for line in lines if line.startswith("data:"))
        said(house, code, str(table["key"]), {"type": "kick", "id": "kick", "seat": 1})
        rest = [line for line in lines if line.startswith("data:")]
    assert '"reason":"removed"' in rest[-1]
