"""Thinking off the event loop: lanes, each a thread that has one mind do one job after the other."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from capotavola.server.thinking.bots import Doubt, Job, Shelf, Thought, consider, judge, stable_number

T = TypeVar("T")

LONGEST_THOUGHT = 60.0  # seconds; a bot that takes longer is stuck, and others wait behind it


class ThinkerClosed(RuntimeError):
    """Nobody thinks here any more."""


class Mind(Protocol):
    """Thinks about one job at a time, and remembers the tables it met."""

    def consider(self, job: Job) -> Thought | None:
        """BotFailed names the bot that could not decide."""

    def judge(self, doubt: Doubt) -> bool:
        """BotFailed if that could not be found out."""

    def halt(self) -> None:
        """Drop what it is at, and never begin again; called from another thread than `consider`."""


class OwnMind:
    """Thinks in this process."""

    def __init__(self) -> None:
        self.shelf = Shelf()

    def consider(self, job: Job) -> Thought | None:
        return consider(job, self.shelf)

    def judge(self, doubt: Doubt) -> bool:
        return judge(doubt, self.shelf)

    def halt(self) -> None:
        """It cannot be interrupted, and will not be asked again."""


class Lanes:
    """A thinker: all jobs of one table go to the same mind, for what its bots remember."""

    def __init__(self, minds: Sequence[Mind]) -> None:
        self.minds = minds
        self.closed = False
        self.threads = [ThreadPoolExecutor(1, thread_name_prefix="thinking") for _ in minds]

    async def think(self, job: Job) -> Thought | None:
        return await self._have(job.table, lambda mind: mind.consider(job))

    async def judge(self, doubt: Doubt) -> bool:
        return await self._have(doubt.table, lambda mind: mind.judge(doubt))

    async def _have(self, table: str, work: Callable[[Mind], T]) -> T:
        """One mind does it, when it has done what it was asked for before."""
        if self.closed:
            raise ThinkerClosed
        lane = lane_of(table, len(self.minds))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads[lane], self._do, self.minds[lane], work)

    async def close(self) -> None:
        self.closed = True
        await asyncio.to_thread(self._close)

    def _do(self, mind: Mind, work: Callable[[Mind], T]) -> T:
        if self.closed:  # while the job stood in line
            raise ThinkerClosed
        return work(mind)

    def _close(self) -> None:
        for mind in self.minds:
            mind.halt()
        for thread in self.threads:
            thread.shutdown()


def lane_of(table: str, lanes: int) -> int:
    return stable_number(table) % lanes
