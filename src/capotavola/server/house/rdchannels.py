"""Litestar's channels over Redis, with a connection that comes back however long Redis was gone.

Litestar's own backend stops listening when it gives up, and waits for Redis before it lets the house close.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable

from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

COME_BACK = 1.0  # seconds between tries
LISTEN = 15.0  # seconds after which the line is tried

logger = logging.getLogger("capotavola.channels")


class RedisChannels(ChannelsBackend):
    def __init__(self, url: str) -> None:
        # Once more at once, for a line that was cut while nobody used it.
        self._redis = Redis.from_url(url, retry=Retry(NoBackoff(), 1), health_check_interval=LISTEN)
        self._names: set[str] = set()
        self._wanted = asyncio.Event()
        self._ear: PubSub | None = None

    async def on_startup(self) -> None:
        """Connects when there is something to hear or to say: without Redis the house opens all the same."""

    async def on_shutdown(self) -> None:
        await self._close_ear()
        await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._redis.publish(channel, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """All at once, as the house does: what is wanted later is heard on the next connection."""
        self._names.update(channels)
        self._wanted.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._names.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        await self._wanted.wait()
        while True:
            try:
                if self._ear is None:
                    self._ear = await self._listen()
                message = await self._ear.get_message(ignore_subscribe_messages=True, timeout=LISTEN)
            except (RedisError, OSError) as trouble:
                logger.warning("not listening: %s", trouble)
                await self._close_ear()
                await asyncio.sleep(COME_BACK)
                continue
            if message is not None:
                yield message["channel"].decode(), message["data"]

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _listen(self) -> PubSub:
        ear = self._redis.pubsub()
        await ear.subscribe(*self._names)
        return ear

    async def _close_ear(self) -> None:
        if self._ear is not None:
            await self._ear.aclose()  # type: ignore[no-untyped-call]
            self._ear = None
