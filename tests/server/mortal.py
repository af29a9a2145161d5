"""A house that may be killed at any moment, and opens again at the same address with the same data."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.server.live import USUAL
from tests.server.nursery import Born
from tests.services.service import free_port

READY_SECONDS = 120.0
STOP_SECONDS = 60.0
SHOWN = 4000  # characters of the log


class Mortal:
    """`env`: settings besides, or instead of, the usual ones; `inside`: a command that runs the house's.

    `often`: it will be opened many times, and is born in the nursery.
    """

    def __init__(self, folder: Path, inside: Sequence[str] = (), often: bool = False, **env: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"house-{self.port}.log"
        self.command = [*inside, sys.executable, "-m", "capotavola", "serve"]
        self.settings = USUAL | {"CAPO_PORT": str(self.port), "CAPO_DATA": str(folder)} | env
        self.often = often
        self._process: Process | Born | None = None

    @property
    def process(self) -> Process | Born:
        assert self._process is not None
        return self._process

    @asynccontextmanager
    async def open(self, ready: bool = True) -> AsyncIterator[None]:
        """Until the block ends, and then it is killed if it still lives."""
        await self.start()
        try:
            if ready:
                await self.ready()
            yield
        except BaseException as failure:
            failure.add_note(f"The house said:\n{self.said()[-SHOWN:]}")
            raise
        finally:
            await self.kill()

    async def start(self) -> None:
        if self.often:
            self._process = Born(self.settings, self.log)
            return
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, env=os.environ | self.settings, stdout=log, stderr=log
            )

    async def ready(self) -> None:
        """A mere line is tried first: to ask in vain again and again costs much."""
        async with asyncio.timeout(READY_SECONDS):
            await self._until(lambda: _listens(self.port))
            async with httpx.AsyncClient(base_url=self.url, verify=False) as client:
                await self._until(lambda: _is_ready(client))

    async def _until(self, so: Callable[[], Awaitable[bool]]) -> None:
        while not await so():
            assert self.process.returncode is None, "the house closed before it was open"
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """As a crash would end it; nothing, if it has ended."""
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        """As a service manager would end it; what the process returns."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), STOP_SECONDS)

    def said(self) -> str:
        return self.log.read_text(errors="replace")


async def _listens(port: int) -> bool:
    try:
        _, line = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    line.close()
    return True


async def _is_ready(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get("/readyz")).status_code == 200
    except httpx.TransportError:
        return False
