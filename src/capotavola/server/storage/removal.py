"""What goes from the store again: tables, and what was kept of a person. Each function is one transaction."""

from typing import Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from capotavola.server.messages.fields import Status
from capotavola.server.storage.batch import Row
from capotavola.server.storage.pictures import drop_picture
from capotavola.server.storage.schema import CALLS, CONNECTIONS, ENTRIES, REPORTS, TABLES
from capotavola.server.storage.store import Summary

GONE: Final = "-"  # before the number of a row that is empty; no code begins so


def remove_table(connection: Connection, code: str) -> bool:
    """The row of the highest number stays, empty: SQLite would give that number to another table."""
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code).with_for_update()).first()
    if found is None or code.startswith(GONE):
        return False
    connection.execute(delete(CONNECTIONS).where(CONNECTIONS.c.table_id == found.id))
    drop_picture(connection, found.id)
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == found.id))
    connection.execute(delete(CALLS).where(CALLS.c.code == code))
    connection.execute(delete(REPORTS).where(REPORTS.c.code == code))
    newest = connection.execute(select(func.max(TABLES.c.id))).scalar()
    earlier = TABLES.c.code.startswith(GONE, autoescape=True) & (TABLES.c.id < newest)
    connection.execute(delete(TABLES).where(earlier))
    if found.id == newest:
        connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(_empty(found.id)))
    else:
        connection.execute(delete(TABLES).where(TABLES.c.id == found.id))
    return True


def _empty(table: int) -> dict[str, object]:
    return {
        "code": f"{GONE}{table}",
        "game": "",
        "status": "removed",
        "visibility": "private",
        "number": 0,
        "due": None,
        "setup": "",
        "secret": b"",
        "info": b"",
        "created": 0,
        "changed": 0,
        "leased_until": None,
    }


def expired(connection: Connection, statuses: list[Status], before: int, limit: int) -> list[str]:
    here = select(CONNECTIONS.c.table_id).where(CONNECTIONS.c.table_id == TABLES.c.id).exists()
    wanted = (
        select(TABLES.c.code)
        # By the index of the lobby, which begins with this.
        .where(TABLES.c.visibility.in_(["public", "private"]), TABLES.c.status.in_(statuses))
        .where(TABLES.c.changed < before, or_(TABLES.c.due.is_(None), TABLES.c.due < before), ~here)
        .order_by(TABLES.c.changed, TABLES.c.id)
        .limit(limit)
    )
    return list(connection.execute(wanted).scalars())


def rewrite(connection: Connection, table: int, rows: list[Row], last: Row, summary: Summary) -> bool:
    """False, and nothing is done, if somebody else has written at the table meanwhile."""
    newest = connection.execute(
        select(TABLES.c.number).where(TABLES.c.id == table).with_for_update()
    ).scalar()
    if newest != last.number - 1:
        return False
    drop_picture(connection, table)
    for row in rows:
        here = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == row.number)
        connection.execute(update(ENTRIES).where(here).values(mark=row.mark, body=row.body))
    connection.execute(insert(ENTRIES).values(table_id=table, **last._asdict()))
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(number=last.number, changed=last.at, leased_until=None, **summary._asdict())
    )
    return True
