"""A database, whichever: it carries out work that is written for both."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

if TYPE_CHECKING:
    from capotavola.server.storage.batch import Append

PATIENCE: Final = 5.0

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]


class Database(Protocol):
    """Both ways raise StoreTrouble if the storage is at fault, and what the work raises otherwise."""

    async def read(self, work: Work[T]) -> T:
        """Work that changes nothing; it sees all that was written before."""

    async def write(self, work: Work[T]) -> T:
        """Work in a transaction; when this returns it is on the disk. One at a time, please."""

    async def append(self, appends: "Sequence[Append]") -> bool:
        """Write them, in a transaction, if there is a shorter way and each simply comes next at its table.

        False: nothing was written, and `write` will tell why.
        """

    async def room(self) -> int | None:
        """Bytes that are left on its disk; None if that cannot be seen from here."""

    async def close(self) -> None: ...


def open_database(url: str, patience: float = PATIENCE) -> Database:
    """By URL: sqlite:///folder/file.db or postgresql://user@host/name. Connects when there is work.

    `patience` is how many seconds to wait for others who hold what is to be written.
    """
    parsed = parse(url)
    # Each loads a driver, and a house needs one.
    if is_sqlite(parsed):
        from capotavola.server.storage.sqlite import SqliteDatabase  # noqa: PLC0415

        return SqliteDatabase(parsed, patience)
    from capotavola.server.storage.postgres import PostgresDatabase  # noqa: PLC0415

    return PostgresDatabase(parsed, patience)


def parse(url: str) -> URL:
    """ValueError if it is no URL of a database that we know."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # Without the text: there may be a password in it.
        raise ValueError("the URL of the database cannot be read") from None
    kind = parsed.get_backend_name()
    if kind not in ("sqlite", "postgresql", "postgres"):
        raise ValueError(f"databases are sqlite or postgresql, not {kind}")
    if is_sqlite(parsed) and parsed.database in (None, "", ":memory:"):
        raise ValueError("a SQLite database is a file: sqlite:///folder/file.db")
    return parsed


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"
