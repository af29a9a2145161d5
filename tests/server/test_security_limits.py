"""How much anybody may ask for: requests, tables and messages in a time, and the size of anything sent."""

import time
import zlib
from collections.abc import Iterator

import httpx
import pytest

from tests.server.attacks import (
    BINARY,
    CONTINUATION,
    PATIENCE,
    PING,
    TEXT,
    Wire,
    attacked,
    frame,
    opened,
    seated,
    visitor,
    with_key,
)
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

REQUESTS, TABLES, MESSAGES = 60, 4, 10
LATER = 20
MANY = 6 * MESSAGES  # so many that some come too soon also where each takes its time
BODY, FRAME = 64 * 1024, 32 * 1024


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("limits")) as house:
        yield house


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(
        tmp_path_factory.mktemp("strict"),
        CAPO_REQUESTS_PER_MINUTE=f"{REQUESTS}",
        CAPO_TABLES_PER_MINUTE=f"{TABLES}",
        CAPO_MESSAGES_PER_SECOND=f"{MESSAGES}",
    ) as house:
        yield house


def asked(house: LiveHouse, path: str, times: int, address: str) -> list[int]:
    """The statuses of so many answers to somebody at that address, as a proxy on this machine tells it."""
    with visitor(house) as client:
        client.headers["x-forwarded-for"] = address
        return [client.get(path).status_code for _ in range(times)]


def refilled(since: float, per_minute: int) -> int:
    """What a bucket may have got again since then."""
    return int((time.monotonic() - since) * per_minute / 60) + 1


# -- pace ------------------------------------------------------------------------------------


def test_requests_of_one_address_have_a_pace(strict: LiveHouse) -> None:
    began = time.monotonic()
    statuses = asked(strict, "/house", 2 * REQUESTS, "203.0.113.1")
    assert set(statuses) == {200, 429}
    assert statuses[:REQUESTS] == [200] * REQUESTS
    assert statuses.count(200) <= REQUESTS + refilled(began, REQUESTS)
    assert asked(strict, "/house", 1, "203.0.113.2") == [200]


def test_looking_back_counts_for_more(strict: LiveHouse) -> None:
    """The whole log is played again for it."""
    with visitor(strict) as client:
        client.headers["x-forwarded-for"] = "203.0.113.3"
        code = client.post("/tables", json={"game": "omerta", "names": ["Anna"]}).json()["code"]
    began = time.monotonic()
    statuses = asked(strict, f"/tables/{code}/history", REQUESTS, "203.0.113.4")
    assert 0 < statuses.count(200) <= (REQUESTS + refilled(began, REQUESTS)) // 3


def test_an_address_of_version_six_is_its_network(strict: LiveHouse) -> None:
    """Whoever has one of them has 2 ** 64."""
    began = time.monotonic()
    statuses = []
    for number in range(2 * REQUESTS):
        statuses += asked(strict, "/house", 1, f"2001:db8:1:1::{number:x}")
    assert statuses.count(200) <= REQUESTS + refilled(began, REQUESTS)
    assert asked(strict, "/house", 1, "2001:db8:1:2::1") == [200]


def test_only_a_trusted_proxy_speaks_for_others(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("untrusted")
    env = {"CAPO_REQUESTS_PER_MINUTE": f"{REQUESTS}", "CAPO_TRUSTED_PROXIES": "203.0.113.77"}
    with attacked(folder, **env) as house:
        statuses = [asked(house, "/house", 1, f"203.0.113.{number}")[0] for number in range(2 * REQUESTS)]
        assert 429 in statuses
        time.sleep(2)  # for the last look at the house


def test_new_tables_of_one_address_have_a_pace(strict: LiveHouse) -> None:
    began = time.monotonic()
    with visitor(strict) as client:
        client.headers["x-forwarded-for"] = "203.0.113.5"
        wish = {"game": "omerta", "names": ["Anna"]}
        answers = [client.post("/tables", json=wish) for _ in range(3 * TABLES)]
    made = [answer.status_code for answer in answers]
    assert made[:TABLES] == [201] * TABLES
    assert made.count(201) <= TABLES + refilled(began, TABLES)
    refusal = {"type": "refused", "id": None, "code": "limit", "reason": "too-fast"}
    refused = [answer for answer in answers if answer.status_code != 201]
    assert {answer.status_code for answer in refused} == {429}
    assert all(answer.json() == refusal for answer in refused)


def test_messages_on_one_connection_have_a_pace(strict: LiveHouse) -> None:
    """The first are answered, then some are refused; who waits goes on."""
    with visitor(strict) as client:
        client.headers["x-forwarded-for"] = "203.0.113.6"
        table = client.post("/tables", json={"game": "omerta", "names": ["Anna"]}).json()
    headers = {"x-forwarded-for": "203.0.113.6", **with_key(table["key"])}
    with Wire(strict, f"/api/tables/{table['code']}/socket", headers) as wire:
        began = time.monotonic()
        for number in range(MANY):
            wire.say({"type": "chat", "id": f"{number}", "to": "table", "text": "hey"})
        answers = [wire.answer_to(f"{number}") for number in range(MANY)]
        done = [answer["type"] for answer in answers].count("ack")
        assert MESSAGES <= done <= 2 * MESSAGES + refilled(began, 60 * MESSAGES)
        assert {answer["reason"] for answer in answers if answer["type"] == "refused"} == {"too-fast"}
        assert "ack" in (heard_later(wire, f"later-{number}") for number in range(LATER))


def heard_later(wire: Wire, name: str) -> object:
    """After a while in which a message may be said; a busy house may count from a later moment."""
    time.sleep(3 / MESSAGES)
    wire.say({"type": "chat", "id": name, "to": "table", "text": "sorry"})
    answer = wire.answer_to(name)
    assert answer["type"] == "ack" or answer["reason"] == "too-fast"
    return answer["type"]


def test_a_table_has_room_for_so_many_spectators(house: LiveHouse) -> None:
    code = opened(house)["code"]
    with visitor(house) as client:
        statuses = [
            client.post(
                f"/tables/{code}/watchers",
                json={"name": f"Vito {number}"},
                headers={"x-forwarded-for": f"203.0.113.{number}"},
            ).status_code
            for number in range(110)
        ]
    assert statuses == [201] * 100 + [429] * 10


# -- size --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [BODY + 1, 10 * BODY])
@pytest.mark.parametrize("announced", [True, False])
def test_a_body_that_is_too_large_is_refused(house: LiveHouse, size: int, announced: bool) -> None:
    body = b'{"game": "omerta", "names": ["Anna"]' + b" " * (size - 37) + b"}"
    assert len(body) == size
    with visitor(house) as client:
        headers = {"content-type": "application/json"}
        answer = client.post("/tables", content=body if announced else pieces(body), headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


def test_a_body_of_the_largest_size_is_read(house: LiveHouse) -> None:
    body = b'{"game": "omerta", "names": ["Anna"]' + b" " * (BODY - 37) + b"}"
    with visitor(house) as client:
        headers = {"content-type": "application/json"}
        assert client.post("/tables", content=body, headers=headers).status_code == 201
        assert client.post("/tables", content=pieces(body), headers=headers).status_code == 201


def pieces(body: bytes) -> Iterator[bytes]:
    for start in range(0, len(body), 1000):
        yield body[start : start + 1000]


def test_a_message_of_the_largest_size_is_read_and_a_larger_one_is_not(house: LiveHouse) -> None:
    path = f"/api/tables/{opened(house)['code']}/socket"
    with Wire(house, path) as wire:
        wire.send(frame(TEXT, b" " * FRAME))
        assert wire.answer_to(None)["code"] == "malformed"
        wire.send(frame(TEXT, b" " * (FRAME + 1)))
        assert wire.closed_with() == 1009
    with Wire(house, path) as wire:
        wire.send(frame(TEXT, b" " * 20_000, last=False) + frame(CONTINUATION, b" " * 20_000))
        assert wire.closed_with() == 1009
    with Wire(house, path) as wire:
        huge = bytearray(frame(BINARY, b" " * 70_000))
        huge[2:10] = b"\x7f" + b"\xff" * 7  # announced, never sent
        wire.send(bytes(huge[:14]))
        assert wire.closed_with() == 1009


def test_long_strings_are_refused(house: LiveHouse) -> None:
    code = str(opened(house, players=4)["code"])
    key = str(seated(house, code, "B" * 30)["key"])
    long = [
        ("/tables", {"game": "o" * 31, "names": ["Anna"]}),
        ("/tables", {"game": "omerta", "names": ["A" * 31]}),
        ("/tables", {"game": "omerta", "names": ["A"] * 8}),
        ("/tables", {"game": "omerta", "names": ["Anna"], "seed": "s" * 65}),
        ("/tables", {"game": "omerta", "names": ["Anna"], "luck": "ab" * 65}),
        (f"/tables/{code}/seats", {"name": "A" * 31}),
        (f"/tables/{code}/watchers", {"name": "A" * 31}),
        (f"/tables/{code}/key", {"key": "k" * 101}),
        (f"/tables/{code}/messages", {"type": "chat", "id": "i" * 65, "to": "table", "text": "hey"}),
        (f"/tables/{code}/messages", {"type": "chat", "id": "1", "to": "table", "text": "t" * 501}),
        (f"/tables/{code}/messages", {"type": "start", "id": "1", "fill": "b" * 31}),
        (f"/tables/{code}/messages", {"type": "pong", "nonce": "n" * 33}),
    ]
    with visitor(house, key) as client:
        for path, body in long:
            answer = client.post(path, json=body)
            assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), (path, body)
        word = {"type": "chat", "id": "i" * 64, "to": "table", "text": "t" * 500}
        assert client.post(f"/tables/{code}/messages", json=word).status_code == 200


# -- compression ---------------------------------------------------------------------------------


OFFER = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}


def deflated(text: bytes) -> bytes:
    deflating = zlib.compressobj(wbits=-15)
    return (deflating.compress(text) + deflating.flush(zlib.Z_SYNC_FLUSH))[:-4]


def test_nothing_small_becomes_larger_than_any_message_may_be(house: LiveHouse) -> None:
    """And the house keeps no window of anybody: each message stands for itself, both ways."""
    path = f"/api/tables/{opened(house)['code']}/socket"
    with Wire(house, path, OFFER) as wire:
        assert wire.status == 101
        assert "server_no_context_takeover" in wire.answer.lower()
        assert "client_no_context_takeover" in wire.answer.lower()
        bomb = deflated(b" " * (16 * 1024 * 1024))
        assert len(bomb) < FRAME
        wire.send(frame(TEXT, bomb, reserved=4))
        assert wire.closed_with() == 1009
    with Wire(house, path, OFFER) as wire:
        wire.send(frame(TEXT, deflated(b" " * (FRAME + 1)), reserved=4))
        assert wire.closed_with() == 1009


def test_what_cannot_be_unpacked_or_was_not_agreed_on_is_wrong(house: LiveHouse) -> None:
    path = f"/api/tables/{opened(house)['code']}/socket"
    with Wire(house, path, OFFER) as wire:
        wire.send(frame(TEXT, b"\xff" * 10, reserved=4))
        assert wire.closed_with() == 1002
    with Wire(house, path) as wire:
        assert "sec-websocket-extensions" not in wire.answer.lower()
        wire.send(frame(TEXT, deflated(b"{}"), reserved=4))
        assert wire.closed_with() == 1002


def test_a_compressed_body_is_not_unpacked(house: LiveHouse) -> None:
    answer = httpx.post(
        f"{house.url}/api/tables",
        content=b"\x1f\x8b\x08" + b"\x00" * 1000,
        headers={"content-type": "application/json", "content-encoding": "gzip"},
        timeout=PATIENCE,
    )
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


def test_a_ping_of_the_largest_size_is_answered_and_a_larger_one_is_wrong(house: LiveHouse) -> None:
    path = f"/api/tables/{opened(house)['code']}/socket"
    with Wire(house, path) as wire:
        wire.message()
        wire.send(frame(PING, b"p" * 125))
        while (heard := wire.hear())[0] == TEXT:
            pass
        assert heard == (10, b"p" * 125)
        wire.send(frame(PING, b"p" * 126))
        assert wire.closed_with() == 1002
