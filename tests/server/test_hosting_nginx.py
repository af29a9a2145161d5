"""A house behind nginx, with the configuration that we ship: played, heard at once, and not deceived."""

import json
import random
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.live import live_house
from tests.server.nginx import Ports, free_ports, open_nginx
from tests.services.service import HOST

pytestmark = pytest.mark.slow

PATIENCE = 60.0
TABLES_PER_MINUTE = 2
WISH = {"game": "omerta", "names": ["Anna"], "players": 3, "fill": "random", "start": True, "seed": "nginx"}


class Front(NamedTuple):
    """The house as a visitor meets it."""

    ports: Ports
    trusts: ssl.SSLContext
    log: Path

    def visitor(self, address: str, **headers: str) -> httpx.Client:
        """Every address of the kind 127.x.x.x is this machine, and a stranger to all others."""
        way = httpx.HTTPTransport(verify=self.trusts, local_address=address)
        return httpx.Client(base_url=self.ports.origin(), transport=way, headers=headers, timeout=PATIENCE)

    def socket(self, code: str, key: str, address: str, origin: str) -> ClientConnection:
        way = socket.create_connection((HOST, self.ports.tls), PATIENCE, (address, 0))
        return connect(
            f"wss://{HOST}:{self.ports.tls}/api/tables/{code}/socket",
            sock=way,
            ssl=self.trusts,
            origin=Origin(origin),
            additional_headers={"Cookie": f"capo_seat={key}"},
        )


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder, ports = tmp_path_factory.mktemp("house"), free_ports()
    settings = {
        "CAPO_PORT": str(ports.house),
        "CAPO_ORIGIN": ports.origin(),
        "CAPO_TABLES_PER_MINUTE": str(TABLES_PER_MINUTE),
    }
    with live_house(folder, **settings) as house, open_nginx(ports) as trusts:
        yield Front(ports, trusts, house.log)


def test_a_game_is_played_over_a_websocket(front: Front) -> None:
    origin = front.ports.origin()
    with front.visitor("127.0.0.2", Origin=origin) as anna:
        answer = anna.post("/api/tables", json=WISH)
    assert answer.status_code == 201, answer.text
    seat = answer.json()
    assert seat["link"].startswith(f"{origin}/t/{seat['code']}#")
    assert "secure" in answer.headers["set-cookie"].lower()
    with front.socket(seat["code"], seat["key"], "127.0.0.2", origin) as line:
        assert play_to_the_end(line) > 3
    assert "127.0.0.2" not in front.log.read_text()


def play_to_the_end(line: ClientConnection) -> int:
    """How many of our actions were acknowledged."""
    chance, version, done, status = random.Random(1), 0, 0, "playing"
    while status == "playing":
        message = json.loads(line.recv(timeout=PATIENCE))
        assert message["type"] in ("welcome", "news", "ack", "refused", "ping"), message
        done += message["type"] == "ack"
        version = message.get("version", version)
        status = message["table"]["status"] if message.get("table") else status
        position = message.get("position")
        if position and position["legal"]:
            action = {"id": str(version), "action": chance.choice(position["legal"])}
            race = position["race"]
            how = {"type": "act", "seen": version}
            if race:
                how = {"type": "claim", "race": race["race"], "reaction": 100}
            line.send(json.dumps(how | action))
    assert status == "over"
    return done


def test_events_arrive_at_once(front: Front) -> None:
    """A proxy that waited for its buffer to fill would let the reader wait for good."""
    with front.visitor("127.0.0.3") as anna:
        seat = anna.post("/api/tables", json=WISH | {"start": False, "fill": None}).json()
        key = {"Authorization": f"Bearer {seat['key']}"}
        with anna.stream("GET", f"/api/tables/{seat['code']}/events", headers=key) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            messages = heard(stream)
            assert json.loads(next(messages))["type"] == "welcome"
            for text in ("ciao", "come va"):
                said = {"type": "chat", "id": text.replace(" ", "-"), "to": "table", "text": text}
                way = f"/api/tables/{seat['code']}/messages"
                assert anna.post(way, json=said, headers=key).json()["type"] == "ack"
                news = next(message for message in messages if json.loads(message)["type"] == "news")
                assert json.loads(news)["happened"][0]["text"] == text


def heard(stream: httpx.Response) -> Iterator[str]:
    return (line.removeprefix("data:") for line in stream.iter_lines() if line.startswith("data:"))


def test_each_visitor_has_a_limit_of_their_own_whatever_they_claim(front: Front) -> None:
    wish = WISH | {"start": False}
    with front.visitor("127.0.0.4") as greedy:
        asked = [
            greedy.post("/api/tables", json=wish, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            for number in range(TABLES_PER_MINUTE + 1)
        ]
    assert [answer.status_code for answer in asked] == [201] * TABLES_PER_MINUTE + [429]
    with front.visitor("127.0.0.5") as patient:
        assert patient.post("/api/tables", json=wish).status_code == 201


def test_pages_of_other_sites_are_kept_out(front: Front) -> None:
    evil = "https://evil.example"
    with front.visitor("127.0.0.6") as anna:
        assert anna.post("/api/tables", json=WISH, headers={"Origin": evil}).status_code == 403
        seat = anna.post("/api/tables", json=WISH).json()
    with pytest.raises(InvalidStatus) as refused:
        front.socket(seat["code"], seat["key"], "127.0.0.6", evil)
    assert refused.value.response.status_code == 403


def test_figures_stay_inside_and_everything_else_goes_to_tls(front: Front) -> None:
    with front.visitor("127.0.0.7") as anybody:
        assert anybody.get("/metrics").status_code == 404
        assert anybody.get("/readyz").json() == {"status": "ok"}
    plain = httpx.get(f"http://{HOST}:{front.ports.plain}/t/K7XQ2M", timeout=60)
    assert plain.status_code == 301
    assert plain.headers["location"] == f"{front.ports.origin()}/t/K7XQ2M"
