"""SQLite: a thread that writes, on one connection, and a few that read."""

import asyncio
import shutil
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import SQLITE_BUSY, IntegrityError, OperationalError
from sqlite3 import Connection as Handle
from time import monotonic, sleep
from typing import Final, cast

from sqlalchemy import URL, Connection, Engine, bindparam, create_engine, event
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.pool import ConnectionPoolEntry

from capotavola.server.storage.batch import ADVANCE, INSERT_ENTRY, Append, advance_of, entries_of
from capotavola.server.storage.database import T, Work
from capotavola.server.storage.schema import TABLES
from capotavola.server.storage.troubles import trouble

READERS: Final = 4
PAUSE: Final = 0.02
LOG_LIMIT: Final = 64 * 1024 * 1024  # bytes; the write-ahead log is cut back to this

# The same statements as everywhere, as the driver takes them.
_DRIVER: Final = dialect(paramstyle="named")
_INSERT_ENTRY: Final = str(INSERT_ENTRY.compile(dialect=_DRIVER))
_ADVANCE_NEXT: Final = str(ADVANCE.where(TABLES.c.number == bindparam("before")).compile(dialect=_DRIVER))


class SqliteDatabase:
    """The file is made when first connected to, readable by its owner only."""

    def __init__(self, url: URL, patience: float) -> None:
        path = Path(url.database or "")
        self._folder = path.parent
        self._writer = _open(path, patience, writes=True)
        self._reader = _open(path, patience, writes=False)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, _run, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, _run, self._writer, work)

    async def append(self, appends: Sequence[Append]) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._writing, _append, self._writer, appends)

    async def room(self) -> int | None:
        return (await asyncio.to_thread(shutil.disk_usage, self._folder)).free

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()
        self._reader.dispose()
        self._writer.dispose()


def _run(engine: Engine, work: Work[T]) -> T:
    """The work in a transaction of its own."""
    try:
        with engine.begin() as connection:
            return work(connection)
    except Exception as error:
        wrong = trouble(error)
        if wrong is None:
            raise
        raise wrong from error


def _append(engine: Engine, appends: Sequence[Append]) -> bool:
    """By the driver alone: SQLAlchemy would take longer than SQLite and the disk together."""
    try:
        connection = engine.raw_connection()
        try:
            return _append_all(cast(Handle, connection.driver_connection), appends)
        finally:
            connection.close()
    except IntegrityError:
        return False
    except Exception as error:
        wrong = trouble(error)
        if wrong is None:
            raise
        raise wrong from error


def _append_all(handle: Handle, appends: Sequence[Append]) -> bool:
    """What is not committed is rolled back when the connection goes back to its pool."""
    handle.execute("BEGIN IMMEDIATE")
    steps = [advance_of(append) | {"before": append.rows[0].number - 1} for append in appends]
    if handle.executemany(_ADVANCE_NEXT, steps).rowcount < len(appends):
        return False
    handle.executemany(_INSERT_ENTRY, [row for append in appends for row in entries_of(append)])
    handle.execute("COMMIT")
    return True


def _open(path: Path, patience: float, *, writes: bool) -> Engine:
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        # Threads take turns with a connection, none shares it.
        connect_args={"timeout": patience, "check_same_thread": False},
        pool_size=1 if writes else READERS,
        max_overflow=0,
        hide_parameters=True,
    )

    def prepare(handle: Handle, _: ConnectionPoolEntry) -> None:
        # The driver begins no transactions: we say when.
        handle.isolation_level = None
        handle.execute("PRAGMA foreign_keys = ON")
        if writes:
            _keep_log_ahead(handle, patience)
            handle.execute("PRAGMA synchronous = FULL")
            handle.execute(f"PRAGMA journal_size_limit = {LOG_LIMIT}")
        else:
            handle.execute("PRAGMA query_only = ON")

    def begin(connection: Connection) -> None:
        # A writer that began as a reader could find that somebody else has written meanwhile.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "do_connect", lambda *_: path.touch(mode=0o600))
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def _keep_log_ahead(handle: Handle, patience: float) -> None:
    """Turn to WAL mode. SQLite itself does not wait if another process is about to do so."""
    deadline = monotonic() + patience
    while True:
        try:
            handle.execute("PRAGMA journal_mode = WAL")
        except OperationalError as error:
            if error.sqlite_errorcode != SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(PAUSE)
        else:
            return
