"""Pictures of tables beside their logs; each function is work for one transaction.

A picture is nothing that could not be made again, and never more than its log says: it is bound to the entry
that it was taken after, and goes when an entry before is changed.
"""

from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from capotavola.server.storage.batch import Row
from capotavola.server.storage.schema import ENTRIES, PICTURES, TABLES
from capotavola.server.storage.store import Picture
from capotavola.server.table.log import Forgotten, read

MOST_SINCE: Final = 512  # entries that may have been written since a picture was taken


def picture_of(connection: Connection, table: int) -> Picture | None:
    """None if there is none, or if the log has another entry there."""
    row = connection.execute(select(PICTURES).where(PICTURES.c.table_id == table)).first()
    if row is None:
        return None
    rows = _rows_from(connection, table, row.number, 1)
    fits = bool(rows) and digest(rows[0]) == row.entry
    return Picture(row.number, row.body) if fits else None


def keep_picture(connection: Connection, table: int, picture: Picture) -> bool:
    """Whether it was kept: not while somebody else writes at the table, nor in the place of a newer one."""
    free = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(skip_locked=True, key_share=True)
    if connection.execute(free).first() is None:
        return False
    rows = _rows_from(connection, table, picture.number, MOST_SINCE + 1)
    if not rows or rows[0].number != picture.number or len(rows) > MOST_SINCE:
        return False
    # Whoever was forgotten meanwhile is still in the picture.
    if any(isinstance(read(row.body), Forgotten) for row in rows[1:]):
        return False
    newer = PICTURES.c.number.between(picture.number + 1, rows[-1].number)
    if connection.execute(select(PICTURES.c.number).where(PICTURES.c.table_id == table, newer)).first():
        return False
    drop_picture(connection, table)
    kept = {"table_id": table, "entry": digest(rows[0]), **picture._asdict()}
    connection.execute(insert(PICTURES).values(kept))
    return True


def drop_picture(connection: Connection, table: int) -> None:
    connection.execute(delete(PICTURES).where(PICTURES.c.table_id == table))


def _rows_from(connection: Connection, table: int, number: int, most: int) -> list[Row]:
    wanted = (
        select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.mark, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= number)
        .order_by(ENTRIES.c.number)
        .limit(most)
    )
    return [Row(*row) for row in connection.execute(wanted)]


def digest(row: Row) -> bytes:
    return blake2b(repr((row.number, row.at, row.mark, bytes(row.body))).encode(), digest_size=16).digest()
