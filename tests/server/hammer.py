"""Players over WebSockets who outlive the house: whatever is killed, they come back and play on.

A player says what was not answered again, under the same id, and complains of every gap in what it hears.
Afterwards `audit.py` compares what the players were told with what the house has on record. To read all
certificates (`verify`), or to look for a proxy, takes longer than to say anything: here nobody does.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.told import Clocks, Happening, Message, Object, Position, Table, read_message

CHATTY = 0.08  # how often a player talks when it hears something
BREATH = 0.05  # seconds before it tries again
SILENCE = 0.5  # seconds after which it thinks again
SAME_REFUSALS = 5  # at one version; then it waits until something happens


class Player:
    """One seat, or with None a spectator; goes to the next of several houses (workers) if it loses one."""

    def __init__(self, houses: list[str], code: str, key: str, seat: int | None, luck: Random) -> None:
        self.houses = houses
        self.code, self.key, self.seat = code, key, seat
        self.luck = luck
        self.heard: list[Happening] = []  # versions from 1 on, without a gap
        self.position: Position | None = None
        self.table: Table | None = None
        self.clocks: Clocks | None = None
        self.unanswered: Object | None = None
        self.acknowledged: list[Object] = []
        self.refused: list[Message] = []
        self.closings: list[Message] = []
        self.talks = True
        self.acts = True
        self.welcomes = 0
        self.losses = 0
        self.leaves = False
        self._welcomed = False
        self._refused_now = 0
        self._ids = 0

    @property
    def version(self) -> int:
        return len(self.heard)

    def over(self) -> bool:
        return self.table is not None and self.table.status in ("over", "ended")

    def asked(self) -> bool:
        return self.position is not None and bool(self.position.legal)

    async def play(self) -> None:
        """Until the game is over and all it said is answered, or until told to leave."""
        where = 0
        while not self._done():
            house = self.houses[where % len(self.houses)]
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._visit(house)
            if not self._done():
                where += 1
                self.losses += 1
                await asyncio.sleep(BREATH)

    def _done(self) -> bool:
        return self.leaves or (self.over() and self.unanswered is None)

    async def _visit(self, house: str) -> None:
        address = f"{house}/api/tables/{self.code}/socket?since={self.version}"
        keys = {}
        if self.seat is not None:
            address += f"&seat={self.seat}"
            keys = {"Authorization": f"Bearer {self.key}"}
        async with connect(
            address,
            additional_headers=keys,
            compression=None,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
        ) as line:
            self._welcomed = False
            while not self._done():
                await self._listen(line)

    async def _listen(self, line: ClientConnection) -> None:
        """One message of the house, if one comes, and the answer to it."""
        try:
            async with asyncio.timeout(SILENCE):
                raw = await line.recv()
        except TimeoutError:
            answer = self._after_silence()
        else:
            message = read_message(raw)
            answer = self.hear(message)
            if message.code == "unavailable":
                await asyncio.sleep(BREATH)
        if answer is not None:
            with suppress(ConnectionClosed):  # what came before the end is heard first
                await line.send(json.dumps(answer))

    def hear(self, message: Message) -> Object | None:
        """What to say to a message, if anything."""
        match message.type:
            case "ping":
                return {"type": "pong", "nonce": message.nonce}
            case "closing":
                self.closings.append(message)
                return None
            case "welcome":
                assert message.complete, f"{self} was not told what it missed"
                self._take_in(message, message.missed)
                self._welcomed = True
                self.welcomes += 1
                return self.unanswered or self._next()
            case "news":
                self._take_in(message, message.happened)
                self._refused_now = 0
            case "ack":
                self.acknowledged.append(self._answered(message))
                assert message.version <= self.version, f"{self} has not heard what was acknowledged"
                self.unanswered = None
            case "refused":
                return self._refused(message)
            case _:
                raise AssertionError(f"{self} does not understand {message}")
        return None if self.unanswered is not None else self._next()

    def _after_silence(self) -> Object | None:
        """Perhaps it may do something again, or it is time to leave."""
        self._refused_now = 0
        return self._next() if self._welcomed and self.unanswered is None else None

    def _refused(self, message: Message) -> Object | None:
        """What the house could not keep is said again; of anything else it thinks anew."""
        self.refused.append(message)
        if message.id is None:
            return None  # the visit ends
        said = self._answered(message)
        if message.code == "unavailable":
            return said
        self._refused_now += 1
        self.unanswered = None
        return self._next()

    def _answered(self, message: Message) -> Object:
        """What it is the answer to."""
        said = self.unanswered
        assert said is not None, f"{self} asked for nothing: {message}"
        assert message.id == said["id"], f"{self} waits for {said['id']}: {message}"
        return said

    def _take_in(self, message: Message, happened: list[Happening]) -> None:
        for happening in happened:
            assert happening.version == self.version + 1, f"{self}: {happening} after {self.version}"
            self.heard.append(happening)
        assert message.version == self.version, f"{self} knows {self.version}, not {message.version}"
        self.position = message.position or self.position
        self.table = message.table or self.table
        self.clocks = message.clocks or self.clocks

    def _next(self) -> Object | None:
        """Something legal, or a word to the others."""
        if self.over() or self._refused_now > SAME_REFUSALS:
            return None
        self.unanswered = self._talk() if self.talks and self.luck.random() < CHATTY else self._move()
        return self.unanswered

    def _talk(self) -> Object:
        said = self._new("chat")
        return {**said, "to": "table", "text": said["id"]}

    def _move(self) -> Object | None:
        here = self.position
        if here is None or not self.acts:
            return None
        declining = [action for action in here.unasked if action["verb"] == "decline"]
        choices = declining or here.legal
        if not choices:
            return None
        action = self.luck.choice(choices)
        if here.race is None or declining:
            return {**self._new("act"), "seen": self.version, "action": action}
        reaction = self.luck.randrange(150, 600)
        return {**self._new("claim"), "race": here.race.race, "reaction": reaction, "action": action}

    def _new(self, kind: str) -> Object:
        self._ids += 1
        return {"type": kind, "id": f"{self.seat}-{self._ids}"}

    def __str__(self) -> str:
        return f"player {self.seat} at {self.code}"


class Party(NamedTuple):
    """All people at one table; they came with one key, but for those who joined later."""

    code: str
    key: str
    players: list[Player]

    def over(self) -> bool:
        return all(player.over() for player in self.players)

    def asked(self) -> bool:
        """Whether the game waits for any of them, and not only for bots."""
        return any(player.asked() for player in self.players)

    def unanswered(self) -> bool:
        return any(player.unanswered for player in self.players)

    async def join(self, house: str, name: str) -> Player:
        """One more, with a key of the own, on a free seat or a bot's."""
        async with httpx.AsyncClient(base_url=house, timeout=60, verify=False) as client:
            answer = await client.post(f"/api/tables/{self.code}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        line = house.replace("http", "ws", 1)
        self.players.append(Player([line], self.code, seated["key"], seated["seats"][0], Random(1)))
        return self.players[-1]

    def spectator(self, house: str) -> Player:
        """One more, at that house; nobody counts it among the people."""
        watcher = Player([house.replace("http", "ws", 1)], self.code, "", None, Random(0))
        watcher.talks = False
        return watcher

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def fall_silent(self) -> None:
        for player in self.players:
            player.acts = player.talks = False

    def go_on(self) -> None:
        for player in self.players:
            player.acts = player.talks = True


async def open_party(houses: list[str], wish: Object, people: int, luck: Random) -> Party:
    """A new table with bots on its other seats. `houses` are http addresses; any of them may be down."""
    names = ["Anna", "Bea", "Carlo", "Dora", "Enzo"][:people]
    body = {"names": names, "fill": "greedy", "start": True, **wish}
    while True:
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=luck.choice(houses), timeout=60, verify=False) as client:
                answer = await client.post("/api/tables", json=body)
            if answer.status_code == 201:
                break
            assert answer.status_code == 503, answer.text
        await asyncio.sleep(BREATH)
    seated = answer.json()
    lines = [house.replace("http", "ws", 1) for house in houses]
    code, key = seated["code"], seated["key"]
    players = [Player(lines[seat % len(lines) :] + lines, code, key, seat, luck) for seat in seated["seats"]]
    return Party(code, key, players)


@asynccontextmanager
async def playing(*players: Player) -> AsyncIterator[None]:
    """They play during the block, and leave after it."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            player.leaves = False
            group.create_task(player.play())
        yield
        for player in players:
            player.leaves = True


def presence(player: Player, seat: int) -> list[str]:
    """How that seat came and went, as the player heard of it."""
    return [
        happening.kind
        for happening in player.heard
        if happening.seat == seat and happening.kind in ("away", "back")
    ]


async def wait_for(what: str, happened: Callable[[], bool], seconds: float = 180) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, f"waited {seconds} s in vain: {what}"
        await asyncio.sleep(0.02)
