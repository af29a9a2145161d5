"""Whole games over the wire: viewers get what the engine shows to them, and not a byte of a secret."""

import asyncio
import hashlib
import random
from collections.abc import Iterator
from typing import NamedTuple, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from capotavola.engine.audience import SPECTATOR
from capotavola.engine.record import Record, read_record
from capotavola.engine.replay import Replay
from capotavola.engine.values import Json, canonical
from tests.boxes import game_of
from tests.conformance.walks import laws_of
from tests.server.attacks import PATIENCE, Object, attacked, opened, said, seated, visitor, with_key
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

LUCKS = ["00feedface00", "11feedface11", "22feedface22"]
MOST_UNASKED = 25  # by one player, so that the haggling comes to an end
AN_EVENING = 1200.0  # seconds

# A bot of La Cosa Nostra waits long for people who do not answer its offers: there people play alone.
GAMES: list[tuple[str, int, dict[str, Json]]] = [
    ("omerta", 4, {"turns": 6}),
    ("omerta", 4, {"snap": "race", "snap_seconds": 1, "turns": 12}),
    ("corleone", 4, {}),
    ("cosanostra", 3, {"short": True, "spying": True}),
    ("cosanostra", 3, {"expansion": True}),
]


class Viewer:
    """Somebody at the table, or a spectator, who writes down every byte and plays at random."""

    def __init__(self, seat: int | None, game: str) -> None:
        self.seat = seat
        self.raw: list[str] = []
        self._rng = random.Random(f"{game} {seat}")
        self._rare = laws_of(game).RARE
        self._position: Object = {}
        self._version: Json = 0
        self._unasked = 0
        self._count = 0
        self._asking = False

    async def sit(self, url: str, key: str | None, there: asyncio.Barrier) -> None:
        headers = with_key(key)
        async with connect(
            url, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_timeout=None
        ) as line:
            await there.wait()
            async for raw in line:
                assert isinstance(raw, str)
                self.raw.append(raw)
                if await self._heard(line, msgspec.json.decode(raw)) == "over":
                    return

    async def _heard(self, line: ClientConnection, message: Object) -> str | None:
        if message["type"] == "ping":
            await line.send(msgspec.json.encode({"type": "pong", "nonce": message["nonce"]}).decode())
        if message["type"] in ("ack", "refused"):
            self._asking = False
        self._position = cast(Object, message.get("position")) or self._position
        self._version = message.get("version", self._version)
        table = cast(Object, message.get("table")) or {}
        if not self._asking and (move := self._move()) is not None:
            self._count += 1
            self._asking = True
            await line.send(msgspec.json.encode({"id": f"{self._count}", **move}).decode())
        return str(table.get("status"))

    def _move(self) -> Object | None:
        unasked = cast(list[Object], self._position.get("unasked", []))
        legal = cast(list[Object], self._position.get("legal", []))
        if unasked and self._unasked < MOST_UNASKED and self._rng.random() < 0.3:
            self._unasked += 1
            return {"type": "act", "seen": self._version, "action": self._rng.choice(unasked)}
        if not legal:
            return None
        action = self._rng.choice(legal)
        if action["verb"] in self._rare and self._rng.random() < 0.9:
            action = self._rng.choice(legal)
        race = cast(Object | None, self._position["race"])
        if race is not None:
            return {"type": "claim", "race": race["race"], "reaction": 200, "action": action}
        return {"type": "act", "seen": self._version, "action": action}

    def messages(self) -> list[Object]:
        return [msgspec.json.decode(raw) for raw in self.raw]

    def positions(self) -> list[Object]:
        shown = [message.get("position") for message in self.messages()]
        return [cast(Object, position) for position in shown if position is not None]

    def events(self) -> list[Json]:
        happened = [
            one for message in self.messages() for one in cast(list[Object], message.get("happened", []))
        ]
        return [event for one in happened for event in cast(list[Json], one.get("events", []))]


class Evening(NamedTuple):
    viewers: list[Viewer]
    keys: list[str]
    record: Record


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("eyes")) as house:
        yield house


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(game, id="-".join([game[0], *game[2]]), marks=[pytest.mark.slow] if number else [])
        for number, game in enumerate(GAMES)
    ],
)
def evening(house: LiveHouse, request: pytest.FixtureRequest) -> Evening:
    return play(house, *request.param)


def play(house: LiveHouse, game: str, players: int, options: dict[str, Json]) -> Evening:
    """Three people, bots on other seats, and a spectator: from before the deal to the end."""
    table = opened(house, game=game, options=options, players=players, luck=LUCKS[0])
    code = str(table["code"])
    keys = [str(table["key"])]
    for name, luck in zip(("Bruno", "Clara"), LUCKS[1:], strict=True):
        keys.append(str(seated(house, code, name, luck=luck)["key"]))
    viewers = [Viewer(seat, game) for seat in (0, 1, 2, None)]
    asyncio.run(asyncio.wait_for(_sit_together(house, code, keys, viewers), AN_EVENING))
    with visitor(house) as client:
        answer = client.get(f"/tables/{code}/record")
        assert answer.status_code == 200, answer.text
    return Evening(viewers, keys, read_record(answer.content))


async def _sit_together(house: LiveHouse, code: str, keys: list[str], viewers: list[Viewer]) -> None:
    there = asyncio.Barrier(len(viewers) + 1)
    url = f"{house.ws_url}/api/tables/{code}/socket"
    async with asyncio.TaskGroup() as everybody:
        for viewer, key in zip(viewers, [*keys, None], strict=True):
            everybody.create_task(viewer.sit(url, key, there))
        await there.wait()
        start = {"type": "start", "id": "start", "fill": "random"}
        answer = await asyncio.to_thread(said, house, code, keys[0], start)
        assert answer.status_code == 200, answer.text


def test_everybody_hears_exactly_what_the_engine_tells_them(evening: Evening) -> None:
    run = Replay(game_of(str(evening.record.header["game"])), evening.record)
    told: list[list[Json]] = [[] for _ in evening.viewers]
    while run.done < len(evening.record.entries):
        events = run.forward()
        for viewer, heard in zip(evening.viewers, told, strict=True):
            ear = SPECTATOR if viewer.seat is None else viewer.seat
            heard += [event.value() for event in events if event.heard_by(ear)]
    for viewer, heard in zip(evening.viewers, told, strict=True):
        assert canonical(viewer.events()) == canonical(heard), f"the ears of {viewer.seat}"
        assert len(heard) > 20


def test_everybody_sees_exactly_what_the_engine_shows_them(evening: Evening) -> None:
    """Every position is the engine's of that moment; the moments come in their order."""
    for viewer in evening.viewers:
        moments = shown_by_engine(evening.record, viewer.seat)
        now = 0
        for position in viewer.positions():
            seen = canonical(position["view"])
            while now < len(moments) and not moments[now].fits(seen, position):
                now += 1
            assert now < len(moments), f"the engine never shows this to {viewer.seat}: {position}"
        assert seen == moments[-1].view


class Moment(NamedTuple):
    view: bytes
    legal: bytes
    unasked: bytes

    def fits(self, seen: bytes, position: Object) -> bool:
        """No action is offered but the engine's; none at all where the seat has answered in a race."""
        return (
            seen == self.view
            and canonical(position["legal"]) in (self.legal, b"[]")
            and canonical(position["unasked"]) in (self.unasked, b"[]")
        )


def shown_by_engine(record: Record, seat: int | None) -> list[Moment]:
    run = Replay(game_of(str(record.header["game"])), record)
    moments = []
    while True:
        state = run.state
        legal = state.legal(seat) if seat is not None and seat in state.deciders() else []
        unasked = state.unasked(seat) if seat is not None else []
        moments.append(
            Moment(
                canonical(state.view(seat)),
                canonical([action.value() for action in legal]),
                canonical([action.value() for action in unasked]),
            )
        )
        if run.done == len(record.entries):
            return moments
        run.forward()


def test_no_byte_of_a_secret_goes_out(evening: Evening) -> None:
    """Neither keys nor their hashes nor the house's secret nor anybody's luck, not even to their owners."""
    published = evening.record.secrets()
    assert published is not None
    assert [luck.hex() for luck in published.seats][:3] == LUCKS
    hashes = [hashlib.sha256(key.encode()).hexdigest() for key in evening.keys]
    secrets = [published.house.hex(), *LUCKS, *evening.keys, *hashes, *[name[:16] for name in hashes]]
    for viewer in evening.viewers:
        everything = "\n".join(viewer.raw)
        assert [secret for secret in secrets if secret in everything] == []
