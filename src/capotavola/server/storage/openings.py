"""All that is needed to open tables: work for one transaction, of many with as few statements as of one."""

from collections.abc import Collection
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, cast

import msgspec
from sqlalchemy import Connection, bindparam, func, select

from capotavola.server.storage.batch import Row, filled_up
from capotavola.server.storage.pictures import digest, picture_of
from capotavola.server.storage.presence import closings
from capotavola.server.storage.queries import find_table, read_entries, read_setup
from capotavola.server.storage.schema import ENTRIES, PICTURES, TABLES
from capotavola.server.storage.store import Damaged, Kept, Opening, Picture
from capotavola.server.table.log import Entry, read

_PICTURED: Final = func.coalesce(PICTURES.c.number, 0)
_LAST: Final = ENTRIES.alias("last")  # the entry that the picture was taken after
_TABLES: Final = (
    select(
        TABLES.c.id,
        TABLES.c.code,
        TABLES.c.setup,
        TABLES.c.secret,
        TABLES.c.created,
        TABLES.c.number,
        TABLES.c.changed,
        PICTURES.c.number,
        PICTURES.c.entry,
        PICTURES.c.body,
        _LAST.c.at,
        _LAST.c.mark,
        _LAST.c.body,
    )
    .outerjoin_from(TABLES, PICTURES, PICTURES.c.table_id == TABLES.c.id)
    .outerjoin(_LAST, (_LAST.c.table_id == TABLES.c.id) & (_LAST.c.number == PICTURES.c.number))
    .where(TABLES.c.code.in_(bindparam("codes", expanding=True)))
)
_ENTRIES: Final = (
    select(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.mark, ENTRIES.c.body)
    .outerjoin_from(TABLES, PICTURES, PICTURES.c.table_id == TABLES.c.id)
    .join(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
    .where(
        TABLES.c.id.in_(bindparam("ids", expanding=True)),
        ENTRIES.c.number > _PICTURED,
        ENTRIES.c.number <= _PICTURED + bindparam("most"),
    )
    .order_by(ENTRIES.c.table_id, ENTRIES.c.number)
)


class Found(NamedTuple):
    """A table as the first statement has it."""

    id: int
    code: str
    setup: str
    secret: bytes
    created: int
    number: int
    changed: int
    pictured: int | None
    entry: bytes
    body: bytes
    last_at: int | None
    last_mark: str | None
    last_body: bytes

    def kept(self) -> Kept:
        return Kept(self.id, self.code, read_setup(self.code, self.setup), self.secret, self.created)

    def picture(self) -> Picture | None:
        """None if there is none, or if the log has another entry there."""
        if self.pictured is None or self.last_at is None:
            return None
        last = Row(self.pictured, self.last_at, self.last_mark, self.last_body)
        return Picture(self.pictured, self.body) if digest(last) == self.entry else None


def openings(connection: Connection, codes: list[str], most: int) -> dict[str, Opening | Damaged]:
    """By code, those that there are; Damaged says what is wrong with one of them."""
    found = [Found._make(row) for row in connection.execute(_TABLES, {"codes": filled_up(codes)})]
    if not found:
        return {}
    entries = _entries_of(connection, [table.id for table in found], most)
    shut = closings(connection, min(table.changed for table in found))
    made: dict[str, Opening | Damaged] = {}
    for table in found:
        at_once = _opening(table, entries.get(table.id, []), most, shut)
        opening = at_once or _by_itself(connection, table.code, most, shut)
        if opening is not None:
            made[table.code] = opening
    return made


def try_out(connection: Connection) -> None:
    """Of no table: from then on the statements are known."""
    connection.execute(_TABLES, {"codes": [""]}).all()
    _entries_of(connection, [0], 1)
    closings(connection, 0)


def _entries_of(connection: Connection, tables: Collection[int], most: int) -> dict[int, list[Row]]:
    rows = connection.execute(_ENTRIES, {"ids": filled_up([*tables]), "most": most}).all()
    by_table = groupby(rows, itemgetter(0))
    return {cast(int, table): [Row(*row[1:]) for row in some] for table, some in by_table}


def _opening(table: Found, rows: list[Row], most: int, shut: list[tuple[int, int]]) -> Opening | None:
    """None if what was read does not go together: it is damaged, or something was written meanwhile."""
    picture = table.picture()
    if picture is None and table.pictured is not None:
        return None
    after = 0 if picture is None else picture.number
    whole = [row.number for row in rows] == [*range(after + 1, after + 1 + len(rows))]
    if not whole or after + len(rows) < min(table.number, after + most):
        return None
    try:
        entries = [Entry(row.number, row.at, read(row.body), row.mark) for row in rows]
        return Opening(table.kept(), picture, entries, shut)
    except (Damaged, msgspec.DecodeError, TypeError, UnicodeError):
        return None


def _by_itself(
    connection: Connection, code: str, most: int, shut: list[tuple[int, int]]
) -> Opening | Damaged | None:
    """One step after the other; None if the table is gone by now."""
    try:
        kept = find_table(connection, code)
        if kept is None:
            return None
        picture = picture_of(connection, kept.id)
        entries = read_entries(connection, kept.id, 0 if picture is None else picture.number, most)
    except Damaged as damaged:
        return damaged
    except LookupError:
        return None
    return Opening(kept, picture, entries, shut)
