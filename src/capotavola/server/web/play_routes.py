"""Playing: a WebSocket for a table and a seat, or server-sent events and POST where those are blocked."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated

import msgspec
from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody, Parameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from capotavola.server.house.opened import OpenTable
from capotavola.server.house.telling import encode
from capotavola.server.messages import said, told
from capotavola.server.storage.store import Damaged, StoreTrouble
from capotavola.server.table.decisions import Who
from capotavola.server.table.refusing import HouseRefuses, house_refuses, malformed, too_much, unavailable
from capotavola.server.web.connection import Connection, Wire
from capotavola.server.web.gate import Asking, address_of, key_of, table_for, who_is
from capotavola.server.web.openapi import ANYBODY, refusals, text
from capotavola.server.web.services import Services
from capotavola.server.web.table_routes import Code, SeatQuery
from capotavola.server.web.wire import WIRE

REFUSED = 4400  # the WebSocket's closing code after a refusal
RESTART = 1012
LONGEST_CODE = 12
CODE = re.compile(f"[A-Z0-9]{{4,{LONGEST_CODE}}}")

Asked = Request[None, None, State]
Socket = WebSocket[None, None, State]
Since = Annotated[
    int | None,
    Parameter(ge=0, le=2**53, description="The last version you know", schema_extra={"minimum": 0}),
]

logger = logging.getLogger("capotavola.play")
read_message = msgspec.json.Decoder(said.ClientMessage).decode


@websocket("/tables/{code:str}/socket")
async def socket(
    socket: Socket,
    code: FromPath[str],
    services: NamedDependency[Services],
    seat: SeatQuery = None,
    since: Since = None,
) -> None:
    await socket.accept()
    address = address_of(socket)
    if not services.door.take_place(address):
        await _turn_away(socket, too_much("too-many-connections"))
        return
    try:
        await _at_table(socket, code, seat, since, services)
    finally:
        services.door.leave_place(address)


async def _at_table(
    socket: Socket, code: str, seat: int | None, since: int | None, services: Services
) -> None:
    try:
        if not CODE.fullmatch(code):
            raise house_refuses("no-such-table", code=code[:LONGEST_CODE])
        opened = await table_for(socket, services, code)
        who = who_is(opened.table, key_of(socket), seat)
    except (HouseRefuses, StoreTrouble, Damaged) as error:
        await _turn_away(socket, error)
        return
    wire: Wire | None = socket.scope["state"].get(WIRE)
    connection = Connection(who.seat, who.key, services.postbag, wire, address_of(socket))
    writing = asyncio.create_task(_write(socket, connection))
    try:
        await services.doorman.welcome(opened, connection, since)
        hear = socket.receive_text if wire is None else wire.hear
        sender = _sender(socket, opened, who)
        # A task of its own: to be woken through all that calls us takes longer.
        await asyncio.create_task(_read(hear, sender, connection, opened, who, services))
    except WebSocketDisconnect:
        pass
    except (HouseRefuses, StoreTrouble, Damaged) as error:
        connection.send(encode(_refusal(error)))
    finally:
        connection.end()
        await services.doorman.goodbye(opened, connection)
        await writing


async def _turn_away(socket: Socket, error: HouseRefuses | StoreTrouble | Damaged) -> None:
    refused = _refusal(error)
    await socket.send_text(encode(refused).decode())
    await socket.close(code=REFUSED, reason=refused.reason)


def _refusal(error: HouseRefuses | StoreTrouble | Damaged) -> told.Refused:
    """What a visitor hears of it; the rest is for the log."""
    if isinstance(error, HouseRefuses):
        return error.refused
    logger.error("storage: %s", error)
    return unavailable(error.reason if isinstance(error, StoreTrouble) else "store-failed").refused


async def _write(socket: Socket, connection: Connection) -> None:
    try:
        async for raw in connection.outgoing():
            await socket.send_text(raw.decode())
        await socket.close(code=RESTART)
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.cut_off()  # the other side is gone


async def _read(
    hear: Callable[[], Awaitable[str | None]],
    sender: str,
    connection: Connection,
    opened: OpenTable,
    who: Who,
    services: Services,
) -> None:
    while not connection.ended:
        raw = await hear()
        if raw is None or connection.ended:
            return  # gone; removed, or too slow, since the last message
        arrived = services.house.now()
        try:
            if not services.paces.messages.take(sender):
                # So that whoever is too fast is read no faster.
                await asyncio.sleep(1 / services.settings.messages_per_second)
                raise too_much("too-fast")
            message = _understand(raw)
            if not services.paces.allow(sender, message):
                raise too_much("too-fast")
            if isinstance(message, said.Pong):
                connection.pong(message.nonce)
                continue
            connection.send(encode(await services.house.do(opened, who, message, arrived, connection)))
        except HouseRefuses as refuses:
            services.metrics.refusals.labels(refuses.refused.code).inc()
            connection.send(encode(refuses.to(_id_of(raw))))


def _sender(asking: Asking, opened: OpenTable, who: Who) -> str:
    """All connections of a player are one sender, and so are all from an address that watches.

    A name is soon had: by each of them somebody would say as much again.
    """
    return f"{opened.kept.code}/{address_of(asking) if who.seat is None else who.key}"


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


@get(
    "/tables/{code:str}/events",
    summary="The house's messages, as server-sent events",
    security=ANYBODY,
    responses=refusals(400, 403, 404, 429, 503)
    | {200: text("Each event's data is a ServerMessage; its id is the version", "text/event-stream")},
)
async def events(
    code: Code,
    request: Asked,
    services: NamedDependency[Services],
    seat: SeatQuery = None,
    since: Since = None,
) -> ServerSentEvent:
    """`Last-Event-ID` stands for `since` when the browser connects again by itself."""
    opened = await table_for(request, services, code)
    who = who_is(opened.table, key_of(request), seat)
    last = request.headers.get("last-event-id", "")
    if since is None and last.isdecimal() and len(last) < 16:
        since = int(last)
    return ServerSentEvent(_stream(who, opened, since, services, address_of(request)))


async def _stream(
    who: Who, opened: OpenTable, since: int | None, services: Services, address: str
) -> AsyncIterator[ServerSentEventMessage]:
    """Listens from the first step on, so that whoever is gone before it leaves nothing behind."""
    connection = Connection(who.seat, who.key, services.postbag, None, address)
    place = services.door.take_place(address)
    try:
        try:
            if not place:
                raise too_much("too-many-connections")
            await services.doorman.welcome(opened, connection, since)
        except (HouseRefuses, StoreTrouble, Damaged) as error:
            connection.send(encode(_refusal(error)))
            connection.end()
        async for raw in connection.outgoing():
            version = msgspec.json.decode(raw, type=_WithVersion).version
            yield ServerSentEventMessage(raw.decode(), id=None if version is None else str(version))
    finally:
        connection.cut_off()
        if place:
            services.door.leave_place(address)
        await services.doorman.goodbye(opened, connection)


class _WithVersion(msgspec.Struct):
    version: int | None = None


@post(
    "/tables/{code:str}/messages",
    summary="Say something at a table",
    status_code=200,
    response_description="It is done, and on disk; or what is foreseen; null for a pong",
    security=ANYBODY,
    responses=refusals(400, 403, 404, 409, 413, 429, 503),
)
async def say(
    code: Code,
    data: JSONBody[said.ClientMessage],
    request: Asked,
    services: NamedDependency[Services],
    seat: SeatQuery = None,
) -> Response[told.Ack | told.Foreseen | None]:
    """The same messages as over the WebSocket; the answer is the acknowledgement or the refusal."""
    arrived = services.house.now()
    opened = await table_for(request, services, code)
    who = who_is(opened.table, key_of(request), seat)
    sender = _sender(request, opened, who)
    if not services.paces.messages.take(sender) or not services.paces.allow(sender, data):
        raise too_much("too-fast")
    if isinstance(data, said.Pong):
        for listener in opened.listeners:
            if isinstance(listener, Connection) and listener.key == who.key and listener.pong(data.nonce):
                break
        return Response(None)
    return Response(await services.house.do(opened, who, data, arrived))


play_router = Router("/api", route_handlers=[socket, events, say], tags=["play"])
