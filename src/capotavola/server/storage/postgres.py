"""PostgreSQL, through asyncpg."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from capotavola.server.storage.batch import Append
from capotavola.server.storage.database import T, Work
from capotavola.server.storage.troubles import Unsure, settled, trouble

ANSWER_TIMEOUT: Final = 60.0  # seconds without an answer, and the server counts as gone
CONNECT_TIMEOUT: Final = 10.0


class PostgresDatabase:
    """A pool of connections; each is tried before use, so a server that was restarted is found again."""

    def __init__(self, url: URL, patience: float) -> None:
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={
                "timeout": CONNECT_TIMEOUT,
                "command_timeout": ANSWER_TIMEOUT,
                "server_settings": {"lock_timeout": f"{patience * 1000:.0f}ms"},
            },
        )
        # Each statement that reads is a transaction anyway: nothing to begin, nothing to end.
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        try:
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            wrong = trouble(error)
            if wrong is None:
                raise
            raise wrong from error

    async def write(self, work: Work[T]) -> T:
        try:
            async with self._engine.connect() as connection:
                result = await connection.run_sync(work)
                await _commit(connection)
                return result
        except Exception as error:
            wrong = trouble(error)
            if wrong is None:
                raise
            raise wrong from error

    async def append(self, appends: Sequence[Append]) -> bool:
        """Most of the time is the server's: there is no shorter way."""
        return False

    async def room(self) -> int | None:
        """The server knows, and says so when something is written."""
        return None

    async def close(self) -> None:
        await self._engine.dispose()


async def _commit(connection: AsyncConnection) -> None:
    """Unsure if the server goes now: the transaction may or may not have been kept."""
    try:
        await connection.commit()
    except Exception as error:
        if settled(error):
            raise
        raise Unsure("store-failed", "the connection to the database was lost") from error
