"""What is read to open tables: of several at once, since after a restart all come back together."""

import asyncio
from contextlib import suppress
from typing import Final

from capotavola.server.storage.store import Opening, Store

MOST: Final = 32  # tables that are read of at once for those who wait at the door
BESIDES: Final = 4  # and for whom nobody waits, so that they have their turn in any crowd
ENTRIES: Final = 500  # of each table's log
A_MOMENT: Final = 1.0  # seconds

Answer = asyncio.Future[Opening | None]


class Openings:
    """One reading at a time: whoever comes meanwhile is in the next."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._at_the_door: dict[str, Answer] = {}
        self._besides: dict[str, Answer] = {}
        self._task: asyncio.Task[None] | None = None
        self._calm = asyncio.Event()
        self._calm.set()

    async def read(self, code: str, waited_for: bool) -> Opening | None:
        """None if there is no such table; Damaged, StoreTrouble. Each code once at a time."""
        answer: Answer = asyncio.get_running_loop().create_future()
        (self._at_the_door if waited_for else self._besides)[code] = answer
        self._look_at_door()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._read_all())
        return await answer

    def hurry(self, code: str) -> None:
        """Somebody has come to a table for which nobody waited."""
        if code in self._besides:
            self._at_the_door[code] = self._besides.pop(code)
            self._look_at_door()

    async def calm(self) -> None:
        """Until nobody waits at the door, for a moment at most: what can wait lets them in first."""
        with suppress(TimeoutError):
            async with asyncio.timeout(A_MOMENT):
                await self._calm.wait()

    def _look_at_door(self) -> None:
        if self._at_the_door:
            self._calm.clear()
        else:
            self._calm.set()

    async def _read_all(self) -> None:
        while self._at_the_door or self._besides:
            some = _first(self._at_the_door, MOST) | _first(self._besides, BESIDES)
            try:
                found = await self._store.openings([*some], ENTRIES)
            except Exception as error:  # whatever it is: those who wait are told
                for answer in some.values():
                    _answer(answer, error)
            else:
                for code, answer in some.items():
                    _answer(answer, found.get(code))
            finally:
                self._look_at_door()


def _first(waiting: dict[str, Answer], most: int) -> dict[str, Answer]:
    """Out of those who wait."""
    return {code: waiting.pop(code) for code in [*waiting][:most]}


def _answer(answer: Answer, found: Opening | Exception | None) -> None:
    if answer.done():
        return  # nobody waits any longer
    if isinstance(found, Exception):
        answer.set_exception(found)
    else:
        answer.set_result(found)
