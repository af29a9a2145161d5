"""Floods: the house keeps little of them, cuts the line, and goes on serving everybody else meanwhile."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server import nursery
from tests.server.attacks import (
    CONTINUATION,
    MEGABYTE,
    PING,
    PONG,
    TEXT,
    Line,
    Object,
    Wire,
    attacked,
    await_listeners,
    frame,
    memory,
    opened,
    said,
    troubles,
    visitor,
    with_key,
)
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

MOST_SENT = 60 * MEGABYTE
MOST_GROWTH = 30.0  # megabytes
BLAH = "\N{PLAYING CARD BLACK JOKER}" * 500  # 2,000 bytes: more than the lines themselves can hold, soon
CUT_OFF = 60.0  # seconds until who reads nothing is gone

OPEN = b"GET /api/house HTTP/1.1\r\nHost: house\r\n"
SOCKET_FLOODS = {
    "pings": (b"", frame(PING, b"p" * 125) * 500),
    "pongs": (b"", frame(PONG, b"p" * 125) * 500),
    "empty-pieces": (frame(TEXT, b"{", last=False), frame(CONTINUATION, b"", last=False) * 10_000),
    "wrong-messages": (b"", frame(TEXT, b'{"type":"nothing"}') * 1000),
    "no-json": (b"", frame(TEXT, b"[" * 30_000) * 2),
    "questions": (b"", frame(TEXT, b'{"type":"ask","id":"1","action":{}}') * 1000),
}
LINE_FLOODS = {
    "headers": (OPEN, b"x-header: %s\r\n" % (b"y" * 1000) * 60),
    "one-header": (OPEN + b"x-header: ", b"y" * 60_000),
    "an-address": (b"GET /", b"y" * 60_000),
    "requests-ahead": (b"", (OPEN + b"\r\n") * 1000),
    "a-body": (b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 9999999999\r\n\r\n", b"y" * 60_000),
    "a-body-in-pieces": (
        b"POST /api/tables HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"1000\r\n%s\r\n" % (b"y" * 4096) * 10,
    ),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("memory"), **{nursery.HASTE: "4"}) as house:
        yield house


@pytest.fixture
def table(house: LiveHouse) -> Object:
    return opened(house, players=4)


class Honest(threading.Thread):
    """Somebody at another table who talks as long as the block lasts, and must be answered every time."""

    def __init__(self, house: LiveHouse) -> None:
        super().__init__()
        self.house = house
        self.answered = 0
        self.failure: BaseException | None = None
        self._over = threading.Event()

    def run(self) -> None:
        table = opened(self.house)
        path = f"/api/tables/{table['code']}/socket"
        try:
            with Wire(self.house, path, with_key(str(table["key"]))) as wire:
                while not self._over.is_set() or self.answered < 3:
                    name = f"{self.answered}"
                    wire.say({"type": "chat", "id": name, "to": "table", "text": "lovely weather"})
                    assert wire.answer_to(name)["type"] == "ack"
                    self.answered += 1
                    self._over.wait(0.05)
        except BaseException as failure:
            self.failure = failure

    def __enter__(self) -> "Honest":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self.join()
        assert self.failure is None
        assert self.answered >= 3


@pytest.mark.parametrize("name", SOCKET_FLOODS)
def test_a_flooded_socket(house: LiveHouse, table: Object, name: str) -> None:
    first, again = SOCKET_FLOODS[name]
    before = memory(house)
    with Honest(house), Wire(house, f"/api/tables/{table['code']}/socket") as wire:
        wire.send(first)
        wire.flood(again, MOST_SENT)
        assert memory(house) - before < MOST_GROWTH
    await_listeners(house, 0, CUT_OFF)


@pytest.mark.parametrize("name", LINE_FLOODS)
def test_a_flooded_line(house: LiveHouse, name: str) -> None:
    first, again = LINE_FLOODS[name]
    before = memory(house)
    with Honest(house), Line(house) as line:
        line.send(first)
        line.flood(again, MOST_SENT, reading=True)
        assert memory(house) - before < MOST_GROWTH


def test_who_hangs_up_in_the_middle_of_a_request_is_no_fault_of_the_house(house: LiveHouse) -> None:
    for _ in range(5):
        with visitor(house) as other, Line(house) as line:
            line.send(b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n")
            line.send(b"Content-Length: 100\r\n\r\n{")
            assert other.get("/house").status_code == 200  # it has come to the handler by now
    assert troubles(house) == []


def test_who_talks_without_listening_is_cut_off(house: LiveHouse, table: Object) -> None:
    """Thousands of messages, all of them right, and not one answer read."""
    before = memory(house)
    path = f"/api/tables/{table['code']}/socket"
    with Honest(house), Wire(house, path, with_key(str(table["key"]))) as wire:
        for number in range(20_000):
            word = {"type": "chat", "id": f"w{number}", "to": "table", "text": BLAH}
            if not wire.flood(frame_of(word), 1):
                break
        else:
            pytest.fail("it was never cut off")
        assert memory(house) - before < MOST_GROWTH
        await_listeners(house, 1, CUT_OFF)  # the honest one


def frame_of(message: dict[str, str]) -> bytes:
    text = ",".join(f'"{name}":"{value}"' for name, value in message.items())
    return frame(TEXT, b"{%s}" % text.encode())


@pytest.mark.parametrize("way", ["socket", "events"])
def test_who_reads_nothing_at_a_busy_table_is_cut_off(house: LiveHouse, table: Object, way: str) -> None:
    """The others hear everything, the slow one holds nobody up, and the house remembers no more of them."""
    code, key = str(table["code"]), str(table["key"])
    path = f"/api/tables/{code}/{way}"
    with ExitStack() as stack:
        for _ in range(20):
            if way == "socket":
                stack.enter_context(Wire(house, path))
            else:
                line = stack.enter_context(Line(house))
                line.send(f"GET {path} HTTP/1.1\r\nHost: house\r\n\r\n".encode())
        await_listeners(house, 20)
        before = memory(house)
        with Wire(house, f"/api/tables/{code}/socket", with_key(key)) as talker:
            for number in range(3000):
                talker.say({"type": "chat", "id": f"{number}", "to": "table", "text": BLAH})
                assert talker.answer_to(f"{number}")["type"] == "ack"
        assert memory(house) - before < MOST_GROWTH
        await_listeners(house, 0, CUT_OFF)


def test_events_that_are_dropped_at_once_leave_nobody_behind(house: LiveHouse, table: Object) -> None:
    request = f"GET /api/tables/{table['code']}/events HTTP/1.1\r\nHost: house\r\n\r\n".encode()
    for count in (1, 5):
        for _ in range(100):
            with Line(house) as line:
                line.send(request * count)
    await_listeners(house, 0)


def test_many_connections_are_little_memory(house: LiveHouse, table: Object) -> None:
    before = memory(house)
    with ExitStack() as stack:
        for _ in range(300):
            stack.enter_context(Wire(house, f"/api/tables/{table['code']}/socket"))
        await_listeners(house, 300)
        assert memory(house) - before < MOST_GROWTH
        answer = said(house, str(table["code"]), str(table["key"]), {"type": "start", "fill": "random"})
        assert answer.status_code == 200
    await_listeners(house, 0)


def test_a_request_that_never_comes_to_its_end_is_cut_off(house: LiveHouse) -> None:
    with ExitStack() as stack:
        beginnings = [b"", b"GET", OPEN, b"POST /api/tables HTTP/1.1\r\nContent-Length: 5\r\n\r\n{"]
        for beginning in beginnings:
            line = stack.enter_context(Line(house))
            line.send(beginning)
            line.socket.settimeout(CUT_OFF)
            stack.callback(assert_closed, line)


def assert_closed(line: Line) -> None:
    try:
        while line.socket.recv(65536):
            pass
    except ConnectionResetError:
        pass
