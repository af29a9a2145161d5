"""Two workers of one house, started apart on two ports, and what tests do at both of them."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.server.hammer import Party, wait_for
from tests.server.mortal import Mortal
from tests.server.told import Happening, History, Object, read_history


class Pair:
    def __init__(self, folder: Path, database: str, **env: str) -> None:
        url = database.replace("+asyncpg", "")
        self.first, self.second = [Mortal(folder, often=True, CAPO_DATABASE=url, **env) for _ in range(2)]
        self.urls = [self.first.url, self.second.url]

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with self.first.open(ready=False), self.second.open():
            await self.first.ready()
            yield

    @asynccontextmanager
    async def counters(self, code: str = "", key: str = "") -> AsyncIterator[list[httpx.AsyncClient]]:
        """For requests to both, at a table, with the key to its seats."""
        path, keys = f"/api/tables/{code}".rstrip("/"), {"Authorization": f"Bearer {key}"} if key else {}
        first, second = self.urls
        async with (
            httpx.AsyncClient(base_url=first + path, headers=keys, timeout=60, verify=False) as one,
            httpx.AsyncClient(base_url=second + path, headers=keys, timeout=60, verify=False) as other,
        ):
            yield [one, other]

    async def talk_to_and_fro(self, party: Party, times: int) -> None:
        """Between two players: each word is said when the one before was heard at the other worker."""
        async with self.counters(party.code, party.key) as counters:
            for number, seat in zip(range(times), itertools.cycle((0, 1)), strict=False):
                word = f"{time.monotonic_ns()}-{number}"
                said = {"type": "chat", "id": word, "to": "table", "text": word}
                answer = await counters[seat].post(f"/messages?seat={seat}", json=said)
                assert answer.status_code == 200, answer.text
                await heard(party, 1 - seat, word)

    async def hear_each_other_soon(self, party: Party) -> None:
        """Sooner than by looking into the storage, which is once in a second; if not now, in a while."""
        for _ in range(20):
            began = time.monotonic()
            await self.talk_to_and_fro(party, 20)
            if time.monotonic() - began < 5:
                return
        raise AssertionError("workers do not hear of each other")


async def heard(party: Party, seat: int, word: str) -> None:
    player = party.players[seat]
    await wait_for(
        f"{word} at seat {seat}", lambda: word in [happening.text for happening in player.heard[-50:]]
    )


async def history(counter: httpx.AsyncClient, seat: int = 0) -> list[Happening]:
    happened: list[Happening] = []
    page = History([], 0, more=True)
    while page.more:
        answer = await counter.get("/history", params={"seat": seat, "since": page.version})
        assert answer.status_code == 200, answer.text
        page = read_history(answer.content)
        happened += page.happened
    return happened


async def at_both(counters: list[httpx.AsyncClient], path: str, bodies: list[Object]) -> list[httpx.Response]:
    """The same request, or two that exclude each other, at the same time."""
    return await asyncio.gather(
        *[counter.post(path, json=body) for counter, body in zip(counters, bodies, strict=True)]
    )
