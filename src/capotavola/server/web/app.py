"""The application: all rooms of the server put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException, WebSocketException
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from capotavola import plugins
from capotavola.editions import Editions
from capotavola.server.house.archive import Archive
from capotavola.server.house.attendant import Attendant
from capotavola.server.house.background import Background
from capotavola.server.house.calls.caller import Caller
from capotavola.server.house.calls.ways import open_ways
from capotavola.server.house.calls.wishes import Wishes
from capotavola.server.house.channels import CHANNEL, Announcements, Notice, backend_for
from capotavola.server.house.doorman import Doorman
from capotavola.server.house.farewell import tell_players_first
from capotavola.server.house.hours import Hours
from capotavola.server.house.house import House
from capotavola.server.house.keeper import Keeper
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.order import Order
from capotavola.server.house.photographer import Photographer
from capotavola.server.house.ready import get_ready
from capotavola.server.house.retention import Cleaner, ages
from capotavola.server.house.watch import Watch
from capotavola.server.messages.told import Refused
from capotavola.server.settings import Settings, from_environment
from capotavola.server.storage.sqlstore import open_store
from capotavola.server.storage.store import Damaged, StoreTrouble
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.thinking.thinker import open_thinker
from capotavola.server.web.call_routes import call_router
from capotavola.server.web.connection import Postbag
from capotavola.server.web.door import Door
from capotavola.server.web.game_routes import game_router
from capotavola.server.web.gate import guard
from capotavola.server.web.headers import strict_headers
from capotavola.server.web.house_routes import house_router
from capotavola.server.web.limits import open_ledger
from capotavola.server.web.openapi import openapi_config
from capotavola.server.web.own_routes import own_router
from capotavola.server.web.owner_routes import owner_router
from capotavola.server.web.paces import Paces
from capotavola.server.web.page_files import BUILT
from capotavola.server.web.page_routes import page_router
from capotavola.server.web.play_routes import play_router
from capotavola.server.web.services import Services
from capotavola.server.web.table_routes import table_router

LARGEST_BODY = 64 * 1024
STATUS = {"rule": 409, "stale": 409, "house": 409, "malformed": 400, "limit": 429, "unavailable": 503}
STATUS_OF_REASON = {
    "no-such-table": 404,
    "forbidden-origin": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "wrong-key": 403,
    "wrong-secret": 403,
    "banned": 403,
    "too-large": 413,
}

ROUTERS = [house_router, game_router, table_router, play_router, own_router, owner_router, call_router]

# A visitor may be gone before the line is open.
EXPECTED = (HouseRefuses, HTTPException, WebSocketException, ClientDisconnected)
HUNG_UP = "client disconnected prematurely"  # as Litestar says it

logger = logging.getLogger("capotavola.app")


def make_app(settings: Settings | None = None, page: Path = BUILT, door: Door | None = None) -> Litestar:
    """`door`: the one that all connections come through, where there are any."""
    settings = settings or from_environment()
    entrance = door or Door(settings, open_ledger())
    channels = ChannelsPlugin(backend_for(settings.channels), channels=[CHANNEL])
    return Litestar(
        route_handlers=[*ROUTERS, page_router(page)],
        lifespan=[lambda app: _open_house(app, settings, channels, entrance)],
        plugins=[channels],
        dependencies={"services": Provide(_services, sync_to_thread=False)},
        guards=[guard],
        exception_handlers={
            HouseRefuses: _refused,
            StoreTrouble: _trouble,
            Damaged: _damaged,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            HTTPException: _http_error,
            Exception: _failure,
        },
        after_exception=[_failed_socket],
        before_send=[strict_headers],
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi_config(),
        logging_config=None,
        debug=False,
    )


def _services(state: State) -> Services:
    services: Services = state.services
    return services


@asynccontextmanager
async def _open_house(
    app: Litestar, settings: Settings, channels: ChannelsPlugin, door: Door
) -> AsyncIterator[None]:
    store = await open_store(settings.database)
    thinker = open_thinker(settings.bots)
    metrics = Metrics()
    background = Background()
    hours = Hours()
    editions = Editions(settings.editions)
    house = House(store, metrics, settings.bot_delay, hours.now, editions)
    attendant = Attendant(house, thinker, background)
    archive = Archive(house)
    doorman = Doorman(house, archive, background)
    several = settings.channels != "memory"
    keeper = Keeper(house, hours, attendant, doorman, background, several)
    order = Order(house, door.is_spared)
    postbag = Postbag()
    watch = Watch(metrics, store, door.count, lambda: postbag.waiting)
    ways = await open_ways(settings, store)
    caller = Caller(house, settings.origin or "", ways.by)
    app.state.services = Services(
        settings,
        store,
        thinker,
        metrics,
        watch,
        house,
        attendant,
        archive,
        doorman,
        keeper,
        background,
        door,
        Paces(settings, door.ledger),
        postbag,
        order,
        Wishes(house, ways, caller),
    )
    await get_ready(house)
    await keeper.unlock()
    await order.refresh()
    background.start(watch.again_and_again())
    photographer = Photographer(house)
    background.start(photographer.again_and_again())
    background.start(order.again_and_again())
    background.start(caller.again_and_again())
    background.start(Cleaner(house, ages(settings)).again_and_again())
    tell_players_first(house)
    if several:
        announcements = Announcements(channels, doorman.worker)
        house.announce = announcements.add
        background.start(announcements.go_out())
        background.start(_hear(channels, keeper, doorman.worker))
    for trouble in [*plugins.troubles(), *editions.troubles]:
        logger.warning("%s", trouble)
    logger.info("the house is open")
    try:
        yield
    finally:
        await background.stop()
        await photographer.last_round()
        await thinker.close()
        await store.close()
        logger.info("the house is closed")


async def _hear(channels: ChannelsPlugin, keeper: Keeper, worker: str) -> None:
    """What other workers announce."""
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for raw in subscriber.iter_events():
            notice = msgspec.json.decode(raw, type=Notice)
            if notice.worker != worker:
                await keeper.elsewhere(notice.code, notice.number)


Asked = Request[None, None, State]


def _metrics(scope: Scope) -> Metrics:
    metrics: Metrics = scope["litestar_app"].state.services.metrics
    return metrics


def _refused(request: Asked, refuses: HouseRefuses) -> Response[Refused]:
    refused = refuses.refused
    _metrics(request.scope).refusals.labels(refused.code).inc()
    status = STATUS_OF_REASON.get(refused.reason, STATUS[refused.code])
    return Response(refused, status_code=status)


def _trouble(request: Asked, trouble: StoreTrouble) -> Response[Refused]:
    logger.error("storage: %s", trouble)
    return Response(Refused(None, "unavailable", trouble.reason), status_code=503)


def _damaged(request: Asked, damaged: Damaged) -> Response[Refused]:
    logger.error("storage: %s", damaged)
    return Response(Refused(None, "unavailable", "store-failed"), status_code=503)


def _http_error(request: Asked, error: HTTPException) -> Response[Refused]:
    """Bodies and parameters that do not fit are malformed; what is too large is said so."""
    if error.status_code >= 500:
        return _failure(request, error)
    complaint = error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    for item in extra[:3]:
        if isinstance(item, dict):
            complaint += f"; {item.get('key', '')}: {item.get('message', '')}"
    reason = "too-large" if error.status_code == 413 else "malformed"
    code = "limit" if error.status_code in (413, 429) else "malformed"
    refused = Refused(None, code, reason, {"complaint": complaint[:500]})  # type: ignore[arg-type]
    return Response(refused, status_code=error.status_code, headers=error.headers)


def _unreadable(request: Asked, error: RecursionError | UnicodeDecodeError) -> Response[Refused]:
    """A body nested without end, or one that is no UTF-8."""
    complaint = "nested too deeply" if isinstance(error, RecursionError) else "not UTF-8"
    return Response(Refused(None, "malformed", "malformed", {"complaint": complaint}), status_code=400)


async def _failed_socket(error: Exception, scope: Scope) -> None:
    """A socket has no answer to fail with: without this nobody would hear of it."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, EXPECTED):
        logger.error("a socket failed", exc_info=error)
        _metrics(scope).failures.inc()


def _failure(request: Asked, error: Exception) -> Response[Refused]:
    """Ours to mend: the visitor gets no part of it. Who hung up before all was said is no fault of ours."""
    if not _hung_up(error):
        logger.error("a request failed", exc_info=error)
        _metrics(request.scope).failures.inc()
    return Response(Refused(None, "unavailable", "store-failed"), status_code=500)


def _hung_up(error: Exception) -> bool:
    """Litestar has no error of its own for it."""
    return isinstance(error, InternalServerException) and error.detail == HUNG_UP
