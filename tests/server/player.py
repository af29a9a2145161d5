"""A player at a real house who writes down every message, both ways."""

import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import cast

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from capotavola.engine.values import Json
from tests.server.live import LiveHouse

PATIENCE = 60.0

Message = dict[str, Json]


class Player:
    def __init__(self, line: ClientConnection) -> None:
        self.said: list[Message] = []
        self.heard: list[Message] = []
        self._line = line
        self._count = 0
        while self.hear()["type"] == "ping":  # it may be measured before it is welcomed
            pass

    def tell(self, **message: Json) -> str:
        """Without waiting for an answer; the id under which it comes."""
        self._count += 1
        name = f"{self._line.local_address[1]}-{self._count}"
        self._send({"id": name, **message})
        return name

    def say(self, **message: Json) -> Message:
        """The acknowledgement or the refusal."""
        name = self.tell(**message)
        while (answer := self.hear()).get("id") != name:
            pass
        return answer

    def hear(self) -> Message:
        message: Message = msgspec.json.decode(self._line.recv(PATIENCE))
        self.heard.append(message)
        if message["type"] == "ping":
            with suppress(ConnectionClosed):
                self._send({"type": "pong", "nonce": message["nonce"]})
        return message

    def _send(self, message: Message) -> None:
        self.said.append(message)
        self._line.send(msgspec.json.encode(message).decode())

    def version(self) -> int:
        """The last that came with anything."""
        return cast(int, self._last("version"))

    def table(self) -> Message:
        return cast(Message, self._last("table"))

    def position(self) -> Message:
        return cast(Message, self._last("position"))

    def _last(self, name: str) -> Json:
        return next(message[name] for message in reversed(self.heard) if message.get(name) is not None)

    def legal(self) -> list[Message]:
        return cast(list[Message], self.position()["legal"])

    def unasked(self) -> list[Message]:
        return cast(list[Message], self.position()["unasked"])

    def playing(self) -> bool:
        return self.table()["status"] == "playing"

    def happenings(self) -> list[Message]:
        """All that was heard of, in order."""
        lists = [message.get("happened") or message.get("missed") or [] for message in self.heard]
        return [happening for happened in lists for happening in cast(list[Message], happened)]

    def decide(self, rng: random.Random) -> Message:
        """Wait until asked, then answer anything; sometimes say something else that is possible."""
        while not self.legal() and self.playing():
            self._decline_offers()
            self.hear()
        if not self.playing():
            return {}
        if self.unasked() and rng.random() < 0.2:
            return self.say(type="act", seen=self.version(), action=rng.choice(self.unasked()))
        action, race = rng.choice(self.legal()), self.position()["race"]
        if isinstance(race, dict):
            return self.say(type="claim", race=race["race"], reaction=rng.randrange(300), action=action)
        return self.say(type="act", seen=self.version(), action=action)

    def _decline_offers(self) -> None:
        """The bots of the house would wait for an answer, and wait."""
        for action in self.unasked():
            if action["verb"] == "decline":
                self.say(type="act", seen=self.version(), action=action)


def open_table(house: LiveHouse, **wish: Json) -> Message:
    answer = httpx.post(
        f"{house.url}/api/tables", json={"game": "omerta", "names": ["Anna"], **wish}, timeout=60
    )
    assert answer.status_code == 201, answer.text
    return cast(Message, answer.json())


def bearer(seated: Message) -> dict[str, str]:
    return {"authorization": f"Bearer {seated['key']}"}


@contextmanager
def sitting(house: LiveHouse, seated: Message, query: str = "") -> Iterator[Player]:
    address = f"{house.ws_url}/api/tables/{seated['code']}/socket{query}"
    headers = bearer(seated) if "key" in seated else None
    with connect(address, additional_headers=headers, open_timeout=PATIENCE, ping_timeout=None) as line:
        yield Player(line)
