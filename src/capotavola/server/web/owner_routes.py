"""Order in the house over HTTP: reports of players, and the desk of who runs it, behind a secret."""

import secrets

from litestar import Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody

from capotavola.server.bodies import Desk, NewBan, NewReport, Nothing
from capotavola.server.house import retention
from capotavola.server.table.refusing import house_refuses, too_much
from capotavola.server.web.gate import address_of, key_of, table_for, who_is
from capotavola.server.web.openapi import A_SEAT, OWNER, Number, refusals
from capotavola.server.web.services import Services
from capotavola.server.web.table_routes import Code, SeatQuery

Asked = Request[None, None, State]


@post(
    "/api/tables/{code:str}/reports",
    summary="Report somebody at the table to who runs the house",
    status_code=204,
    response_description="It is written down",
    security=A_SEAT,
    responses=refusals(400, 403, 404, 409, 413, 429, 503),
)
async def report(
    code: Code,
    data: JSONBody[NewReport],
    request: Asked,
    services: NamedDependency[Services],
    seat: SeatQuery = None,
) -> None:
    opened = await table_for(request, services, code)
    who = who_is(opened.table, key_of(request), seat)
    if not services.paces.reports.take(address_of(request)):
        raise too_much("too-fast")
    await services.order.report(opened, who, data)


def owner_only(asking: ASGIConnection[BaseRouteHandler, None, None, State], _: BaseRouteHandler) -> None:
    """Where no secret is set there is no desk; whoever tries one after the other is soon too fast."""
    services: Services = asking.app.state.services
    secret = services.settings.owner_secret
    if secret is None:
        raise NotFoundException
    address = address_of(asking)
    if services.paces.wrong_secrets.is_empty(address):
        raise too_much("too-fast")
    given = asking.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if not secrets.compare_digest(given.encode(), secret.encode()):
        services.paces.wrong_secrets.take(address)
        raise house_refuses("wrong-secret")


@get("/", summary="Reports and bans", responses=refusals(403, 404, 429, 503))
async def desk(services: NamedDependency[Services]) -> Desk:
    return await services.order.desk()


@post(
    "/bans",
    summary="Let somebody in no more, for a time",
    status_code=200,
    responses=refusals(400, 403, 404, 409, 413, 429, 503),
)
async def ban(data: JSONBody[NewBan], services: NamedDependency[Services]) -> Response[Desk]:
    await services.order.ban(data)
    return Response(await services.order.desk())


@post(
    "/bans/{number:int}/lift",
    summary="Let them in again",
    status_code=200,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def lift(
    number: Number, data: JSONBody[Nothing], services: NamedDependency[Services]
) -> Response[Desk]:
    return await _desk_without(await services.order.lift(number), services)


@post(
    "/reports/{number:int}/settle",
    summary="A report needs nothing more: it is deleted",
    status_code=200,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def settle(
    number: Number, data: JSONBody[Nothing], services: NamedDependency[Services]
) -> Response[Desk]:
    return await _desk_without(await services.order.settle(number), services)


async def _desk_without(it_was_there: bool, services: Services) -> Response[Desk]:
    if not it_was_there:
        raise NotFoundException
    return Response(await services.order.desk())


@post(
    "/tables/{code:str}/close",
    summary="End the game at a table",
    status_code=204,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def close(code: Code, data: JSONBody[Nothing], services: NamedDependency[Services]) -> None:
    await services.order.close_table(code)


@post(
    "/tables/{code:str}/delete",
    summary="Delete a table with its log",
    status_code=204,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def delete(code: Code, data: JSONBody[Nothing], services: NamedDependency[Services]) -> None:
    await retention.remove_table(services.house, code)


owner_router = Router(
    "/",
    route_handlers=[
        Router("/", route_handlers=[report], tags=["tables"]),
        Router(
            "/api/owner",
            route_handlers=[desk, ban, lift, settle, close, delete],
            guards=[owner_only],
            security=OWNER,
            tags=["operations"],
        ),
    ],
)
