"""A WebSocket under fire: anything at all, and right messages made wrong, at tables where a game is on.

Every message has its answer or ends its connection; no answer shows anything of the house's inside.
"""

from collections.abc import Iterator
from typing import cast

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from capotavola.engine.values import Json
from tests.boxes import game_of
from tests.server.attacks import CLOSE, INSIDE, TEXT, Object, Wire, attacked, frame, opened, visitor, with_key
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

EXAMPLES = 150
NAMES = ["Anna", "Bruno", "Clara"]
SENTINEL = b'{"type": "ask", "id": "sentinel", "action": {}}'
FAIR_ENDS = {1002, 1007, 1009, 1012}  # a wrong frame, no UTF-8, too large; or the player has left the seat
ANSWERS = {"welcome", "news", "ack", "refused", "ping", "closing"}
CODES = {"rule", "stale", "house", "malformed", "limit"}

under_fire = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[*HealthCheck],
)

words = st.text(max_size=30) | st.sampled_from(
    ["", "table", "spectators", "pause", "__proto__", "\u202e", "0"]
)
numbers = st.integers() | st.sampled_from([-1, 0, 6, 7, 2**31, 2**53, 2**63, 2**64])
scalars = st.none() | st.booleans() | numbers | st.floats(allow_nan=False, allow_infinity=False) | words
anything: st.SearchStrategy[Json] = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("fuzz")) as house:
        yield house


@pytest.fixture(scope="module", params=["omerta", "corleone", "cosanostra"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def new_table(house: LiveHouse, game: str) -> Object:
    """All seats are one visitor's (a hot seat), so that no bot moves on meanwhile."""
    fewest = game_of(game).fewest
    names = cast(list[Json], NAMES[: max(2, fewest)])
    return opened(house, game=game, names=names, players=len(names), start=True, seed="fuzz")


# -- anything at all ---------------------------------------------------------------------------------


def test_any_bytes(house: LiveHouse) -> None:
    table = new_table(house, "omerta")

    @under_fire
    @given(st.lists(st.binary(max_size=200), min_size=1, max_size=5))
    def borne(messages: list[bytes]) -> None:
        fire(house, table, messages)

    borne()


def test_any_json(house: LiveHouse) -> None:
    table = new_table(house, "omerta")

    @under_fire
    @given(st.lists(anything, min_size=1, max_size=5))
    def borne(values: list[Json]) -> None:
        fire(house, table, [encoded(value) for value in values])

    borne()


@pytest.mark.parametrize("kind", range(16))
def test_any_kind_of_frame(house: LiveHouse, kind: int) -> None:
    table = new_table(house, "omerta")

    @settings(under_fire, max_examples=20)
    @given(st.binary(max_size=130), st.booleans(), st.integers(0, 7), st.booleans())
    def borne(data: bytes, last: bool, reserved: int, masked: bool) -> None:
        path = f"/api/tables/{table['code']}/socket"
        with Wire(house, path, with_key(str(table["key"]))) as wire:
            wire.send(frame(kind, data, last, reserved, masked) + frame(CLOSE, b"\x03\xe8"))
            while wire.hear()[0] != CLOSE:
                pass

    borne()


# -- right messages made wrong -------------------------------------------------------------------------


def test_right_messages_made_wrong(house: LiveHouse, game: str) -> None:
    @under_fire
    @given(st.data())
    def borne(data: st.DataObject) -> None:
        table = new_table(house, game)
        right = possible(house, table)
        count = data.draw(st.integers(1, 6))
        fire(house, table, [wronged(data, data.draw(st.sampled_from(right))) for _ in range(count)])

    borne()


def possible(house: LiveHouse, table: Object) -> list[Object]:
    """What could be said at this table just now, and would be taken."""
    with visitor(house, str(table["key"])) as client:
        shown = client.get(f"/tables/{table['code']}/state").json()
    actions = [*shown["position"]["legal"], *shown["position"]["unasked"]][:40]
    acts: list[Object] = [
        {"type": kind, "id": f"{kind}{number}", "action": action, **more}
        for number, action in enumerate(actions)
        for kind, more in (
            ("act", {"seen": shown["version"]}),
            ("ask", {}),
            ("claim", {"race": 1, "reaction": 9}),
        )
    ]
    others: list[Object] = [
        {"type": "chat", "id": "c1", "to": "table", "text": "hey"},
        {"type": "chat", "id": "c2", "to": 1, "phrase": "hello"},
        {"type": "vote", "id": "v1", "matter": "pause", "yes": True},
        {"type": "vote", "id": "v2", "matter": "end", "yes": False},
        {"type": "undo", "id": "u1", "seen": shown["version"]},
        {"type": "bot", "id": "b1", "seat": 0, "bot": "random"},
        {"type": "bot", "id": "b2", "seat": 0, "bot": None},
        {"type": "kick", "id": "k1", "seat": 1},
        {"type": "start", "id": "s1", "fill": None},
        {"type": "leave", "id": "l1"},
        {"type": "pong", "nonce": "0" * 16},
    ]
    return acts + 3 * others


def wronged(data: st.DataObject, message: Object) -> bytes:
    """Left alone, one value replaced or taken away or added anywhere, or its bytes cut or changed."""
    way = data.draw(st.sampled_from(["not", "value", "value", "value", "missing", "besides", "cut", "bytes"]))
    value: Json = msgspec.json.decode(msgspec.json.encode(message))
    if way in ("value", "missing", "besides"):
        spoil(data, value, way)
    raw = encoded(value)
    if way == "cut":
        return raw[: data.draw(st.integers(0, len(raw)))]
    if way == "bytes":
        place = data.draw(st.integers(0, len(raw) - 1))
        return raw[:place] + data.draw(st.binary(min_size=1, max_size=3)) + raw[place + 1 :]
    return raw


def spoil(data: st.DataObject, value: Json, way: str) -> None:
    """Somewhere within a value, as deep as chance has it."""
    if isinstance(value, list):
        place = data.draw(st.integers(0, len(value) - 1)) if value else None
        if place is None or way == "besides":
            value.append(data.draw(anything))
        elif isinstance(value[place], list | dict) and data.draw(st.booleans()):
            spoil(data, value[place], way)
        elif way == "missing":
            del value[place]
        else:
            value[place] = data.draw(anything)
    elif isinstance(value, dict):
        name = data.draw(st.sampled_from(sorted(value))) if value else data.draw(words)
        if way == "besides":
            value[data.draw(words)] = data.draw(anything)
        elif isinstance(value.get(name), list | dict) and data.draw(st.booleans()):
            spoil(data, value[name], way)
        elif way == "missing":
            value.pop(name, None)
        else:
            value[name] = data.draw(anything)


def encoded(value: Json) -> bytes:
    return msgspec.json.encode(value)


# -- what must come back ------------------------------------------------------------------------------------


def fire(house: LiveHouse, table: Object, messages: list[bytes]) -> None:
    with Wire(house, f"/api/tables/{table['code']}/socket", with_key(str(table["key"]))) as wire:
        wire.send(b"".join(frame(TEXT, message) for message in [*messages, SENTINEL]))
        answers = 0
        while True:
            kind, data = wire.hear()
            assert INSIDE.search(data.decode(errors="replace")) is None, data
            if kind == CLOSE:
                assert int.from_bytes(data[:2]) in FAIR_ENDS, data
                return
            assert kind == TEXT
            answer: Object = msgspec.json.decode(data)
            assert answer["type"] in ANSWERS, data
            answers += answer["type"] in ("ack", "refused")
            if answer["type"] == "refused":
                assert answer["code"] in CODES, data
                if answer["id"] == "sentinel":
                    break
    # A pong is the only message without an answer.
    pongs = sum(b'"pong"' in message for message in messages)
    assert len(messages) + 1 - pongs <= answers <= len(messages) + 1
