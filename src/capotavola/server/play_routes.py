"""Playing: a WebSocket for a table and a seat, or server-sent events and POST where those are blocked."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from capotavola.server import messages as said
from capotavola.server.connection import Connection
from capotavola.server.decisions import Who
from capotavola.server.gate import key_of, who_is
from capotavola.server.house import encode
from capotavola.server.limits import Bucket
from capotavola.server.opened import OpenTable
from capotavola.server.refusing import HouseRefuses, malformed, too_much
from capotavola.server.services import Services
from capotavola.server.table_routes import Code, SeatQuery

BURST = 2  # seconds' worth of messages at once
REFUSED = 4400  # the WebSocket's closing code after a refusal
RESTART = 1012

Asked = Request[None, None, State]
Socket = WebSocket[None, None, State]
Since = Annotated[int | None, Parameter(ge=0, le=2**53, description="The last version you know")]

read_message = msgspec.json.Decoder(said.ClientMessage).decode


@websocket("/tables/{code:str}/socket")
async def socket(
    socket: Socket, code: str, services: Services, seat: SeatQuery = None, since: Since = None
) -> None:
    await socket.accept()
    try:
        opened = await services.house.open(code)
        who = who_is(opened.table, key_of(socket), seat)
    except HouseRefuses as refuses:
        await socket.send_text(encode(refuses.refused).decode())
        await socket.close(code=REFUSED, reason=refuses.refused.reason)
        return
    connection = Connection(who.seat, who.key)
    writing = asyncio.create_task(_write(socket, connection))
    try:
        await services.doorman.welcome(opened, connection, since)
        await _read(socket, connection, opened, who, services)
    except WebSocketDisconnect:
        pass
    except HouseRefuses as refuses:
        connection.send(encode(refuses.refused))
    finally:
        connection.end()
        await services.doorman.goodbye(opened, connection)
        await writing


async def _write(socket: Socket, connection: Connection) -> None:
    try:
        async for raw in connection.outgoing():
            await socket.send_text(raw.decode())
        await socket.close(code=RESTART)
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.end()  # the other side is gone


async def _read(
    socket: Socket, connection: Connection, opened: OpenTable, who: Who, services: Services
) -> None:
    pace = services.settings.messages_per_second
    bucket = Bucket(pace, pace * BURST)
    while not connection.ended:
        raw = await socket.receive_text()
        arrived = services.house.now()
        try:
            if not bucket.take():
                raise too_much("too-fast")
            message = _understand(raw)
            if isinstance(message, said.Pong):
                connection.pong(message.nonce)
                continue
            connection.send(encode(await services.house.do(opened, who, message, arrived)))
        except HouseRefuses as refuses:
            services.metrics.refusals.labels(refuses.refused.code).inc()
            connection.send(encode(refuses.to(_id_of(raw))))


def _understand(raw: str) -> said.ClientMessage:
    try:
        message: said.ClientMessage = read_message(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)) from None
    return message


class _WithId(msgspec.Struct):
    id: str | None = None


def _id_of(raw: str) -> str | None:
    """Even of a message that is not understood, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(raw, type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found[:64] if found else None


@get("/tables/{code:str}/events", summary="The house's messages, as server-sent events")
async def events(
    code: Code, request: Asked, services: Services, seat: SeatQuery = None, since: Since = None
) -> ServerSentEvent:
    """`Last-Event-ID` stands for `since` when the browser connects again by itself."""
    opened = await services.house.open(code)
    who = who_is(opened.table, key_of(request), seat)
    last = request.headers.get("last-event-id", "")
    if since is None and last.isdecimal() and len(last) < 16:
        since = int(last)
    connection = Connection(who.seat, who.key)
    await services.doorman.welcome(opened, connection, since)
    return ServerSentEvent(_stream(connection, opened, services))


async def _stream(
    connection: Connection, opened: OpenTable, services: Services
) -> AsyncIterator[ServerSentEventMessage]:
    try:
        async for raw in connection.outgoing():
            version = msgspec.json.decode(raw, type=_WithVersion).version
            yield ServerSentEventMessage(raw.decode(), id=None if version is None else str(version))
    finally:
        connection.end()
        await services.doorman.goodbye(opened, connection)


class _WithVersion(msgspec.Struct):
    version: int | None = None


@post("/tables/{code:str}/messages", summary="Say something at a table", status_code=200)
async def say(
    code: Code, data: said.ClientMessage, request: Asked, services: Services, seat: SeatQuery = None
) -> Response[said.Ack | None]:
    """The same messages as over the WebSocket; the answer is the acknowledgement or the refusal."""
    arrived = services.house.now()
    opened = await services.house.open(code)
    who = who_is(opened.table, key_of(request), seat)
    if isinstance(data, said.Pong):
        for listener in opened.listeners:
            if isinstance(listener, Connection) and listener.key == who.key and listener.pong(data.nonce):
                break
        return Response(None)
    return Response(await services.house.do(opened, who, data, arrived))


play_router = Router("/api", route_handlers=[socket, events, say], tags=["play"])
