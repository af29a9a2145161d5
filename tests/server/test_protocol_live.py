"""What really passes between a house and its clients is what the files of the protocol say."""

import random
from collections.abc import Iterator
from typing import cast

import httpx
import msgspec
import pytest

from capotavola.engine.values import Json
from tests.server.live import LiveHouse, live_house
from tests.server.player import Message, Player, bearer, open_table, sitting
from tests.server.protocol import Messages, OpenApi

pytestmark = pytest.mark.slow

GAMES: list[tuple[str, dict[str, Json]]] = [
    ("omerta", {"snap": "race", "snap_seconds": 1}),
    ("corleone", {}),
    ("cosanostra", {"short": True}),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with live_house(tmp_path_factory.mktemp("protocol")) as opened:
        yield opened


@pytest.fixture(scope="module")
def messages() -> Messages:
    return Messages()


@pytest.fixture(scope="module")
def openapi() -> OpenApi:
    return OpenApi()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_all_messages_of_a_game_fit(
    house: LiveHouse, messages: Messages, openapi: OpenApi, game: str, options: dict[str, Json]
) -> None:
    rng = random.Random(5)
    seated = open_table(house, game=game, options=options, fill="greedy", start=True)
    with sitting(house, seated) as anna:
        for turn in range(1000):
            if not anna.playing():
                break
            anna.decide(rng)
            if turn == 3:
                _say_everything_else(anna)
        assert anna.table()["status"] == "over"
        _all_fit(messages, anna)
        assert {message["type"] for message in anna.heard} >= {"welcome", "news", "ack", "refused", "ping"}
        kinds = {happening["kind"] for happening in anna.happenings()}
        assert kinds >= {"acted", "spoke", "voted", "paused", "resumed", "stand-in"}
        assert ("raced" in kinds) == (game == "omerta")
    _looking_back_fits(house, openapi, seated)


def _say_everything_else(anna: Player) -> None:
    assert anna.say(type="chat", to="table", text="Ciao!")["type"] == "ack"
    assert anna.say(type="chat", to=1, phrase="trust-me")["type"] == "ack"
    assert anna.say(type="chat", to="spectators", text="psst")["reason"] == "bad-chat"
    assert anna.say(type="ask", action={"verb": "fly"})["code"] == "malformed"
    assert anna.say(type="foresee", action={"verb": "fly"})["code"] == "malformed"
    while not anna.legal():
        anna.hear()
    assert anna.say(type="foresee", action=anna.legal()[0])["type"] == "foreseen"
    assert anna.say(type="vote", matter="end", yes=False)["type"] == "ack"
    assert anna.say(type="vote", matter="pause", yes=True)["type"] == "ack"
    assert anna.say(type="act", seen=anna.version(), action={"verb": "pass"})["reason"] == "paused"
    assert anna.say(type="vote", matter="resume", yes=True)["type"] == "ack"
    assert anna.say(type="bot", seat=0, bot="greedy")["type"] == "ack"
    assert anna.say(type="bot", seat=0, bot=None)["type"] == "ack"
    assert anna.say(type="undo", seen=anna.version())["type"] in ("ack", "refused")
    assert anna.say(type="kick", seat=0)["reason"] == "no-such-seat"
    assert anna.say(type="start")["reason"] == "already-started"


def _all_fit(messages: Messages, player: Player) -> None:
    assert [wrong for said in player.said for wrong in messages.complaints("ClientMessage", said)] == []
    assert [wrong for heard in player.heard for wrong in messages.complaints("ServerMessage", heard)] == []


def _looking_back_fits(house: LiveHouse, openapi: OpenApi, seated: Message) -> None:
    with httpx.Client(base_url=f"{house.url}/api/tables/{seated['code']}", timeout=60) as client:
        for path in ("", "/state", "/history", "/history?seat=2", "/moment?version=9&seat=1", "/record"):
            answer = client.get(path, headers=bearer(seated))
            assert answer.status_code == 200, answer.text
            assert openapi.complaints("/api/tables/{code}" + path.partition("?")[0], answer) == []
        again = client.post("/rematch", json={}, headers=bearer(seated))
        assert again.status_code == 201, again.text
        assert openapi.complaints("/api/tables/{code}/rematch", again) == []


def test_messages_before_the_start_fit(house: LiveHouse, messages: Messages) -> None:
    seated = open_table(house, visibility="public", clock={"kind": "live", "start": 60, "cap": 90})
    tables = f"{house.url}/api/tables/{seated['code']}"
    with sitting(house, seated) as anna:
        boris = httpx.post(f"{tables}/seats", json={"name": "Boris"}, timeout=60).json()
        httpx.post(f"{tables}/seats", json={"name": "Chiara"}, timeout=60)
        watcher = httpx.post(f"{tables}/watchers", json={"name": "Dario"}, timeout=60).json()
        with sitting(house, boris) as leaving, sitting(house, watcher) as watching:
            assert anna.say(type="start")["reason"] == "seats-free"
            assert anna.say(type="bot", seat=3, bot="random")["type"] == "ack"
            assert anna.say(type="bot", seat=3, bot=None)["type"] == "ack"
            assert anna.say(type="kick", seat=2)["type"] == "ack"
            assert watching.say(type="chat", to="spectators", text="psst")["type"] == "ack"
            leaving.tell(type="leave")
            assert anna.say(type="start", fill="greedy")["type"] == "ack"
            while leaving.heard[-1]["type"] != "closing":
                leaving.hear()
            for player in (anna, leaving, watching):
                _all_fit(messages, player)
    kinds = {happening["kind"] for happening in anna.happenings()}
    assert kinds >= {"joined", "watching", "bot-seated", "freed", "started"}
    assert leaving.heard[-1] == {"type": "closing", "reason": "removed", "again": False}


def test_server_sent_events_carry_the_same_messages(
    house: LiveHouse, messages: Messages, openapi: OpenApi
) -> None:
    seated = open_table(house, fill="greedy", start=True)
    tables = f"/api/tables/{seated['code']}"
    with httpx.Client(base_url=house.url, headers=bearer(seated), timeout=60) as client:
        with client.stream("GET", f"{tables}/events") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            events = _events(stream)
            welcome_id, welcome = next(events)
            assert (welcome["type"], welcome_id) == ("welcome", str(welcome["version"]))
            chat: Message = {"type": "chat", "id": "1", "to": "table", "phrase": "hello"}
            answers = [client.post(f"{tables}/messages", json=chat) for _ in range(2)]
            assert [answer.json()["type"] for answer in answers] == ["ack", "ack"]
            received = [welcome]
            while not any("spoke" in str(message) for message in received):
                received.append(next(events)[1])
            ping = next(message for _, message in events if message["type"] == "ping")
            pong = {"type": "pong", "nonce": ping["nonce"]}
            answers.append(client.post(f"{tables}/messages", json=pong))
        assert answers[-1].json() is None
        assert [wrong for it in received for wrong in messages.complaints("ServerMessage", it)] == []
        assert [wrong for it in answers for wrong in openapi.complaints(f"{_CODE}/messages", it)] == []
        last = {"last-event-id": str(welcome_id)}
        with client.stream("GET", f"{tables}/events", headers=last) as stream:
            _, again = next(_events(stream))
    missed = cast(list[Message], again["missed"])
    assert again["complete"] is True
    assert [happening["kind"] for happening in missed].count("spoke") == 1


_CODE = "/api/tables/{code}"


def _events(stream: httpx.Response) -> Iterator[tuple[str | None, Message]]:
    """The id and the message of each event."""
    number: str | None = None
    for line in stream.iter_lines():
        if line.startswith("id: "):
            number = line[4:]
        elif line.startswith("data: "):
            yield number, msgspec.json.decode(line[6:])
            number = None


def test_answers_of_the_house_fit(house: LiveHouse, openapi: OpenApi) -> None:
    with httpx.Client(base_url=house.url, timeout=60) as client:
        for path in (
            "/api/house",
            "/healthz",
            "/readyz",
            "/metrics",
            "/api/tables",
            "/api/tables?status=playing",
        ):
            answer = client.get(path)
            assert answer.status_code == 200
            assert openapi.complaints(path.partition("?")[0], answer) == []
        assert client.get("/api/schema/openapi.json").json() == openapi.document


# How requests are refused: the request, its path in the document, the status and the reason


REFUSED = [
    ("GET", "/NOSUCH", _CODE, None, 404, "no-such-table"),
    ("GET", "/nosuch", _CODE, None, 400, "malformed"),
    ("GET", "/{open}/state?seat=0", f"{_CODE}/state", None, 403, "not-your-seat"),
    ("GET", "/{open}/state?seat=-1", f"{_CODE}/state", None, 400, "malformed"),
    ("GET", "/{open}/events?seat=0", f"{_CODE}/events", None, 403, "not-your-seat"),
    ("GET", "/{open}/history?since=x", f"{_CODE}/history", None, 400, "malformed"),
    ("GET", "/{open}/moment", f"{_CODE}/moment", None, 400, "malformed"),
    ("GET", "/{open}/record", f"{_CODE}/record", None, 409, "not-finished"),
    ("POST", "", "/api/tables", {"game": "chess", "names": ["A"]}, 409, "bad-setup"),
    ("POST", "", "/api/tables", {"game": "omerta", "names": []}, 400, "malformed"),
    ("POST", "", "/api/tables", {"game": "omerta", "names": ["A"], "seed": "x" * 70_000}, 413, "too-large"),
    ("POST", "/{open}/seats", f"{_CODE}/seats", {"name": "Anna"}, 409, "name-taken"),
    ("POST", "/{open}/watchers", f"{_CODE}/watchers", {"name": "Anna"}, 409, "name-taken"),
    ("POST", "/{open}/key", f"{_CODE}/key", {"key": "x"}, 403, "wrong-key"),
    ("POST", "/{open}/rematch", f"{_CODE}/rematch", {}, 403, "not-seated"),
    ("POST", "/{open}/messages", f"{_CODE}/messages", {"type": "leave", "id": "1"}, 403, "not-seated"),
    ("POST", "/{open}/messages", f"{_CODE}/messages", {"type": "leave"}, 400, "malformed"),
]


@pytest.mark.parametrize(("method", "path", "documented", "body", "status", "reason"), REFUSED)
def test_refusals_are_as_announced(
    house: LiveHouse,
    openapi: OpenApi,
    method: str,
    path: str,
    documented: str,
    body: Message | None,
    status: int,
    reason: str,
) -> None:
    code = str(open_table(house)["code"])
    address = f"{house.url}/api/tables{path.replace('{open}', code)}"
    answer = httpx.request(method, address, json=body, timeout=60)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert openapi.complaints(documented, answer) == []


def test_too_many_requests_are_refused_as_announced(
    tmp_path_factory: pytest.TempPathFactory, openapi: OpenApi
) -> None:
    with live_house(tmp_path_factory.mktemp("limits"), CAPO_TABLES_PER_MINUTE="1") as narrow:
        open_table(narrow)
        answer = httpx.post(
            f"{narrow.url}/api/tables", json={"game": "omerta", "names": ["Anna"]}, timeout=60
        )
    assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
    assert openapi.complaints("/api/tables", answer) == []
