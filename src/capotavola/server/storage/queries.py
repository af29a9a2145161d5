"""The statements of the store, apart from appending; each function is work for one transaction."""

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, CursorResult, insert, or_, select, update

from capotavola.server.messages.fields import Status
from capotavola.server.storage.batch import Row
from capotavola.server.storage.schema import ENTRIES, TABLES
from capotavola.server.storage.store import Damaged, Kept
from capotavola.server.table.log import Entry, TableSetup, read

# Made here, once: msgspec crashes when two threads meet a type for the first time together.
_read_setup = msgspec.json.Decoder(TableSetup).decode


def insert_table(connection: Connection, table: Mapping[str, object], rows: list[Row]) -> int:
    """A new table and its first rows; its id."""
    made = connection.execute(insert(TABLES).values(table)).inserted_primary_key
    if made is None:
        raise RuntimeError("the database tells no id")
    number: int = made[0]
    if rows:
        connection.execute(insert(ENTRIES), [{"table_id": number, **row._asdict()} for row in rows])
    return number


def find_table(connection: Connection, code: str) -> Kept | None:
    row = connection.execute(
        select(TABLES.c.id, TABLES.c.setup, TABLES.c.secret, TABLES.c.created).where(TABLES.c.code == code)
    ).first()
    if row is None:
        return None
    return Kept(row.id, code, read_setup(code, row.setup), row.secret, row.created)


def read_setup(code: str, raw: str) -> TableSetup:
    try:
        return _read_setup(raw)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Damaged(f"table {code}: its setup cannot be read ({error})") from error


def read_entries(connection: Connection, table: int, after: int, most: int | None = None) -> list[Entry]:
    log = connection.execute(select(TABLES.c.code, TABLES.c.number).where(TABLES.c.id == table)).first()
    if log is None:
        raise LookupError(f"there is no table {table}")
    until: int = log.number if most is None else min(log.number, after + most)
    wanted = (
        select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.mark, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after, ENTRIES.c.number <= until)
        .order_by(ENTRIES.c.number)
    )
    # Closed whatever happens: SQLite shows the past to a connection with a statement that is not finished.
    with connection.execute(wanted) as rows:
        return [_next_entry(rows, log.code, number) for number in range(after + 1, until + 1)]


def is_marked(connection: Connection, table: int, mark: str) -> bool:
    same = select(ENTRIES.c.number).where(ENTRIES.c.table_id == table, ENTRIES.c.mark == mark)
    return connection.execute(same).first() is not None


def last_numbers(connection: Connection, tables: list[int]) -> dict[int, int]:
    """The number of each table's last entry."""
    found = connection.execute(select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id.in_(tables)))
    return {row.id: row.number for row in found}


def lobby(connection: Connection, statuses: list[Status], limit: int, before: int | None) -> list[bytes]:
    """Public tables, the last changed first."""
    wanted = (
        select(TABLES.c.info)
        .where(TABLES.c.visibility == "public", TABLES.c.status.in_(statuses))
        .order_by(TABLES.c.changed.desc(), TABLES.c.id.desc())
        .limit(limit)
    )
    if before is not None:
        wanted = wanted.where(TABLES.c.changed < before)
    return list(connection.execute(wanted).scalars())


def claim_due(connection: Connection, now: int, lease: int, limit: int) -> list[str]:
    """What another worker is writing to, or claiming just now, is not ours."""
    due = connection.execute(
        select(TABLES.c.id, TABLES.c.code)
        .where(TABLES.c.due <= now, or_(TABLES.c.leased_until.is_(None), TABLES.c.leased_until <= now))
        .order_by(TABLES.c.due, TABLES.c.id)
        .limit(limit)
        .with_for_update(skip_locked=True, key_share=True)
    ).all()
    if due:
        claimed = [table.id for table in due]
        connection.execute(update(TABLES).where(TABLES.c.id.in_(claimed)).values(leased_until=now + lease))
    return [table.code for table in due]


def lease_table(connection: Connection, table: int, until: int) -> None:
    """Not while another worker writes to the table: whatever was due then is settled by that."""
    free = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(skip_locked=True, key_share=True)
    if connection.execute(free).first():
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(leased_until=until))


def put_off(connection: Connection, code: str, until: int) -> None:
    connection.execute(update(TABLES).where(TABLES.c.code == code).values(leased_until=until))


def close_table(connection: Connection, code: str) -> bool:
    ended = update(TABLES).where(TABLES.c.code == code).values(status="ended", visibility="private", due=None)
    return connection.execute(ended).rowcount > 0


def _next_entry(rows: CursorResult[tuple[int, int, str | None, bytes]], code: str, number: int) -> Entry:
    """The one of that number, or it is Damaged."""
    try:
        row = rows.fetchone()
        if row is None or row.number != number:
            raise Damaged(f"table {code}: entry {number} is missing")
        return Entry(number, row.at, read(row.body), row.mark)
    except (msgspec.DecodeError, TypeError, UnicodeError) as error:
        raise Damaged(f"table {code}: entry {number} cannot be read ({error})") from error
