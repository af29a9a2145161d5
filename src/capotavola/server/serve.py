"""Running the house: uvicorn, one process or several."""

import uvicorn

from capotavola.server.logs import set_up_logs
from capotavola.server.settings import Settings

LARGEST_MESSAGE = 32 * 1024
PATIENCE = 10  # seconds for what is under way when the house closes


def serve(settings: Settings) -> None:
    """Until it is told to stop. Workers read the settings from the environment again."""
    set_up_logs(settings.log_level, settings.log_format)
    uvicorn.run(
        "capotavola.server.app:make_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # its memory for each connection is larger than a table
        ws_ping_interval=30,
        ws_ping_timeout=30,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
    )
