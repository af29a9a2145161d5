"""Running the house: uvicorn, one process or several."""

import gc
import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import uvicorn
from litestar import Litestar

from capotavola.server.house.figures import shared_figures
from capotavola.server.logs import set_up_logs
from capotavola.server.settings import Settings, from_environment
from capotavola.server.web.door import Door
from capotavola.server.web.limits import open_ledger, shared_ledger
from capotavola.server.web.wire import BoundedHttp, BoundedSocket, guard_lines

LARGEST_MESSAGE = 32 * 1024
GARBAGE = 50_000  # new objects between two looks for garbage: a tenth of the time goes there otherwise
PATIENCE = 10  # seconds for what is under way when the house closes

logger = logging.getLogger("capotavola.serve")


def serve(settings: Settings) -> None:
    """Until it is told to stop. Workers read the settings from the environment again."""
    set_up_logs(settings.log_level, settings.log_format)
    logger.info("opening at http://%s:%d", settings.host, settings.port)
    # uvicorn stops in good order, and then lets the signal take its course.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with together() if settings.workers > 1 else nullcontext():
        _run(settings)


@contextmanager
def together() -> Iterator[None]:
    """What all workers of this machine count together."""
    with shared_ledger(), shared_figures():
        yield


def _run(settings: Settings) -> None:
    uvicorn.run(
        "capotavola.server.serve:open_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # uvicorn's way of it; ours is in `framing`
        ws_ping_interval=30,
        ws_ping_timeout=30,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
    )


def open_worker() -> Litestar:
    """The application, in the process that runs it: one of several knows nothing of the first one's logs."""
    from capotavola.server.web.app import make_app  # noqa: PLC0415  (half a second that the first process need not pay)

    settings = from_environment()
    set_up_logs(settings.log_level, settings.log_format)
    door = Door(settings, open_ledger())
    guard_lines(door)
    app = make_app(settings, door=door)
    # What is there now stays, and need not be looked through again and again for garbage.
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)
    return app
