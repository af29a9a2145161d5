"""Calls for who is away, over HTTP: wishes of players, and the one click that stops them."""

from typing import Annotated

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, Parameter

from capotavola.server.bodies import Calls, NewCall, Nothing
from capotavola.server.house.opened import OpenTable
from capotavola.server.table.refusing import house_refuses, too_much
from capotavola.server.web.gate import address_of, key_of, table_for
from capotavola.server.web.openapi import A_SEAT, Number, refusals
from capotavola.server.web.services import Services
from capotavola.server.web.table_routes import Code

Asked = Request[None, None, State]
Token = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{32}$", description="From the link of a call")]


@get(
    "/tables/{code:str}/calls",
    summary="How this house calls who is away, and your wishes",
    security=A_SEAT,
    responses=refusals(400, 403, 404, 429, 503),
)
async def calls(code: Code, request: Asked, services: NamedDependency[Services]) -> Calls:
    opened, key = await _player(request, services, code)
    return await services.wishes.of(opened, key)


@post(
    "/tables/{code:str}/calls",
    summary="Be called when it is your turn",
    response_description="Your wishes",
    security=A_SEAT,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def add(
    code: Code, data: JSONBody[NewCall], request: Asked, services: NamedDependency[Services]
) -> Calls:
    opened, key = await _player(request, services, code)
    if not services.paces.calls.take(address_of(request)):
        raise too_much("too-fast")
    await services.wishes.add(opened, key, data)
    return await services.wishes.of(opened, key)


@post(
    "/tables/{code:str}/calls/{number:int}/stop",
    summary="Be called no more in that way",
    status_code=200,
    security=A_SEAT,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def remove(
    code: Code,
    number: Number,
    data: JSONBody[Nothing],
    request: Asked,
    services: NamedDependency[Services],
) -> Calls:
    opened, key = await _player(request, services, code)
    if not await services.wishes.remove(code, key, number):
        raise NotFoundException
    return await services.wishes.of(opened, key)


@post(
    "/calls/{token:str}/confirm",
    summary="An e-mail address is one's own",
    status_code=204,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def confirm(token: Token, data: JSONBody[Nothing], services: NamedDependency[Services]) -> None:
    if not await services.wishes.confirm(token):
        raise NotFoundException


@post(
    "/calls/{token:str}/stop",
    summary="No more calls, with one click (RFC 8058)",
    status_code=204,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def stop(token: Token, services: NamedDependency[Services]) -> None:
    """Whoever asks twice is told the same."""
    await services.wishes.stop(token)


async def _player(request: Asked, services: Services, code: str) -> tuple[OpenTable, str]:
    opened = await table_for(request, services, code)
    key = key_of(request)
    if key is None or not opened.table.seats_of(key):
        raise house_refuses("not-seated")
    return opened, key


call_router = Router("/api", route_handlers=[calls, add, remove, confirm, stop], tags=["tables"])
