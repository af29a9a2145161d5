"""Tables over HTTP: opening one, sitting down, looking back."""

from typing import Annotated, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, Parameter

from capotavola.server.bodies import (
    Again,
    History,
    KeyShown,
    Moment,
    NewSeat,
    NewTable,
    NewWatcher,
    Seated,
    WatcherShown,
)
from capotavola.server.house import reception
from capotavola.server.house.keys import hashed
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.reception import Seating
from capotavola.server.messages import shown, told
from capotavola.server.messages.fields import Status
from capotavola.server.table import showing
from capotavola.server.table.refusing import house_refuses, too_much
from capotavola.server.table.table import HouseTable
from capotavola.server.table.watching import name_of
from capotavola.server.web.gate import address_of, key_of, seat_cookie, shown_key, table_for, who_is
from capotavola.server.web.openapi import A_SEAT, ANYBODY, SETS_COOKIE, refusals, text
from capotavola.server.web.services import Services

PAGE = 50
LATEST = 2**53

_read_info = msgspec.json.Decoder(shown.TableInfo).decode

Asked = Request[None, None, State]
Code = Annotated[str, Parameter(pattern="^[A-Z0-9]{4,12}$", description="The table's short code")]
SeatQuery = Annotated[
    int | None,
    Parameter(ge=0, le=6, description="Which seat; by default your first", schema_extra={"minimum": 0}),
]
BeforeQuery = Annotated[
    int,
    Parameter(ge=0, le=LATEST, description="Changed before that time", schema_extra={"minimum": 0}),
]
VersionQuery = Annotated[int, Parameter(ge=0, le=2**53)]


@post(
    "/tables",
    summary="Open a table",
    response_description="The table is open; you sit at it",
    response_headers=[SETS_COOKIE],
    responses=refusals(400, 403, 409, 413, 429, 503),
)
async def open_table(
    data: JSONBody[NewTable], request: Asked, services: NamedDependency[Services]
) -> Response[Seated]:
    await services.order.check(address_of(request), key_of(request))
    if not services.paces.new_tables.take(address_of(request)):
        raise too_much("too-fast")
    return _seated(await reception.open_table(services.house, data), services)


@get(
    "/tables",
    summary="Public tables, the last changed first",
    response_description="At most fifty",
    responses=refusals(400, 429, 503),
)
async def list_tables(
    services: NamedDependency[Services],
    status: FromQuery[Literal["open", "playing", "finished"]] = "open",
    before: BeforeQuery = LATEST,
) -> list[shown.TableInfo]:
    statuses: list[Status] = ["over", "ended"] if status == "finished" else [status]
    if status == "playing":
        statuses.append("paused")
    found = await services.store.tables(statuses, PAGE, before)
    return [info for raw in found if (info := _readable(raw)) is not None]


@get(
    "/tables/{code:str}",
    summary="What everybody may know of a table",
    responses=refusals(400, 403, 404, 429, 503),
)
async def look_at_table(code: Code, request: Asked, services: NamedDependency[Services]) -> shown.TableInfo:
    return showing.table_info((await table_for(request, services, code)).table)


@get(
    "/tables/{code:str}/state",
    summary="The table as you may see it, as at the start of a connection",
    security=ANYBODY,
    responses=refusals(400, 403, 404, 429, 503),
)
async def look_at_state(
    code: Code, request: Asked, services: NamedDependency[Services], seat: SeatQuery = None
) -> told.Welcome:
    opened = await table_for(request, services, code)
    key, table = key_of(request), opened.table
    yours = table.seats_of(key) if key else []
    return showing.welcome(table, who_is(table, key, seat).seat, yours, None, services.house.now())


@post(
    "/tables/{code:str}/seats",
    summary="Sit down",
    response_description="You sit at the table",
    response_headers=[SETS_COOKIE],
    security=ANYBODY,
    responses=refusals(400, 403, 404, 409, 413, 429, 503),
)
async def sit_down(
    code: Code, data: JSONBody[NewSeat], request: Asked, services: NamedDependency[Services]
) -> Response[Seated]:
    opened = await table_for(request, services, code)
    held = _held_key(request, opened)
    seating = await reception.sit_down(services.house, opened, held, data.name, data.seat, data.luck)
    return _seated(seating, services)


@post(
    "/tables/{code:str}/watchers",
    summary="Watch under a name, to talk with other spectators",
    response_description="You watch; the key has no seats",
    response_headers=[SETS_COOKIE],
    responses=refusals(400, 403, 404, 409, 413, 429, 503),
)
async def watch(
    code: Code, data: JSONBody[NewWatcher], request: Asked, services: NamedDependency[Services]
) -> Response[Seated]:
    opened = await table_for(request, services, code)
    if not services.paces.watchers.take(f"{address_of(request)}/{code}"):
        raise too_much("too-many-watchers")
    return _seated(await reception.watch(services.house, opened, key_of(request), data.name), services)


@get(
    "/tables/{code:str}/watchers",
    summary="Who watches under a name",
    responses=refusals(400, 403, 404, 429, 503),
)
async def watchers(code: Code, request: Asked, services: NamedDependency[Services]) -> list[WatcherShown]:
    watching = (await table_for(request, services, code)).table.watching()
    return [WatcherShown(number, watcher.name, watcher.muted) for number, watcher in watching]


@post(
    "/tables/{code:str}/key",
    summary="Show the key of a private link, for the cookie",
    response_description="The key fits",
    response_headers=[SETS_COOKIE],
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def show_key(
    code: Code, data: JSONBody[KeyShown], request: Asked, services: NamedDependency[Services]
) -> Response[Seated]:
    opened = await table_for(request, services, code)
    seats = opened.table.seats_of(hashed(data.key))
    if not seats and name_of(opened.table, hashed(data.key)) is None:
        raise house_refuses("wrong-key")
    return _seated(Seating(opened, seats, data.key), services)


@post(
    "/tables/{code:str}/rematch",
    summary="The same once more",
    response_description="You sit at the new table, where you sat before",
    response_headers=[SETS_COOKIE],
    security=A_SEAT,
    responses=refusals(400, 403, 404, 409, 413, 429, 503),
)
async def rematch(
    code: Code, data: JSONBody[Again], request: Asked, services: NamedDependency[Services]
) -> Response[Seated]:
    opened = await table_for(request, services, code)
    key = shown_key(request)
    if key is None:
        raise house_refuses("not-seated")
    return _seated(await reception.rematch(services.house, opened, key, data.luck), services)


@get(
    "/tables/{code:str}/history",
    summary="What a viewer heard after a version, a page of it",
    security=ANYBODY,
    responses=refusals(400, 403, 404, 429, 503),
)
async def history(
    code: Code,
    request: Asked,
    services: NamedDependency[Services],
    seat: SeatQuery = None,
    since: VersionQuery = 0,
) -> History:
    opened = await table_for(request, services, code)
    viewer = _eyes(opened.table, request, seat)
    page = await services.archive.page(opened.kept, viewer, since)
    heard = showing.for_owner(opened.table, viewer, page.happened)
    own = viewer in opened.table.seats_of(key_of(request) or "")
    # When a game is over its cards are open; what two people said to each other is not.
    shown = [told for told in heard if own or not showing.in_private(told)]
    return History(shown, page.version, page.more)


@get(
    "/tables/{code:str}/moment",
    summary="The game as a viewer saw it at a version",
    security=ANYBODY,
    responses=refusals(400, 403, 404, 429, 503),
)
async def moment(
    code: Code,
    request: Asked,
    services: NamedDependency[Services],
    version: VersionQuery,
    seat: SeatQuery = None,
) -> Moment:
    opened = await table_for(request, services, code)
    seen_by = _eyes(opened.table, request, seat)
    table = await services.archive.moment(opened.kept, seen_by, version)
    return Moment(table.versions[showing.viewer_of(seen_by)], showing.position(table, seen_by))


@get(
    "/tables/{code:str}/record",
    summary="The record of a finished game",
    media_type="application/x-ndjson",
    responses=refusals(400, 403, 404, 409, 429, 503)
    | {200: text("JSON, one value on each line; docs/chance.md explains it", "application/x-ndjson")},
)
async def record(code: Code, request: Asked, services: NamedDependency[Services]) -> Response[bytes]:
    opened = await table_for(request, services, code)
    table = opened.table
    if table.match is None or not table.finished():
        raise house_refuses("not-finished")
    raw = (table.match.record if table.status == "over" else table.match.pause()).to_bytes()
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{code}.jsonl"'}
    return Response(raw, media_type="application/x-ndjson", headers=headers)


def _readable(raw: bytes) -> shown.TableInfo | None:
    """Nothing of a row that is damaged: the others are there to be found."""
    try:
        return _read_info(raw)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _held_key(request: Asked, opened: OpenTable) -> str | None:
    """The key that came along, if it opens a seat here: a hot seat has one key for several."""
    key = shown_key(request)
    return key if key and opened.table.seats_of(hashed(key)) else None


def _eyes(table: HouseTable, request: Asked, seat: int | None) -> int | None:
    """Whose past one may look at: one's own, the spectators'; when the game is over, everybody's."""
    if table.finished() and seat is not None and seat < len(table.seats):
        return seat
    return who_is(table, key_of(request), seat).seat


def _seated(seating: Seating, services: Services) -> Response[Seated]:
    code = seating.opened.kept.code
    origin = services.settings.origin or ""
    body = Seated(code, seating.seats, seating.key, f"{origin}/t/{code}#key={seating.key}")
    secure = origin.startswith("https://")
    return Response(body, status_code=201, cookies=[seat_cookie(code, seating.key, secure)])


table_router = Router(
    "/api",
    route_handlers=[
        open_table,
        list_tables,
        look_at_table,
        look_at_state,
        sit_down,
        watch,
        watchers,
        show_key,
        rematch,
        history,
        moment,
        record,
    ],
    tags=["tables"],
)
