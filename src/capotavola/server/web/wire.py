"""The wire: uvicorn's protocols, with an end to what one connection may make the house keep or wait for."""

import asyncio
import socket
import sys
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Final

from uvicorn._types import ASGI3Application, ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from capotavola.server.web.door import Door
from capotavola.server.web.framing import DEFLATE, framed
from capotavola.server.web.limits import Bucket

LARGEST_HEAD: Final = 64 * 1024  # request line and headers
MOST_AHEAD: Final = 16  # requests on one connection that wait for earlier answers
MOST_FRAGMENTS: Final = 64  # of one message
MOST_UNHEARD: Final = 4  # messages that wait to be heard before no more are read
ASIDES: Final = 100  # pings and pongs at once
ASIDES_A_SECOND: Final = 10
REQUEST_SECONDS = 30.0  # for a request to arrive whole
WIRE: Final = "capotavola.wire"  # in the connection's state: the line itself, for the application
TCP_TRIP: Final = Struct("=68xII")  # of Linux's TCP_INFO: the round trip and its deviation, in microseconds
UNSENT: Final = 16 * 1024  # bytes that may wait in the line itself
READING_SECONDS = 20.0  # for a client to read on when what waits for it is much
CLOSING_SECONDS: Final = 5.0  # for a client to take what is left for it when the house closes


class Hourglass:
    """Does something unless it is stopped in time."""

    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self._seconds = seconds
        self._then = then
        self._timer: asyncio.TimerHandle | None = None

    def turn(self) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._then)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class TooFarAhead(Exception):
    """Somebody asks on and on without waiting for answers."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn itself takes headers without end, and requests ahead of their answers."""

    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head: int | None = 0  # its size so far; None when it is complete
        self._answering: RequestResponseCycle | None = None
        self._arriving = Hourglass(REQUEST_SECONDS, transport.abort)
        self._reading = Hourglass(READING_SECONDS, transport.abort)
        self._closing = Hourglass(CLOSING_SECONDS, transport.abort)
        self._arriving.turn()
        if not self.door.come_in(transport, self.client[0] if self.client else ""):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arriving.stop()
        self._reading.stop()
        self._closing.stop()
        self.door.go(self.transport)
        super().connection_lost(exc)
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle  # `cycle` of uvicorn is the newest request, not the one being answered
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The headers are too large.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooFarAhead
        super().on_message_begin()
        self._head = 0
        self._arriving.turn()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arriving.stop()
        self.door.speak(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.door.fall_silent(self.transport)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arriving.stop()
        self.door.speak(self.transport)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.turn()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()

    def shutdown(self) -> None:
        """Nobody waits for a request that has not arrived, nor long for who does not read."""
        if self._answering is not None and self._answering.more_body:
            self.transport.abort()
        else:
            super().shutdown()
            self._closing.turn()


class Inbox(asyncio.Queue[ASGIReceiveEvent]):
    """uvicorn's queue, for one who waits at it: that takes a third of the time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._there: deque[ASGIReceiveEvent] = deque()
        self._loop_there = loop
        self._ear: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._there

    def qsize(self) -> int:
        return len(self._there)

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._there.append(item)
        if self._ear is not None and not self._ear.done():
            self._ear.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._there:
            self._ear = self._loop_there.create_future()
            await self._ear
        return self._there.popleft()


class BoundedSocket(WebSocketsSansIOProtocol):
    """uvicorn itself keeps fragments and unread pongs without end, and waits long for who reads nothing.

    What is no UTF-8 it would put into the log as an error of the house.
    """

    # What is looked at for every message to everybody who listens: out of uvicorn's large dictionary.
    __slots__ = ("_deflate", "_free", "_out")

    door: Door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._out = self.transport
        self._free = True
        self._deflate = False
        self.conn.available_extensions = [DEFLATE]
        self.queue = Inbox(self.loop)
        self.transport.set_write_buffer_limits(UNSENT)
        self._asides = Bucket(ASIDES_A_SECOND, ASIDES)
        self._reading = Hourglass(READING_SECONDS, self.transport.abort)
        self._closing = Hourglass(CLOSING_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        self._closing.stop()
        self.door.go(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated:
            self.scope["state"][WIRE] = self
            self._deflate = bool(self.conn.extensions)

    async def hear(self) -> str | None:
        """The next message, None when there will be none: without all that a framework does for any other."""
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return event.get("text") or "" if event["type"] == "websocket.receive" else None

    def write(self, text: bytes, another: bytes | None = None) -> bool:
        """At once and together, if the line is free: that spares a task, and uvicorn's own way of framing."""
        if not self._free or self._out.is_closing() or self.close_sent:
            return False
        frame = framed(text, self._deflate)
        self._out.write(frame if another is None else frame + framed(another, self._deflate))
        return True

    def way(self) -> int | None:
        """The round trip as TCP itself has it, with its usual spread, if it is the visitor's own line."""
        line = self.transport.get_extra_info("socket")
        if line is None or self.client is None or self.door.is_proxy(self.client[0]):
            return None
        if sys.platform != "linux":
            return None
        try:
            info = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_TRIP.size)
        except OSError:
            return None
        trip: int
        spread: int
        trip, spread = TCP_TRIP.unpack(info)
        return -(-(trip + 2 * spread) // 1000)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._asides.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self._asides.take():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A few messages may still be on their way when the house closes; who goes on is cut off."""
        if self.close_sent:
            if not self._asides.take():
                self.transport.abort()
            self.frames = []
            return
        raw = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            text = raw.decode() if self.curr_msg_data_type == "text" else ""  # we know no others
        except UnicodeDecodeError:
            self._refuse_bytes()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _refuse_bytes(self) -> None:
        """Unless the other side has closed behind it: its goodbye is answered next."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def shutdown(self) -> None:
        super().shutdown()
        self._closing.turn()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._free = False
        self._reading.turn()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._free = True
        self._reading.stop()


def guard_lines(door: Door) -> None:
    """uvicorn makes the lines, and knows nothing of the door."""
    BoundedHttp.door = BoundedSocket.door = door
