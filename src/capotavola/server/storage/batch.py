"""What several callers want written, in one transaction."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, insert, null, select, update
from sqlalchemy.exc import IntegrityError

from capotavola.server.storage.database import T, Work
from capotavola.server.storage.schema import ENTRIES, TABLES
from capotavola.server.storage.store import Damaged, MarkTaken, StoreTrouble, Summary, Taken
from capotavola.server.storage.troubles import Unsure, trouble


class Row(NamedTuple):
    """An entry as it is stored."""

    number: int
    at: int
    mark: str | None
    body: bytes


class Append(NamedTuple):
    """Rows for a table's log, at least one, numbered without gaps."""

    table: int
    rows: list[Row]
    summary: Summary


Order: TypeAlias = Append | Work[object]
Outcome: TypeAlias = object  # what the order gives, or the exception that its caller gets


def write_together(connection: Connection, orders: Sequence[Order]) -> list[Outcome]:
    """All orders at once. Raises if one of them cannot be stored: then nothing must be committed."""
    appends = [order for order in orders if isinstance(order, Append)]
    fitting, late = _sort(appends, _lock(connection, {append.table for append in appends}))
    _insert(connection, fitting)
    _advance(connection, fitting)
    outcomes: list[Outcome] = []
    for order in orders:
        if not isinstance(order, Append):
            outcomes.append(order(connection))
        elif late and late[0] is order:
            outcomes.append(_why_refused(connection, late.pop(0)))
        else:
            outcomes.append(None)
    return outcomes


def write_one_by_one(connection: Connection, orders: Sequence[Order]) -> list[Outcome]:
    """Each order apart: one that cannot be stored leaves nothing behind."""
    return [_write_one(connection, order) for order in orders]


def find_out(connection: Connection, orders: Sequence[Order]) -> list[Outcome]:
    """What became of orders whose transaction may have been committed."""
    # The server may be at it still: whoever holds the tables now has done when we hold them.
    _lock(connection, {order.table for order in orders if isinstance(order, Append)})
    return [_what_became(connection, order) for order in orders]


def _write_one(connection: Connection, order: Order) -> Outcome:
    try:
        with connection.begin_nested():
            return write_together(connection, [order])[0]
    except IntegrityError as error:
        return _why_refused(connection, order) if isinstance(order, Append) else error
    except Exception as error:
        if trouble(error) is not None:
            raise
        return error


def _what_became(connection: Connection, order: Order) -> Outcome:
    if not isinstance(order, Append):
        return Unsure("store-failed", "the connection to the database was lost")
    stored = connection.execute(
        select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.mark, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == order.table)
        .where(ENTRIES.c.number.between(order.rows[0].number, order.rows[-1].number))
        .order_by(ENTRIES.c.number)
    )
    if [Row(*row) for row in stored] == order.rows:
        return None
    return StoreTrouble("store-failed", "the connection to the database was lost; nothing was written")


def _lock(connection: Connection, tables: Collection[int]) -> dict[int, int]:
    """Keep other workers from these tables; the number of the newest entry of each."""
    if not tables:
        return {}
    return dict(connection.execute(_LOCK, {"ids": filled_up([*tables])}).all())


def filled_up(wanted: list[T]) -> list[T]:
    """To a power of two, with the first again: a statement is kept prepared for each size that there is."""
    return wanted + wanted[:1] * ((1 << (len(wanted) - 1).bit_length()) - len(wanted))


def _sort(appends: list[Append], numbers: dict[int, int]) -> tuple[list[Append], list[Append]]:
    """Those that come next at their table, and those that do not."""
    fitting, late = [], []
    for append in appends:
        if numbers.get(append.table) == append.rows[0].number - 1:
            numbers[append.table] = append.rows[-1].number
            fitting.append(append)
        else:
            late.append(append)
    return fitting, late


def _insert(connection: Connection, appends: list[Append]) -> None:
    if appends:
        connection.execute(INSERT_ENTRY, [row for append in appends for row in entries_of(append)])


def _advance(connection: Connection, appends: list[Append]) -> None:
    newest = {append.table: append for append in appends}
    if newest:
        connection.execute(ADVANCE, [advance_of(append) for append in newest.values()])


def entries_of(append: Append) -> list[dict[str, object]]:
    """Its rows, as parameters of INSERT_ENTRY."""
    return [
        {"table_id": append.table, "number": row.number, "at": row.at, "mark": row.mark, "body": row.body}
        for row in append.rows
    ]


def advance_of(append: Append) -> dict[str, object]:
    """What it makes of its table's row, as parameters of ADVANCE."""
    newest, summary = append.rows[-1], append.summary
    return {
        "table": append.table,
        "newest": newest.number,
        "moment": newest.at,
        "status": summary.status,
        "due": summary.due,
        "info": summary.info,
    }


def _why_refused(connection: Connection, append: Append) -> Exception:
    """Of an append that did not fit; that it was carried out before matters most."""
    marks = [row.mark for row in append.rows if row.mark is not None]
    here = ENTRIES.c.table_id == append.table
    if marks and connection.execute(select(ENTRIES.c.number).where(here, ENTRIES.c.mark.in_(marks))).first():
        return MarkTaken()
    stored = connection.execute(select(TABLES.c.code, TABLES.c.number).where(TABLES.c.id == append.table))
    table = stored.first()
    if table is None:
        return LookupError(f"there is no table {append.table}")
    first = append.rows[0].number
    if first <= table.number:
        return Taken()
    return Damaged(f"table {table.code}: entry {first} cannot follow entry {table.number}")


_LOCK: Final = (
    select(TABLES.c.id, TABLES.c.number)
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)  # workers that want the same tables stand in line, never in a ring
    .with_for_update(key_share=True)
)
ADVANCE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        number=bindparam("newest"),
        changed=bindparam("moment"),
        status=bindparam("status"),
        due=bindparam("due"),
        info=bindparam("info"),
        leased_until=null(),
    )
)
INSERT_ENTRY: Final = insert(ENTRIES)
