"""Brings a database to the schema of this version, whatever earlier version made it.

A new revision is a new file in `versions`, written by hand, its number in `schema.REVISION`.
"""

from typing import Final

from sqlalchemy import Connection, inspect, text

from capotavola.server.storage.database import open_database
from capotavola.server.storage.schema import REVISION

PATIENCE: Final = 60.0  # seconds, with another worker that migrates just now


async def migrate(url: str) -> None:
    """Bring the database up to date; of workers that start at once one does it, the others wait."""
    database = open_database(url, PATIENCE)
    try:
        if await database.read(revision_of) != REVISION:
            # A house whose database is up to date need not load Alembic.
            from capotavola.server.storage.migrations.upgrading import upgrade  # noqa: PLC0415

            await database.write(upgrade)
    finally:
        await database.close()


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision
