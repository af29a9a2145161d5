"""How workers tell each other of new entries: Litestar's channels, over memory, PostgreSQL or Redis."""

import asyncio
import logging

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

CHANNEL = "capotavola_news"

logger = logging.getLogger("capotavola.channels")


class Notice(msgspec.Struct, frozen=True):
    """A table has an entry of that number; who hears it reads the entry from the storage."""

    code: str
    number: int
    worker: str

    def value(self) -> bytes:
        return msgspec.json.encode(self)


class Announcements:
    """What goes out to the other workers: only the newest number of each table, however fast it plays."""

    def __init__(self, channels: ChannelsPlugin, worker: str) -> None:
        self._channels = channels
        self._worker = worker
        self._waiting: dict[str, int] = {}
        self._any = asyncio.Event()

    def add(self, code: str, number: int) -> None:
        self._waiting[code] = number
        self._any.set()

    async def go_out(self) -> None:
        """One that cannot go out is lost: the others look into the storage from time to time."""
        while True:
            await self._any.wait()
            self._any.clear()
            waiting, self._waiting = self._waiting, {}
            for code, number in waiting.items():
                try:
                    await self._channels.wait_published(Notice(code, number, self._worker).value(), CHANNEL)
                except Exception as trouble:  # whatever the backend raises
                    logger.warning("an announcement was lost: %s", trouble)


def backend_for(url: str) -> ChannelsBackend:
    """The drivers are imported only where they are used."""
    if url == "memory":
        return MemoryChannelsBackend()
    if url.startswith("redis"):
        from capotavola.server.house.rdchannels import RedisChannels  # noqa: PLC0415

        return RedisChannels(url)
    from capotavola.server.house.pgchannels import PostgresChannels  # noqa: PLC0415

    return PostgresChannels(url)
