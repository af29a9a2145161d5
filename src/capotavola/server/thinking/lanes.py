"""Thinking off the event loop: lanes, each a thread that has one mind do one request after the other."""

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import msgspec

from capotavola.server.thinking.bots import (
    BotTurn,
    Doubt,
    Shelf,
    Thought,
    consider,
    judge,
    seconds_for,
    stable_number,
)
from capotavola.server.thinking.line import Line, Ticket

T = TypeVar("T")

LONGEST_THOUGHT = 60.0  # seconds; a bot that takes longer is stuck, and others wait behind it


class ThinkerClosed(RuntimeError):
    """Nobody thinks here any more."""


class Mind(Protocol):
    """Thinks about one request at a time, and remembers the tables it met."""

    def consider(self, request: BotTurn) -> Thought | None:
        """BotFailed names the bot that could not decide."""

    def judge(self, doubt: Doubt) -> bool:
        """BotFailed if that could not be found out."""

    def until(self, at: float) -> None:
        """A thought has to be over by then, as `time.monotonic` counts; called from another thread."""

    def halt(self) -> None:
        """Drop what it is at, and never begin again; called from another thread than `consider`."""


class OwnMind:
    """Thinks in this process."""

    def __init__(self) -> None:
        self.shelf = Shelf()

    def consider(self, request: BotTurn) -> Thought | None:
        return consider(request, self.shelf)

    def judge(self, doubt: Doubt) -> bool:
        return judge(doubt, self.shelf)

    def until(self, at: float) -> None:
        self.shelf.deadline.at = at

    def halt(self) -> None:
        """It cannot be interrupted, and will not be asked again."""


class Lane:
    """A thread, in which one mind does what is asked of it; those who wait stand in line."""

    def __init__(self, mind: Mind, clock: Callable[[], float]) -> None:
        self.mind = mind
        self.clock = clock
        self.line = Line()
        self.busy: Ticket | None = None
        self.began = 0.0  # when it came to the one it is at
        self.ends = 0.0  # when that one has to be done
        self.closed = False
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")

    async def have(self, table: str, seconds: float, work: Callable[[Mind, float], T]) -> T:
        """When it is this table's turn the mind does it, in the time that it is allowed."""
        loop = asyncio.get_running_loop()
        ticket = Ticket(table, seconds, self.clock())
        self.line.join(ticket, self.clock())
        loop.call_soon(self._call_next)  # when all who come at this moment are here
        begun = False
        try:
            allowed = await ticket.called
            if self.closed:
                raise ThinkerClosed
            done = self.thread.submit(self._do, work, allowed)
            begun = True  # and goes on, even if nobody wants to know any more what comes of it
            done.add_done_callback(lambda _: loop.call_soon_threadsafe(self._free, ticket))
            return await asyncio.wrap_future(done)
        finally:
            if not begun:
                self._free(ticket)

    def _free(self, ticket: Ticket) -> None:
        self.line.leave(ticket)
        if self.busy is ticket:
            self.busy = None
        self._call_next()

    def close(self) -> None:
        """Nobody is waited for any more, and nobody waits."""
        self.closed = True
        self._call_next()

    def _do(self, work: Callable[[Mind, float], T], allowed: float) -> T:
        if self.closed:  # before the thread came to it
            raise ThinkerClosed
        return work(self.mind, allowed)

    def _call_next(self) -> None:
        """Who waits when it closes is called, too, to be told so."""
        if self.busy is not None and not self.closed:
            self._shorten(self.busy)
        while (self.busy is None or self.closed) and (ticket := self.line.next()) is not None:
            now = self.clock()
            allowed = self.line.allowed(ticket, now)
            self.line.leave(ticket)
            if not ticket.called.done():
                self.busy, self.began, self.ends = ticket, now, now + allowed
                self.mind.until(math.inf)
                ticket.called.set_result(allowed)

    def _shorten(self, busy: Ticket) -> None:
        """To what is left to the one whose turn it is, now that others have come."""
        now = self.clock()
        ends = now + self.line.allowed(busy, now, now - self.began)
        if ends < self.ends:
            self.ends = ends
            self.mind.until(ends)


class Lanes:
    """A thinker: all requests of one table go to the same mind, for what its bots remember."""

    def __init__(self, minds: Sequence[Mind], clock: Callable[[], float] = time.monotonic) -> None:
        self.minds = minds
        self.closed = False
        self.lanes = [Lane(mind, clock) for mind in minds]

    async def think(self, request: BotTurn) -> Thought | None:
        def work(mind: Mind, allowed: float) -> Thought | None:
            return mind.consider(msgspec.structs.replace(request, allowed=allowed))

        return await self._have(request.table, seconds_for(request), work)

    async def judge(self, doubt: Doubt) -> bool:
        return await self._have(doubt.table, 0.0, lambda mind, _: mind.judge(doubt))

    async def _have(self, table: str, seconds: float, work: Callable[[Mind, float], T]) -> T:
        """One mind does it, when it has done what is due before."""
        if self.closed:
            raise ThinkerClosed
        return await self.lanes[lane_of(table, len(self.lanes))].have(table, seconds, work)

    async def close(self) -> None:
        self.closed = True
        for lane in self.lanes:
            lane.close()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for mind in self.minds:
            mind.halt()
        for lane in self.lanes:
            lane.thread.shutdown()


def lane_of(table: str, lanes: int) -> int:
    return stable_number(table) % lanes
