"""What the house writes about itself has no secret in it, however much it is asked to write."""

import hashlib
import random
from pathlib import Path

import httpx
import msgspec
import pytest

from capotavola.engine.record import read_record
from tests.server.attacks import (
    PATIENCE,
    TEXT,
    Object,
    Wire,
    attacked,
    frame,
    made,
    opened,
    said,
    seated,
    visitor,
    with_key,
)
from tests.server.live import LiveHouse
from tests.server.player import sitting

pytestmark = pytest.mark.slow

WORDS = ["between you and me only", "good evening to all", "from the gallery"]
LUCKS = ["0dd10cc0ffee", "feedface0123"]
ADDRESS = "203.0.113.99"
TOKEN = "a-token-for-figures"


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_is_in_the_log(tmp_path: Path, form: str) -> None:
    """A whole game with talk, wrong keys and wrong messages, at the lowest level of the log."""
    env = {"CAPO_LOG_LEVEL": "debug", "CAPO_LOG_FORMAT": form, "CAPO_METRICS_TOKEN": TOKEN}
    with attacked(tmp_path, **env) as house:
        secrets = an_evening(house)
        said_so = house.log.read_text()
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("house.db"))
    assert "the house is open" in said_so
    assert [secret for secret in [*secrets, *WORDS, TOKEN, ADDRESS] if secret in said_so] == []
    keys = [secret for secret in secrets if len(secret) == 32]
    assert len(keys) == 5
    assert [key for key in keys if key.encode() in kept] == []
    if form == "json":
        lines = [msgspec.json.decode(line, type=dict[str, str]) for line in said_so.splitlines()]
        assert {"at", "level", "room", "text"} <= set(lines[0])


def an_evening(house: LiveHouse) -> list[str]:
    """All that nobody else may know of it."""
    table = opened(house, players=3, luck=LUCKS[0], options={"turns": 2})
    code, anna = str(table["code"]), str(table["key"])
    bruno = str(seated(house, code, "Bruno", luck=LUCKS[1])["key"])
    with visitor(house) as client:
        vito = str(made(client.post(f"/tables/{code}/watchers", json={"name": "Vito"}))["key"])
    talk(house, code, anna, vito)
    strangers = try_the_doors(house, code, anna)
    assert said(house, code, anna, {"type": "start", "id": "s", "fill": "random"}).status_code == 200
    assert said(house, code, bruno, {"type": "leave", "id": "l"}).status_code == 200
    play_to_the_end(house, table)
    with visitor(house) as client:
        published = read_record(client.get(f"/tables/{code}/record").content).secrets()
    assert published is not None
    keys = [anna, bruno, vito, *strangers]
    hashes = [hashlib.sha256(key.encode()).hexdigest() for key in keys]
    return [*keys, *hashes, *[name[:16] for name in hashes], published.house.hex(), *LUCKS]


def talk(house: LiveHouse, code: str, anna: str, vito: str) -> None:
    words: list[tuple[str, Object]] = [
        (anna, {"type": "chat", "id": "w0", "to": 1, "text": WORDS[0]}),
        (anna, {"type": "chat", "id": "w1", "to": "table", "text": WORDS[1]}),
        (vito, {"type": "chat", "id": "w2", "to": "spectators", "text": WORDS[2]}),
    ]
    for key, word in words:
        assert said(house, code, key, word).status_code == 200
        with Wire(house, f"/api/tables/{code}/socket", with_key(key)) as wire:
            wire.say({**word, "id": f"{word['id']}-again"})
            assert wire.answer_to(f"{word['id']}-again")["type"] == "ack"


def try_the_doors(house: LiveHouse, code: str, anna: str) -> list[str]:
    """Keys where they do not belong: at other tables, in wrong bodies, in wrong frames, in addresses."""
    strangers = [str(opened(house)["key"]), "A" * 16 + "b" * 16]
    for key in [anna, *strangers]:
        headers = {**with_key(key), "cookie": f"capo_seat={key}", "x-forwarded-for": ADDRESS}
        with httpx.Client(base_url=house.url, headers=headers, timeout=PATIENCE) as client:
            client.get(f"/api/tables/{code}/state?seat=2")
            client.get(f"/api/tables/{code}/state?key={key}&seat={key}")
            client.get(f"/api/{key}")
            client.get("/metrics")
            client.post(f"/api/tables/{code}/key", json={"key": key})
            client.post(f"/api/tables/{code}/key", json={"wrong": key})
            client.post(f"/api/tables/{code}/messages", json={"type": key})
        with Wire(house, f"/api/tables/{code}/socket?key={key}", headers) as wire:
            wire.send(frame(TEXT, key.encode()) + frame(TEXT, key.encode() + b"\xff"))
            wire.closed_with()
    return strangers


def play_to_the_end(house: LiveHouse, table: Object) -> None:
    rng = random.Random(11)
    with sitting(house, table) as anna:
        for _ in range(500):
            if not anna.playing():
                return
            anna.decide(rng)
    pytest.fail("the game has no end")
