"""What is kept about a visitor, by the key: to see, and to have it forgotten."""

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from capotavola.server.bodies import Forget
from capotavola.server.house import privacy
from capotavola.server.house.privacy import KeptAbout
from capotavola.server.table.refusing import house_refuses, too_much
from capotavola.server.web.gate import address_of, shown_key, table_for
from capotavola.server.web.openapi import A_SEAT, refusals
from capotavola.server.web.services import Services
from capotavola.server.web.table_routes import Code

Asked = Request[None, None, State]


@get(
    "/tables/{code:str}/mine",
    summary="All that is kept about you, at this table and its rematches",
    security=A_SEAT,
    responses=refusals(400, 403, 404, 429, 503),
)
async def mine(code: Code, request: Asked, services: NamedDependency[Services]) -> Response[KeptAbout]:
    await table_for(request, services, code)
    key = _key(request, services)
    async with services.archive.turn():
        kept = await privacy.kept_about(services.house, code, key)
    headers = {"content-disposition": f'attachment; filename="about-{code}.json"'}
    return Response(kept, headers=headers)


@post(
    "/tables/{code:str}/forget",
    summary="Be forgotten: your name, your words and your key go, what you played stays",
    status_code=200,
    response_description="The tables where you are nobody now",
    security=A_SEAT,
    responses=refusals(400, 403, 404, 413, 429, 503),
)
async def forget(
    code: Code, data: JSONBody[Forget], request: Asked, services: NamedDependency[Services]
) -> Response[list[str]]:
    await table_for(request, services, code)
    key = _key(request, services)
    async with services.archive.turn():
        return Response(await privacy.forget(services.house, code, key))


def _key(request: Asked, services: Services) -> str:
    """Whoever asks for so much asks seldom: an answer may have megabytes."""
    key = shown_key(request)
    if key is None:
        raise house_refuses("not-seated")
    if not services.paces.own.take(address_of(request)):
        raise too_much("too-fast")
    return key


own_router = Router("/api", route_handlers=[mine, forget], tags=["tables"])
