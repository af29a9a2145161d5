"""One connection to a table, by WebSocket or by server-sent events; what cannot go out at once waits here."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from typing import Protocol

from capotavola.server.house.telling import encode
from capotavola.server.messages.told import Closing, Ping
from capotavola.server.table.race import RoundTrips

LINE = 256  # messages that may wait for a slow connection
LINE_BYTES = 256 * 1024
ALL_BYTES = 32 * 1024 * 1024  # that may wait for all connections together
FIRST_PINGS = (0.05, 0.5, 1.5)  # seconds: soon, so that a race at once is fair
PING_EVERY = 4.0  # so often that the other side notices a silent line within ten seconds
OUTSTANDING = 4


class Wire(Protocol):
    """What a connection goes over."""

    def way(self) -> int | None:
        """The system's own measure of the way to the client, in milliseconds; None if it ends elsewhere."""

    async def hear(self) -> str | None:
        """The next message of the client; None when there will be none."""

    def write(self, text: bytes, another: bytes | None = None) -> bool:
        """Whether the message could go out at once, and another with it, since nothing is in their way."""


class Postbag:
    """What waits for all connections together; if it is too much, who has most of it is cut off."""

    def __init__(self, most: int = ALL_BYTES) -> None:
        self.most = most
        self.waiting = 0
        self._slow: set[Connection] = set()

    def put(self, connection: "Connection", size: int) -> None:
        self.waiting += size
        self._slow.add(connection)
        while self.waiting > self.most:
            max(self._slow, key=lambda slow: slow.waiting).cut_off()

    def take(self, connection: "Connection", size: int) -> None:
        self.waiting -= size
        if not connection.waiting:
            self._slow.discard(connection)


class Connection:
    """Listens through the eyes of a seat, or with None as a spectator."""

    # A thousand of them may hear of one action: the less there is to go through, the better.
    __slots__ = (
        "_bag",
        "_held",
        "_line",
        "_pings",
        "_timers",
        "_wire",
        "address",
        "ended",
        "key",
        "seat",
        "trips",
        "waiting",
    )

    def __init__(
        self,
        seat: int | None,
        key: str | None,
        bag: Postbag | None = None,
        wire: Wire | None = None,
        address: str = "",
    ) -> None:
        self.seat = seat
        self.key = key
        self.address = address
        self.trips = RoundTrips()
        self.waiting = 0  # bytes
        self._held: bytes | None = None
        self._bag = bag or Postbag()
        self._wire = wire
        self._line: asyncio.Queue[bytes | None] = asyncio.Queue(LINE)
        self._pings: dict[str, float] = {}
        self._timers = [asyncio.get_running_loop().call_later(delay, self._ping) for delay in FIRST_PINGS]
        self._timers.append(asyncio.get_running_loop().call_later(PING_EVERY, self._ping_again))
        self.ended = False

    def hold(self, raw: bytes) -> None:
        """What goes out with the next message, which follows at once."""
        held, self._held = self._held, None
        if held is not None:
            self.send(held)
        self._held = raw

    def send(self, raw: bytes) -> None:
        """Never waits; whoever is too slow is cut off, and may come back for what was missed."""
        if self._held is not None:
            self._send_held(raw)
        elif not self.ended and (self.waiting or self._wire is None or not self._wire.write(raw)):
            self._line_up(raw)

    def _send_held(self, raw: bytes) -> None:
        held, self._held = self._held or b"", None
        if not self.ended and (self.waiting or self._wire is None or not self._wire.write(held, raw)):
            self._line_up(held)
            self._line_up(raw)

    def _line_up(self, raw: bytes) -> None:
        if self.ended:
            return
        # One message may be larger, if nothing else waits.
        if self._line.full() or (self.waiting and self.waiting + len(raw) > LINE_BYTES):
            self.cut_off()
            return
        self._line.put_nowait(raw)
        self.waiting += len(raw)
        self._bag.put(self, len(raw))

    def cut_off(self) -> None:
        """What waits is thrown away, but for the reason."""
        while not self._line.empty():
            self._line.get_nowait()
        self._sent(self.waiting)
        if not self.ended:
            self._line.put_nowait(encode(Closing("slow", again=True)))
        self.end()

    def _sent(self, size: int) -> None:
        size = min(size, self.waiting)
        self.waiting -= size
        self._bag.take(self, size)

    def end(self) -> None:
        """Nothing more goes out after what is in line."""
        if not self.ended:
            self.ended = True
            for timer in self._timers:
                timer.cancel()
            if self._line.full():
                self._line.get_nowait()
            self._line.put_nowait(None)

    async def outgoing(self) -> AsyncIterator[bytes]:
        try:
            while (raw := await self._line.get()) is not None:
                yield raw
                self._sent(len(raw))
        finally:
            self._sent(self.waiting)

    def pong(self, nonce: str) -> bool:
        """Whether it answers a ping of this connection; each nonce counts once."""
        sent = self._pings.pop(nonce, None)
        if sent is not None:
            self.trips.add(round((time.monotonic() - sent) * 1000))
            self.trips.kernel = None if self._wire is None else self._wire.way()
        return sent is not None

    def _ping(self) -> None:
        if self.ended:
            return
        nonce = secrets.token_hex(8)
        if len(self._pings) >= OUTSTANDING:
            del self._pings[next(iter(self._pings))]
        self._pings[nonce] = time.monotonic()
        self.send(encode(Ping(nonce)))

    def _ping_again(self) -> None:
        self._ping()
        if not self.ended:
            self._timers = [asyncio.get_running_loop().call_later(PING_EVERY, self._ping_again)]
