"""The house itself over HTTP: its games, its health, its figures."""

import secrets

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec

import capotavola
from capotavola.bots.catalogue import offered_for
from capotavola.engine.boxes import own_games
from capotavola.server.bodies import GameInfo, Health, HouseInfo, OptionInfo
from capotavola.server.messages.told import PROTOCOL
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.table.phrases import PHRASES
from capotavola.server.web.openapi import METRICS, refusals, text
from capotavola.server.web.services import Services
from capotavola.speech.languages import LANGUAGES

PROBE = b"ready?"


@get("/api/house", summary="What can be played here", responses=refusals(429))
async def house_info(services: NamedDependency[Services]) -> HouseInfo:
    games = [_game_info(services, name) for name in capotavola.games()]
    return HouseInfo(capotavola.__version__, PROTOCOL, games, PHRASES, [*LANGUAGES])


def _game_info(services: Services, name: str) -> GameInfo:
    game = services.house.game(name)
    options = [
        OptionInfo(option.name, option.default, option.words, option.low, option.high)
        for option in game.options
    ]
    editions = services.house.editions.of(name)
    return GameInfo(
        name, game.fewest, game.most, options, editions, offered_for(name), game.declared.arguments
    )


@get("/healthz", summary="The process answers", tags=["operations"], responses=refusals(429))
async def healthz() -> Health:
    return Health("ok")


@get(
    "/readyz",
    summary="The storage and the engine answer",
    tags=["operations"],
    responses=refusals(429) | {503: ResponseSpec(Health, False, "The storage does not answer")},
)
async def readyz(services: NamedDependency[Services]) -> Response[Health]:
    """A real query, room on the disk, a write a moment ago, and a step of a real game."""
    try:
        await services.store.ping()
    except StoreTrouble:
        return Response(Health("unavailable"), status_code=503)
    if not services.keeper.steady():
        return Response(Health("unavailable"), status_code=503)
    game = services.house.game(own_games()[-1])
    state = game.start(game.fewest, PROBE)
    seat = state.deciders()[0]
    state.apply(seat, state.legal(seat)[0])
    return Response(Health("ok"))


@get(
    "/metrics",
    summary="Figures for Prometheus",
    tags=["operations"],
    media_type="text/plain",
    security=METRICS,
    responses=refusals(429)
    | {
        200: text("The figures", "text/plain"),
        403: text("The token is missing or wrong", "text/plain"),
    },
)
async def metrics(
    request: Request[None, None, State], services: NamedDependency[Services]
) -> Response[bytes]:
    """Open without a token only where none is set and the request comes from this machine."""
    if request.scope.get("raw_path", b"/metrics") != b"/metrics":
        raise NotFoundException  # a proxy that keeps the figures to itself knows them by this path alone
    token = services.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    fits = local if token is None else secrets.compare_digest(given.encode(), token.encode())
    if not fits:
        return Response(b"metrics need their token\n", status_code=403, media_type="text/plain")
    return Response(await services.watch.page(), media_type="text/plain; version=0.0.4")


house_router = Router("/", route_handlers=[house_info, healthz, readyz, metrics], tags=["house"])
