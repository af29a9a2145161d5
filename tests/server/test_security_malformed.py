"""What no honest client sends: the house says so in its own words, or closes the line, and goes on."""

import struct
from collections.abc import Iterator

import msgspec
import pytest

from capotavola.engine.values import Json
from tests.server.attacks import (
    BINARY,
    CLOSE,
    CONTINUATION,
    INSIDE,
    PING,
    PONG,
    TEXT,
    Line,
    Object,
    Wire,
    attacked,
    frame,
    opened,
    visitor,
    with_key,
)
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

DEPTHS = [10, 100, 400, 800, 900, 950, 1000, 5000]

# Values that some reader of JSON somewhere trips over.
ODD = {
    "nan": b"NaN",
    "infinity": b"-Infinity",
    "too-large-a-float": b"1e999",
    "a-long-number": b"9" * 4000,
    "a-longer-number": b"9" * 10_000,
    "a-long-fraction": b"0." + b"1" * 10_000,
    "minus-zero": b"-0",
    "past-64-bits": b"18446744073709551616",
    "lone-surrogate": b'"\\ud800"',
    "lone-surrogate-within": b'"one \\ud800 two \\udfff three"',
    "surrogates-swapped": b'"\\udc00\\ud800"',
    "null-character": b'"\\u0000"',
    "raw-null": b'"\x00"',
    "no-utf-8": b'"\xff\xfe\xfd\xfc\xfb\xfa"',
    "overlong-utf-8": b'"\xc0\xaf\xc0\xaf\xc0\xaf"',
    "half-a-letter": b'"aaaaaaaa\xe2\x82"',
    "unknown-escape": b'"\\x41"',
    "open-string": b'"abc',
    "two-values": b"1 2",
    "trailing-comma": b"[1,]",
    "comment": b"/* hey */ 1",
    "byte-order-mark": b"\xef\xbb\xbf1",
    "right-to-left": '"\u202egnp.exe"'.encode(),
    "prototype": b'{"__proto__": {"admin": true}}',
    "class": b'{"__class__": "os.system", "py/object": "os.system"}',
    "true": b"true",
    "null": b"null",
    "empty-object": b"{}",
    "many-keys": b"{" + b",".join(b'"k%d":%d' % (n, n) for n in range(2000)) + b"}",
    **{f"{depth}-lists": b"[" * depth + b"]" * depth for depth in DEPTHS},
    **{f"{depth}-objects": b'{"a":' * depth + b"1" + b"}" * depth for depth in DEPTHS[:-1]},
}

# Where such a value can stand in a request, and in a message on the socket.
BODIES = {
    "whole": ("", b"%s"),
    "game": ("", b'{"game": %s, "names": ["Anna"]}'),
    "name": ("", b'{"game": "omerta", "names": [%s]}'),
    "options": ("", b'{"game": "omerta", "names": ["Anna"], "options": %s}'),
    "option": ("", b'{"game": "omerta", "names": ["Anna"], "options": {"turns": %s}}'),
    "clock": ("", b'{"game": "omerta", "names": ["Anna"], "clock": {"kind": "live", "start": %s}}'),
    "seed": ("", b'{"game": "omerta", "names": ["Anna"], "seed": %s}'),
    "luck": ("", b'{"game": "omerta", "names": ["Anna"], "luck": %s}'),
    "key": ("/key", b'{"key": %s}'),
    "seat": ("/seats", b'{"name": "Ivo", "seat": %s}'),
    "message": ("/messages", b"%s"),
    "action": ("/messages", b'{"type": "act", "id": "1", "seen": 99, "action": %s}'),
}
MESSAGES = {
    "whole": b"%s",
    "type": b'{"type": %s, "id": "1"}',
    "id": b'{"type": "leave", "id": %s}',
    "seen": b'{"type": "undo", "id": "1", "seen": %s}',
    "action": b'{"type": "ask", "id": "1", "action": %s}',
    "verb": b'{"type": "act", "id": "1", "seen": 99, "action": {"verb": %s}}',
    "place": b'{"type": "ask", "id": "1", "action": {"verb": "peek", "place": %s, "other_place": 1}}',
    "race": b'{"type": "claim", "id": "1", "race": 1, "reaction": %s, "action": {"verb": "snap"}}',
    "to": b'{"type": "chat", "id": "1", "to": %s, "text": "hey"}',
    "text": b'{"type": "chat", "id": "1", "to": "table", "text": %s}',
    "nonce": b'{"type": "pong", "nonce": %s}',
    "besides": b'{"type": "leave", "id": "1", "admin": %s}',
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("malformed")) as house:
        yield house


@pytest.fixture(scope="module")
def table(house: LiveHouse) -> Object:
    """A table at which a game is on, so that actions are read to their end."""
    return opened(house, fill="random", start=True)


@pytest.mark.parametrize("where", BODIES)
def test_no_body_breaks_the_house(house: LiveHouse, table: Object, where: str) -> None:
    """A body is taken or refused; never an error of the house, never a word of its inside."""
    path, body = BODIES[where]
    url = f"/tables/{table['code']}{path}" if path else "/tables"
    with visitor(house, str(table["key"])) as client:
        for name, value in ODD.items():
            answer = client.post(url, content=body % value, headers={"content-type": "application/json"})
            assert answer.status_code in (200, 201, 400, 403, 409), (name, answer.text)
            assert_nothing_of_the_inside(answer.content)


@pytest.mark.parametrize("where", MESSAGES)
def test_no_message_breaks_a_connection(house: LiveHouse, table: Object, where: str) -> None:
    """Each has its answer on the same connection; only what is no text at all closes it."""
    path = f"/api/tables/{table['code']}/socket"
    for name, value in ODD.items():
        with Wire(house, path, with_key(str(table["key"]))) as wire:
            wire.send(frame(TEXT, MESSAGES[where] % value))
            if is_text(value):
                wire.send(frame(TEXT, b'{"type": "ask", "id": "after", "action": {}}'))
                assert_nothing_of_the_inside(*heard_until(wire, "after"))
            else:
                assert wire.closed_with() == 1007, name


def is_text(value: bytes) -> bool:
    try:
        value.decode()
    except UnicodeDecodeError:
        return False
    return True


def heard_until(wire: Wire, name: str) -> list[bytes]:
    heard: list[bytes] = []
    while True:
        kind, data = wire.hear()
        assert kind == TEXT, (kind, data)
        heard.append(data)
        message: Object = msgspec.json.decode(data)
        if message.get("id") == name:
            return heard


def assert_nothing_of_the_inside(*said: bytes) -> None:
    for text in said:
        found = INSIDE.search(text.decode())
        assert found is None, f"{found[0]} in {text[:300]!r}"


# -- frames -----------------------------------------------------------------------------------------

WRONG_FRAMES = {
    "not-masked": (frame(TEXT, b"{}", masked=False), 1002),
    "reserved-bits": (frame(TEXT, b"{}", reserved=7), 1002),
    "unknown-kind": (frame(5, b"{}"), 1002),
    "unknown-control": (frame(13, b"{}"), 1002),
    "continuation-of-nothing": (frame(CONTINUATION, b"{}"), 1002),
    "message-within-a-message": (frame(TEXT, b"{", last=False) + frame(TEXT, b"}"), 1002),
    "ping-in-pieces": (frame(PING, b"", last=False), 1002),
    "close-in-pieces": (frame(CLOSE, b"", last=False), 1002),
    "close-of-one-byte": (frame(CLOSE, b"\x03"), 1002),
    "close-with-a-false-code": (frame(CLOSE, struct.pack("!H", 999)), 1002),
    "close-without-utf-8": (frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), 1007),
    "text-without-utf-8": (frame(TEXT, b"\xff\xff"), 1007),
    "half-a-letter-at-the-end": (frame(TEXT, b"\xe2", last=False) + frame(CONTINUATION, b"\x82"), 1007),
}


@pytest.mark.parametrize("name", WRONG_FRAMES)
def test_a_wrong_frame_closes_its_connection(house: LiveHouse, table: Object, name: str) -> None:
    sent, code = WRONG_FRAMES[name]
    with Wire(house, f"/api/tables/{table['code']}/socket") as wire:
        wire.message()
        wire.send(sent)
        assert wire.closed_with() == code


def test_odd_frames_that_are_right_are_borne(house: LiveHouse, table: Object) -> None:
    """Pieces of one letter, pings between them, bytes instead of text, pongs nobody asked for."""
    asked = b'{"type": "ask", "id": "\xe2\x82\xac", "action": {}}'
    with Wire(house, f"/api/tables/{table['code']}/socket") as wire:
        wire.send(frame(PONG, b"unasked") + frame(BINARY, asked) + frame(TEXT, b""))
        pieces = [asked[n : n + 2] for n in range(0, len(asked), 2)]
        wire.send(frame(TEXT, pieces[0], last=False))
        for piece in pieces[1:-1]:
            wire.send(frame(CONTINUATION, piece, last=False) + frame(PING, b""))
        wire.send(frame(CONTINUATION, pieces[-1]))
        answers: list[Object] = []
        while len(answers) < 3:
            kind, data = wire.hear()
            if kind == TEXT and b'"refused"' in data:
                answers.append(msgspec.json.decode(data))
    assert [(answer["code"], answer["id"]) for answer in answers] == [
        ("malformed", None),
        ("malformed", None),
        ("malformed", "€"),
    ]


# -- lines that are not HTTP ----------------------------------------------------------------------------

NO_HTTP = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 100,
    b"\x00" * 1000,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/house HTTP/1.1\r\nHost: x\r\nx y: z\r\n\r\n",
    b"GET /api/house HTTP/1.1\r\nHost: x\r\nx: a\x00b\r\n\r\n",
]


@pytest.mark.parametrize("number", range(len(NO_HTTP)))
def test_what_is_no_request_is_refused(house: LiveHouse, number: int) -> None:
    with Line(house) as line:
        line.send(NO_HTTP[number])
        assert line.until(b"\r\n").split(b" ")[1] == b"400"


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00/socket",
        "/api/tables/%ff%fe/socket",
        "/api/tables/..%2f..%2fetc/socket",
        "/api/tables/" + "A" * 8000 + "/socket",
        "/api/tables/'%20OR%201=1--/socket",
        "/api/tables/abcdef/socket",
    ],
)
def test_a_socket_to_no_table_is_told_so(house: LiveHouse, path: str) -> None:
    with Wire(house, path) as wire:
        if wire.status == 101:
            message = wire.message()
            assert (message["reason"], len(str(message)) < 200) == ("no-such-table", True)
            assert wire.closed_with() == 4400
        else:
            assert wire.status in (403, 404)


@pytest.mark.parametrize(
    "query", ["seat=-1", "seat=7", "seat=x", "seat=1e3", "since=-1", "since=9" + "9" * 30]
)
def test_a_socket_with_an_impossible_question_is_not_opened(
    house: LiveHouse, table: Object, query: str
) -> None:
    with Wire(house, f"/api/tables/{table['code']}/socket?{query}") as wire:
        assert wire.status in (400, 403)


def test_a_version_from_the_future_is_no_gap(house: LiveHouse, table: Object) -> None:
    """Nothing is made up for it; the client gets everything anew."""
    shown: list[Json] = []
    for since in (2**53, 2**40, 99_999):
        with Wire(house, f"/api/tables/{table['code']}/socket?since={since}") as wire:
            shown.append(wire.message()["complete"])
    assert shown == [False] * 3
