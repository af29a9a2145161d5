"""A line to PostgreSQL that can be cut at the worst moment: around the COMMIT of a transaction."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Literal
from urllib.parse import urlsplit

Cut = Literal["before", "during", "after"]


class Line:
    """Cut at the next COMMIT: before the server hears it, while it commits, or after; then it works again."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cut: Cut | None = None
        self.cuts = 0
        self.down = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            if self.down:
                return
            there, back = await asyncio.open_connection(self.host, self.port)
            with closing(back):
                answering = asyncio.create_task(carry(there, writer))
                try:
                    await self.ask(reader, there, back, answering)
                finally:
                    answering.cancel()

    async def ask(
        self,
        reader: asyncio.StreamReader,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        answering: asyncio.Task[None],
    ) -> None:
        while data := await reader.read(65536):
            if self.cut is not None and b"COMMIT" in data:
                how, self.cut = self.cut, None
                self.cuts += 1
                answering.cancel()
                await asyncio.wait([answering])
                if how != "before":
                    back.write(data)
                    await back.drain()
                if how == "after":
                    await there.read(65536)
                return
            back.write(data)
            await back.drain()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


@asynccontextmanager
async def cuttable(url: str) -> AsyncIterator[tuple[Line, str]]:
    """A line to the database of that URL, and the URL of its near end."""
    parts = urlsplit(url)
    if parts.hostname is None or parts.port is None:
        raise ValueError(url)
    line = Line(parts.hostname, parts.port)
    server = await asyncio.start_server(line.serve, "127.0.0.1")
    port = server.sockets[0].getsockname()[1]
    try:
        yield line, url.replace(f":{parts.port}/", f":{port}/")
    finally:
        server.close()
        await server.wait_closed()
