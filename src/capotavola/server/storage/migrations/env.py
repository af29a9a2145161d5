"""What Alembic runs: the revisions, on the connection that `upgrade` hands over, in its transaction."""

from alembic import context
from sqlalchemy import Connection

from capotavola.server.storage.schema import METADATA


def run() -> None:
    connection = context.config.attributes["connection"]
    if not isinstance(connection, Connection):
        raise TypeError("migrations are run by capotavola.server.storage.migrations")
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


run()
