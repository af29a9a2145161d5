"""A copy of the database while the house is open."""

import asyncio
import os
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from capotavola.server.storage.database import is_sqlite, parse
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.storage.troubles import trouble

BUSY: Final = 60.0  # seconds


async def backup(url: str, to: Path) -> None:
    """All that was acknowledged before this began, in one file that is new and checked.

    FileExistsError rather than overwriting; ValueError for PostgreSQL, which has its own way.
    """
    parsed = parse(url)
    if not is_sqlite(parsed):
        raise ValueError(f"PostgreSQL copies its databases itself: {_pg_dump(parsed, to)}")
    await asyncio.to_thread(_copy, Path(parsed.database or ""), to)


def _copy(source: Path, to: Path) -> None:
    if not source.is_file():
        raise StoreTrouble("store-failed", f"there is no database {source}")
    # The log holds the secrets of running games.
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        _copy_pages(source, to)
    except BaseException as error:
        to.unlink()
        wrong = trouble(error) if isinstance(error, Exception) else None
        if wrong is None:
            raise
        raise wrong from error


def _copy_pages(source: Path, to: Path) -> None:
    with closing(sqlite3.connect(source, timeout=BUSY)) as here, closing(sqlite3.connect(to)) as there:
        # In one step, as of one moment: in WAL mode writers need not wait for it.
        here.backup(there)
        # The copy shall be one file, without a log beside it.
        there.execute("PRAGMA journal_mode = DELETE")
        verdict = there.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if verdict != "ok":
        raise StoreTrouble("store-failed", f"the database is damaged, no copy was made: {verdict}")


def _pg_dump(url: URL, to: Path) -> str:
    address = url.set(drivername="postgresql").render_as_string(hide_password=True)
    return f"pg_dump --format=custom --file={shlex.quote(str(to))} {shlex.quote(address)}"
