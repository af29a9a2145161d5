"""Crowds: many connections of one player or one address take little of the house, and nothing from others."""

import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from capotavola.server.table.log import Talked
from tests.server.attacks import (
    Line,
    Object,
    Wire,
    attacked,
    await_listeners,
    memory,
    opened,
    visitor,
    with_key,
)
from tests.server.indoors import indoors
from tests.server.live import LiveHouse, live_house

pytestmark = pytest.mark.slow

MOST_GROWTH = 100.0  # megabytes
MEDIAN = 0.05  # seconds
BLAH = "\N{PLAYING CARD BLACK JOKER}" * 500
TALK = 5000  # lines in a log
AT_ONCE = 500
PER_ADDRESS = 250


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("crowds")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[LiveHouse]:
    """Its addresses come through a proxy on this machine, each with so many connections at most."""
    with attacked(folder, CAPO_CONNECTIONS_PER_ADDRESS=f"{PER_ADDRESS}") as house:
        yield house


@pytest.fixture(scope="module")
def talkative(folder: Path, house: LiveHouse) -> str:
    """The code of a table with a long log of long lines."""

    async def talk() -> str:
        async with indoors(folder) as rooms:
            table = await rooms.table(people=1, start=False)
            for _ in range(TALK // AT_ONCE):
                await rooms.house.write(table, lambda _: [Talked(0, "Anna", "table", BLAH, None)] * AT_ONCE)
            return table.kept.code

    return asyncio.run(talk())


class Patience:
    """How long somebody at another table waits for answers."""

    def __init__(self, house: LiveHouse) -> None:
        self.table = opened(house)
        self.wire = Wire(house, f"/api/tables/{self.table['code']}/socket", with_key(str(self.table["key"])))
        self.waited: list[float] = []

    def ask(self) -> None:
        began = time.perf_counter()
        name = f"q{len(self.waited)}"
        self.wire.say({"type": "chat", "id": name, "to": "table", "text": "lovely weather"})
        assert self.wire.answer_to(name)["type"] == "ack"
        self.waited.append(time.perf_counter() - began)


def test_many_who_missed_everything_and_read_nothing(
    house: LiveHouse, talkative: str, tmp_path: Path
) -> None:
    """Elsewhere is another house, to see how long this machine takes at the same time."""
    before = memory(house)
    somebody = Patience(house)
    with live_house(tmp_path) as quiet, ExitStack() as stack:
        elsewhere = Patience(quiet)
        for _ in range(230):
            stack.enter_context(Wire(house, f"/api/tables/{talkative}/socket?since=0"))
            somebody.ask()
            elsewhere.ask()
        grown = memory(house) - before
        elsewhere.wire.socket.close()
    assert grown < MOST_GROWTH
    assert statistics.median(somebody.waited) < MEDIAN + 2 * statistics.median(elsewhere.waited)
    somebody.wire.socket.close()
    await_listeners(house, 0)


def test_history_comes_by_the_page(house: LiveHouse, talkative: str) -> None:
    before = memory(house)
    with visitor(house) as client:
        since, lines, more = 0, 0, True
        while more:
            answer = client.get(f"/tables/{talkative}/history", params={"since": since})
            assert len(answer.content) < 128 * 1024
            page = answer.json()
            lines += len(page["happened"])
            assert [told["version"] for told in page["happened"]] == list(
                range(since + 1, page["version"] + 1)
            )
            since, more = page["version"], page["more"]
    assert lines >= TALK
    assert memory(house) - before < MOST_GROWTH


def test_an_address_has_so_many_places(house: LiveHouse) -> None:
    path = f"/api/tables/{opened(house)['code']}/socket"
    with ExitStack() as stack:
        for _ in range(PER_ADDRESS):
            stack.enter_context(Wire(house, path, {"x-forwarded-for": "203.0.113.1"}))
        await_listeners(house, PER_ADDRESS)
        with Wire(house, path, {"x-forwarded-for": "203.0.113.1"}) as late:
            refused = late.message()
            assert (refused["code"], refused["reason"]) == ("limit", "too-many-connections")
        with Wire(house, path, {"x-forwarded-for": "203.0.113.2"}) as other:
            while (heard := other.message())["type"] == "ping":
                pass
            assert heard["type"] == "welcome"
    await_listeners(house, 0)


def test_thirty_connections_of_one_seat_talk_no_more_than_one(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with attacked(tmp_path_factory.mktemp("seat"), CAPO_CHAT_PER_MINUTE="30") as house, ExitStack() as stack:
        table = opened(house)
        path, key = f"/api/tables/{table['code']}/socket", with_key(str(table["key"]))
        wires = [stack.enter_context(Wire(house, path, key)) for _ in range(30)]
        began = time.monotonic()
        for number, wire in enumerate(wires):
            for turn in range(10):
                word: Object = {"type": "chat", "id": f"{number}-{turn}", "to": "table", "text": "hey"}
                wire.say(word)
        answers = [wire.answer_to(f"{number}-9")["type"] for number, wire in enumerate(wires)]
        assert set(answers) <= {"ack", "refused"}
        with visitor(house, str(table["key"])) as client:
            said = client.get(f"/tables/{table['code']}/history").json()["happened"]
        lines = [told for told in said if told["kind"] == "spoke"]
        assert 30 <= len(lines) <= 31 + (time.monotonic() - began) / 2


def test_silent_connections_shut_nobody_out(tmp_path_factory: pytest.TempPathFactory) -> None:
    """As many as there are places: the eldest that asks for nothing makes room for who comes."""
    folder = tmp_path_factory.mktemp("silent")
    env = {"CAPO_TRUSTED_PROXIES": "203.0.113.77", "CAPO_CONNECTIONS": "60"}
    with attacked(folder, CAPO_CONNECTIONS_PER_ADDRESS="1000", **env) as house, ExitStack() as stack:
        table = opened(house)
        path = f"/api/tables/{table['code']}/socket"
        early = stack.enter_context(Wire(house, path, with_key(str(table["key"]))))
        for _ in range(100):
            stack.enter_context(Line(house))
        began = time.monotonic()
        assert opened(house)
        assert time.monotonic() - began < 5
        early.say({"type": "chat", "id": "1", "to": "table", "text": "still here"})
        assert early.answer_to("1")["type"] == "ack"
    with attacked(folder, CAPO_CONNECTIONS_PER_ADDRESS="30", **env) as house, ExitStack() as stack:
        lines = [stack.enter_context(Line(house)) for _ in range(40)]
        lines[0].send(b"GET /healthz HTTP/1.1\r\nHost: house\r\n\r\n")
        assert lines[0].until(b"\r\n").endswith(b"200 OK")
        with pytest.raises(ConnectionError):
            lines[-1].until(b"something")
