"""Private words stay between two, and spectators' words among spectators: now, later and for ever."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import cast

import pytest

from tests.server.attacks import Object, Wire, attacked, made, opened, said, seated, visitor, with_key
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

WHISPER = "meet me at the fish market"
GALLERY = "the one in black has nothing"
ALOUD = "good evening all"


class Table:
    """Three people and a spectator with a name; all of them have said something."""

    def __init__(self, house: LiveHouse) -> None:
        self.house = house
        table = opened(house, players=3, game="cosanostra")
        self.code = str(table["code"])
        self.keys: list[str | None] = [str(table["key"])]
        self.keys += [str(seated(house, self.code, name)["key"]) for name in ("Bruno", "Clara")]
        with visitor(house) as client:
            watcher = made(client.post(f"/tables/{self.code}/watchers", json={"name": "Vito"}))
        self.watcher = str(watcher["key"])

    def talk(self) -> None:
        self.say(self.keys[0], {"type": "chat", "id": "a1", "to": 1, "text": WHISPER})
        self.say(self.watcher, {"type": "chat", "id": "v1", "to": "spectators", "text": GALLERY})
        self.say(self.keys[0], {"type": "chat", "id": "a2", "to": "table", "text": ALOUD})

    def say(self, key: str | None, message: Object) -> None:
        answer = said(self.house, self.code, key, message)
        assert answer.status_code == 200, answer.text

    def end(self) -> None:
        self.say(self.keys[0], {"type": "start", "id": "start"})
        for number, key in enumerate(self.keys):
            self.say(key, {"type": "vote", "id": f"end-{number}", "matter": "end", "yes": True})

    def state(self, key: str | None) -> str:
        with visitor(self.house, key) as client:
            return client.get(f"/tables/{self.code}/state").text

    def history(self, key: str | None, seat: int | None = None) -> str:
        with visitor(self.house, key) as client:
            params = {} if seat is None else {"seat": seat}
            answer = client.get(f"/tables/{self.code}/history", params=params)
            assert answer.status_code == 200, answer.text
            return answer.text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("words")) as house:
        yield house


@pytest.fixture
def table(house: LiveHouse) -> Table:
    return Table(house)


def test_those_who_are_there_hear_what_is_for_them(table: Table) -> None:
    """Anna whispers to Bruno; Clara, a spectator and the hot line of events hear what is said aloud only."""
    with ExitStack() as stack:
        path = f"/api/tables/{table.code}/socket"
        keys = [*table.keys, None]
        wires = [stack.enter_context(Wire(table.house, path, with_key(key))) for key in keys]
        for wire in wires:
            wire.message()
        table.talk()
        heard = [words_until_aloud(wire) for wire in wires]
    assert heard == [[WHISPER, ALOUD], [WHISPER, ALOUD], [ALOUD], [GALLERY, ALOUD]]


def words_until_aloud(wire: Wire) -> list[str]:
    words: list[str] = []
    while ALOUD not in words:
        message = wire.message()
        happened = cast(list[Object], message.get("happened", []))
        words += [str(one["text"]) for one in happened if one["kind"] == "spoke"]
    return words


def test_who_comes_back_finds_what_was_for_them(table: Table) -> None:
    table.talk()
    for key in (*table.keys, None, table.watcher):
        for text in (table.state(key), table.history(key)):
            assert (WHISPER in text) == (key in table.keys[:2])
            assert (GALLERY in text) == (key in (None, table.watcher))
            assert ALOUD in text


def test_when_the_game_is_over_private_words_are_still_private(table: Table) -> None:
    """Everybody may then look through everybody's eyes, but not read everybody's letters."""
    table.talk()
    table.end()
    for key in (None, table.watcher, table.keys[2]):
        for seat in (0, 1):
            text = table.history(key, seat)
            assert ALOUD in text
            assert WHISPER not in text
    for seat in (0, 1):
        assert WHISPER in table.history(table.keys[seat], seat)
        assert WHISPER not in table.history(table.keys[seat], 1 - seat)
    with visitor(table.house) as client:
        record = client.get(f"/tables/{table.code}/record")
    assert record.status_code == 200
    assert [text for text in (WHISPER, GALLERY, ALOUD) if text in record.text] == []


def test_spectators_talk_among_themselves_only(table: Table) -> None:
    refused = [
        said(table.house, table.code, table.watcher, {"type": "chat", "to": to, "text": "psst"})
        for to in ("table", 0, 1)
    ]
    assert [answer.json()["reason"] for answer in refused] == ["not-seated"] * 3
    unnamed = said(table.house, table.code, None, {"type": "chat", "to": "spectators", "text": "psst"})
    assert unnamed.json()["reason"] == "watch-first"
    player = said(
        table.house, table.code, table.keys[0], {"type": "chat", "to": "spectators", "text": "psst"}
    )
    assert player.json()["reason"] == "bad-chat"
    assert "psst" not in "".join(table.history(key) for key in (*table.keys, None))
