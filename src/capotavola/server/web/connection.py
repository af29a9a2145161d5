"""One connection to a table, by WebSocket or by server-sent events: what goes out waits in line here."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator

from capotavola.server.house.house import encode
from capotavola.server.messages import Closing, Ping
from capotavola.server.table.race import RoundTrips

LINE = 256  # messages that may wait for a slow connection
FIRST_PINGS = (0.05, 0.5, 1.5)  # seconds: soon, so that a race at once is fair
PING_EVERY = 4.0  # so often that the other side notices a silent line within ten seconds
OUTSTANDING = 4


class Connection:
    """Listens through the eyes of a seat, or with None as a spectator."""

    def __init__(self, seat: int | None, key: str | None) -> None:
        self.seat = seat
        self.key = key
        self.trips = RoundTrips()
        self._line: asyncio.Queue[bytes | None] = asyncio.Queue(LINE)
        self._pings: dict[str, float] = {}
        self._timers = [asyncio.get_running_loop().call_later(delay, self._ping) for delay in FIRST_PINGS]
        self._timers.append(asyncio.get_running_loop().call_later(PING_EVERY, self._ping_again))
        self.ended = False

    def send(self, raw: bytes) -> None:
        """Never waits; whoever is too slow is cut off, and may come back for what was missed."""
        if self.ended:
            return
        try:
            self._line.put_nowait(raw)
        except asyncio.QueueFull:
            while not self._line.empty():
                self._line.get_nowait()
            self._line.put_nowait(encode(Closing("slow", again=True)))
            self.end()

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
        while (raw := await self._line.get()) is not None:
            yield raw

    def pong(self, nonce: str) -> bool:
        """Whether it answers a ping of this connection; each nonce counts once."""
        sent = self._pings.pop(nonce, None)
        if sent is not None:
            self.trips.add(round((time.monotonic() - sent) * 1000))
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
