"""A table that is open in this process, with those who listen to it."""

import asyncio
import time
from typing import Protocol

import msgspec

from capotavola.server.storage.store import Kept
from capotavola.server.table import duties
from capotavola.server.table.duties import Duty
from capotavola.server.table.race import RoundTrips
from capotavola.server.table.table import HouseTable
from capotavola.server.thinking.thinker import BotTurn, Thought


class Listener(Protocol):
    """A connection that hears of a table: through the eyes of a seat, or with None as a spectator."""

    seat: int | None
    key: str | None
    address: str
    trips: RoundTrips

    def send(self, raw: bytes) -> None:
        """Never waits; a connection that cannot keep up is ended."""

    def hold(self, raw: bytes) -> None:
        """The same, but together with what is sent next, which must be at once."""

    def end(self) -> None: ...


class Ahead:
    """What a bot thinks about before its turn is due."""

    def __init__(
        self, game_number: int, request: BotTurn, thinking: "asyncio.Future[Thought | None]"
    ) -> None:
        self.game_number = game_number
        self.request = request
        self.thinking = thinking
        thinking.add_done_callback(_heard)

    def is_about(self, request: BotTurn) -> bool:
        """Whether the table still stands as it did; only luck may be another."""
        return msgspec.structs.replace(request, luck=self.request.luck) == self.request


def _heard(thinking: "asyncio.Future[Thought | None]") -> None:
    """Of a failure, too, nobody need hear if the table has moved on."""
    if not thinking.cancelled():
        thinking.exception()


class OpenTable:
    """`table` is as the storage has it, or had it: what is not yet durable is at a copy of it.

    So anybody may read it, but not keep it while waiting for something; who writes holds the lock.
    `doubtful`: a write failed, or was given up, and the storage may have more than we know of.
    `ours`: this worker wrote last, so what is due next is its to do; others do it if it is neglected.
    """

    def __init__(self, kept: Kept, table: HouseTable, info: bytes) -> None:
        self.kept = kept
        self.info = info  # as the storage has it, for the lobby
        self.table = table
        self.lock = asyncio.Lock()
        self.known_duty: tuple[HouseTable | None, Duty | None] = (None, None)  # what is due at that table
        self.doubtful = False
        self.ours = True
        self.listeners: list[Listener] = []
        self.parted: dict[str | None, float] = {}  # by key: when its last connection to this worker ended
        self.used = time.monotonic()
        self.pictured = 0  # the entry after which the newest picture of it was taken
        self.quiet_since = -1  # the entry after which the bots had nothing to do
        self.ahead: Ahead | None = None
        self.attended = False  # somebody is doing what is due here
        self.rests_until = 0  # after trouble: nothing that is due is tried before
        self.timer: asyncio.TimerHandle | None = None

    def next_duty(self, bot_delay: int) -> Duty | None:
        """What the house must do next here, found out once for each entry."""
        table, duty = self.known_duty
        if table is self.table and self.quiet_since != table.number:
            return duty
        return duties.next_duty(self.table, bot_delay, self.quiet_since)

    def connected(self) -> set[str | None]:
        """The keys of the players who are connected to this worker."""
        return {listener.key for listener in self.listeners if listener.seat is not None}

    def present(self, lately: float = 0) -> set[int]:
        """Seats whose key is connected to this worker, or was less than so many seconds ago.

        Players at one screen share a key, and their screen looks through the eyes of one of them at a time.
        """
        since = time.monotonic() - lately
        keys = self.connected() | {key for key, parted in self.parted.items() if parted > since}
        people = [(number, seat) for number, seat in enumerate(self.table.seats) if seat.kind == "person"]
        return {number for number, seat in people if seat.key in keys}

    def bounds(self) -> dict[int, int]:
        """The most lag that each seat connected here can be credited: by its shortest way."""
        return {seat: min(line.bound() for line in lines) for seat, lines in self._lines().items()}

    def waits(self) -> dict[int, int]:
        """How long each seat connected here is waited for: by its longest way."""
        return {seat: max(line.wait() for line in lines) for seat, lines in self._lines().items()}

    def _lines(self) -> dict[int, list[RoundTrips]]:
        lines: dict[int, list[RoundTrips]] = {}
        for listener in self.listeners:
            if listener.seat is not None and listener.trips.samples:
                lines.setdefault(listener.seat, []).append(listener.trips)
        return lines

    def forget_ahead(self) -> None:
        """The game has gone on without it."""
        if self.ahead is not None:
            self.ahead.thinking.cancel()
            self.ahead = None

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
