"""Runs the revisions with Alembic."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from capotavola.server.storage.migrations import revision_of
from capotavola.server.storage.schema import REVISION
from capotavola.server.storage.store import StoreTrouble

LOCK: Final = 0x6361706F  # "capo"; PostgreSQL knows locks by number


def upgrade(connection: Connection, revision: str = REVISION) -> None:
    """Run what is missing up to a revision, in the transaction of this connection: all of it or nothing."""
    # SQLite's write transactions wait for each other anyway.
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    settings = config()
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, revision)
    except CommandError as error:
        found = revision_of(connection)
        raise StoreTrouble(
            "store-failed",
            f"the database is of another version (its schema is {found}, this one knows up to {REVISION}): "
            "run the newer version, or use another database",
        ) from error


def config() -> Config:
    """What is usually in alembic.ini."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings
