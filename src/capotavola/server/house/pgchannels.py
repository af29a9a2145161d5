"""Litestar's channels over PostgreSQL's LISTEN and NOTIFY, with connections that are kept and come back.

Litestar's own backend connects anew for every message, and stays silent after the database restarts.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable

import asyncpg
from litestar.channels.backends.base import ChannelsBackend

COME_BACK = 1.0  # seconds between tries

logger = logging.getLogger("capotavola.channels")


class PostgresChannels(ChannelsBackend):
    def __init__(self, url: str) -> None:
        self._url = url
        self._names: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._speaker: asyncpg.Connection | None = None
        self._ear: asyncpg.Connection | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    async def on_startup(self) -> None:
        self._ear = await self._listen()
        self._keeping = asyncio.create_task(self._keep_listening())

    async def on_shutdown(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
        for connection in (self._speaker, self._ear):
            if connection is not None:
                connection.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """A message that cannot be sent is lost: whoever misses it finds the news in the storage."""
        try:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await asyncpg.connect(self._url)
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
            logger.warning("an announcement was lost: %s", trouble)
            self._speaker = None

    async def subscribe(self, channels: Iterable[str]) -> None:
        for name in set(channels) - self._names:
            self._names.add(name)
            if self._ear is not None and not self._ear.is_closed():
                await self._ear.add_listener(name, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for name in set(channels) & self._names:
            self._names.remove(name)
            if self._ear is not None and not self._ear.is_closed():
                await self._ear.remove_listener(name, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _listen(self) -> asyncpg.Connection:
        connection = await asyncpg.connect(self._url)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        for name in self._names:
            await connection.add_listener(name, self._hear)
        return connection

    async def _keep_listening(self) -> None:
        while True:
            await self._lost.wait()
            try:
                self._ear = await self._listen()
                logger.info("listening again")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(COME_BACK)

    def _hear(self, _: object, __: int, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))
