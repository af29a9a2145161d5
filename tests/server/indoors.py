"""A house without a line: its rooms in this process, on a real database, for what happens between two awaits.

async with indoors(tmp_path) as house:
    table = await house.table("omerta", people=3)
    await house.say(table, 0, said.Chat("1", "table", "ciao"))
"""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import httpx
from litestar import Litestar

from capotavola.server.bodies import NewTable
from capotavola.server.clock import ClockRules, NoClock
from capotavola.server.house.archive import Archive
from capotavola.server.house.background import Background
from capotavola.server.house.doorman import Doorman
from capotavola.server.house.floor import milliseconds
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.reception import open_table
from capotavola.server.messages import said, told
from capotavola.server.settings import Settings
from capotavola.server.storage.sqlstore import SqlStore
from capotavola.server.table.decisions import Who
from capotavola.server.web.app import make_app
from tests.server import stores

NAMES = ["Anna", "Bea", "Carlo", "Dora", "Enzo"]


class Indoors:
    def __init__(self, store: SqlStore, file: Path, now: Callable[[], int]) -> None:
        self.store = store
        self.file = file
        self.background = Background()
        self.house = House(store, Metrics(), 0, now)
        self.archive = Archive(self.house)
        self.doorman = Doorman(self.house, self.archive, self.background)
        self.keys: dict[str, str] = {}

    async def table(
        self,
        game: str = "omerta",
        people: int = 3,
        start: bool = True,
        clock: ClockRules | None = None,
        seed: str | None = None,
    ) -> OpenTable:
        """All of the people at one screen."""
        wish = NewTable(
            game,
            NAMES[:people],
            players=max(3, people),
            clock=clock or NoClock(),
            fill="random",
            start=start,
            seed=seed,
        )
        opened, _, key = await open_table(self.house, wish)
        self.keys[opened.kept.code] = key
        return opened

    def who(self, opened: OpenTable, seat: int | None) -> Who:
        return Who(seat, hashed(self.keys[opened.kept.code]))

    async def say(
        self, opened: OpenTable, seat: int | None, message: said.Move | said.Foresee
    ) -> told.Ack | told.Foreseen:
        return await self.house.do(opened, self.who(opened, seat), message, self.house.now())

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nothing can be written meanwhile."""
        with closing(sqlite3.connect(self.file, isolation_level=None)) as rude:
            rude.execute("BEGIN EXCLUSIVE")
            yield
            rude.execute("ROLLBACK")


@asynccontextmanager
async def visited(settings: Settings) -> AsyncIterator[tuple[Litestar, httpx.AsyncClient]]:
    """The whole application, and somebody who asks it for something without a line in between."""
    app = make_app(settings)
    way = httpx.ASGITransport(app)  # type: ignore[arg-type]  # Litestar's types are narrower
    async with app.lifespan(), httpx.AsyncClient(transport=way, base_url="http://house") as client:
        yield app, client


@asynccontextmanager
async def indoors(
    folder: Path, patience: float = 5.0, now: Callable[[], int] = milliseconds
) -> AsyncIterator[Indoors]:
    file = folder / "house.db"
    async with stores.opened(f"sqlite:///{file}", patience) as store:
        house = Indoors(store, file, now)
        try:
            yield house
        finally:
            await house.background.stop()
