"""Which workers are alive, and who is connected to them; each function is work for one transaction."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from capotavola.server.storage.schema import CLOSINGS, CONNECTIONS, TABLES, WORKERS


def beat(connection: Connection, worker: str, now: int) -> None:
    if not connection.execute(update(WORKERS).where(WORKERS.c.id == worker).values(seen=now)).rowcount:
        connection.execute(insert(WORKERS).values(id=worker, seen=now))


def last_beat(connection: Connection) -> int | None:
    return connection.execute(select(func.max(WORKERS.c.seen))).scalar()


def open_house(connection: Connection, worker: str, now: int, pause: int) -> None:
    """The first beat; if nobody has beaten for longer than `pause`, the house was closed until now."""
    last = last_beat(connection)
    if last is not None and now - last > pause:
        connection.execute(insert(CLOSINGS).values(opened=now, closed=last))
    beat(connection, worker, now)


def closings(connection: Connection, after: int) -> list[tuple[int, int]]:
    """From when to when the house was closed, as far as it opened after that time."""
    later = select(CLOSINGS.c.closed, CLOSINGS.c.opened).where(CLOSINGS.c.opened > after)
    return [(row.closed, row.opened) for row in connection.execute(later.order_by(CLOSINGS.c.opened))]


def bury(connection: Connection, before: int) -> list[str]:
    """Codes of the tables that the dead were connected to."""
    # Somebody else may be burying just now.
    silent = select(WORKERS.c.id).where(WORKERS.c.seen < before).with_for_update(skip_locked=True)
    dead = list(connection.execute(silent).scalars())
    if not dead:
        return []
    theirs = CONNECTIONS.c.worker.in_(dead)
    tables = select(TABLES.c.code).where(TABLES.c.id.in_(select(CONNECTIONS.c.table_id).where(theirs)))
    codes = list(connection.execute(tables.order_by(TABLES.c.id)).scalars())
    connection.execute(delete(CONNECTIONS).where(theirs))
    connection.execute(delete(WORKERS).where(WORKERS.c.id.in_(dead)))
    return codes


def connect(connection: Connection, worker: str, table: int, seats: Collection[int]) -> None:
    here = (CONNECTIONS.c.worker == worker) & (CONNECTIONS.c.table_id == table)
    known = {*connection.execute(select(CONNECTIONS.c.seat).where(here)).scalars()}.intersection(seats)
    if known:
        again = update(CONNECTIONS).where(here, CONNECTIONS.c.seat.in_(known))
        connection.execute(again.values(count=CONNECTIONS.c.count + 1))
    new = [{"worker": worker, "table_id": table, "seat": seat, "count": 1} for seat in {*seats} - known]
    if new:
        connection.execute(insert(CONNECTIONS), new)


def disconnect(connection: Connection, worker: str, table: int, seat: int) -> None:
    here = _line(worker, table, seat)
    fewer = update(CONNECTIONS).where(here, CONNECTIONS.c.count > 1).values(count=CONNECTIONS.c.count - 1)
    if not connection.execute(fewer).rowcount:
        connection.execute(delete(CONNECTIONS).where(here))


def connected(connection: Connection, table: int) -> set[int]:
    """Seats with a connection to a worker that lives."""
    alive = CONNECTIONS.join(WORKERS, WORKERS.c.id == CONNECTIONS.c.worker)
    seats = select(CONNECTIONS.c.seat).select_from(alive).where(CONNECTIONS.c.table_id == table)
    return set(connection.execute(seats).scalars())


def _line(worker: str, table: int, seat: int) -> ColumnElement[bool]:
    line = CONNECTIONS.c
    return and_(line.worker == worker, line.table_id == table, line.seat == seat)
