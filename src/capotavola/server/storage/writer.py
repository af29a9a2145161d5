"""Group commit: all that waits to be written goes to the disk together, while the next gathers."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Final, cast

from capotavola.server.storage.batch import (
    Append,
    Order,
    Outcome,
    find_out,
    write_one_by_one,
    write_together,
)
from capotavola.server.storage.database import Database, T, Work
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.storage.troubles import Unsure

BATCH: Final = 256
# Turns of the loop before each transaction: what has arrived is read, understood and ordered meanwhile.
GATHERING: Final = 3
PATIENCE: Final = 10.0  # seconds, with a server that went while it committed
PAUSE: Final = 0.1


class Writer:
    """Takes orders, and answers each when it is on the disk, or cannot be.

    `noted` is told how many seconds that took.
    """

    def __init__(self, database: Database) -> None:
        self.noted: Callable[[float], None] = lambda seconds: None
        self._database = database
        self._waiting: deque[tuple[Order, asyncio.Future[Outcome]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._under_way = 0
        self._closed = False

    async def append(self, append: Append) -> None:
        await self._order(append)

    async def do(self, work: Work[T]) -> T:
        """Any work that may share a transaction with others; it may be tried twice, and is kept once."""
        return cast(T, await self._order(work))

    async def close(self) -> None:
        """Write what still waits, and take no more."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _order(self, order: Order) -> Outcome:
        if self._closed:
            raise StoreTrouble("store-failed", "the store is closed")
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((order, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        began = monotonic()
        try:
            return await answer
        finally:
            self.noted(monotonic() - began)

    def waiting(self) -> int:
        """Orders that have no answer yet."""
        return len(self._waiting) + self._under_way

    async def _write_all(self) -> None:
        while self._waiting:
            for _ in range(GATHERING):
                await asyncio.sleep(0)
            batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
            self._under_way = len(batch)
            outcomes = await self._outcomes([order for order, _ in batch])
            self._under_way = 0
            for (_, answer), outcome in zip(batch, outcomes, strict=True):
                if answer.done():
                    continue  # its caller waits no longer
                if isinstance(outcome, Exception):
                    answer.set_exception(outcome)
                else:
                    answer.set_result(outcome)

    async def _outcomes(self, orders: Sequence[Order]) -> Sequence[Outcome]:
        """Of orders that are written together or, if one of them is at fault, one by one."""
        fault: Exception | None = None
        for way in (write_together, write_one_by_one):
            try:
                if way is write_together and await self._appended(orders):
                    return [None] * len(orders)
                return await self._database.write(partial(way, orders=orders))
            except Unsure as unsure:
                return await self._find_out(orders, unsure)
            except StoreTrouble as trouble:
                return [trouble] * len(orders)
            except Exception as error:
                fault = error
        return [fault] * len(orders)

    async def _appended(self, orders: Sequence[Order]) -> bool:
        """Whether the short way was enough, for nothing but appends that simply come next."""
        appends = [order for order in orders if isinstance(order, Append)]
        return len(appends) == len(orders) and await self._database.append(appends)

    async def _find_out(self, orders: Sequence[Order], unsure: Unsure) -> Sequence[Outcome]:
        """Never write again what may be there: look, as soon as the server is back."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            try:
                return await self._database.write(partial(find_out, orders=orders))
            except StoreTrouble:
                await asyncio.sleep(PAUSE)
        return [unsure] * len(orders)
