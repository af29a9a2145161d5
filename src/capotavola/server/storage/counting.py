"""How much there is in the storage; each function is work for one transaction."""

from typing import NamedTuple

from sqlalchemy import Connection, func, select

from capotavola.server.storage.schema import CONNECTIONS, TABLES, WORKERS


class Counts(NamedTuple):
    tables: dict[str, int]  # by status
    attended: int  # tables that somebody is connected to
    seats: int  # that somebody is connected to


def count_all(connection: Connection) -> Counts:
    by_status = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
    tables: dict[str, int] = dict(connection.execute(by_status).all())
    alive = CONNECTIONS.join(WORKERS, WORKERS.c.id == CONNECTIONS.c.worker)
    # A seat may be connected to several workers, and is one seat.
    here = select(CONNECTIONS.c.table_id, CONNECTIONS.c.seat).select_from(alive).distinct().subquery()
    seats, attended = connection.execute(
        select(func.count(), func.count(here.c.table_id.distinct())).select_from(here)
    ).one()
    return Counts(tables, attended, seats)
