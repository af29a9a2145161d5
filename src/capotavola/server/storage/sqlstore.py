"""The store, on SQLite or PostgreSQL: one set of statements for both."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from capotavola.server.messages.fields import Status
from capotavola.server.storage import openings, pictures, presence, queries, removal
from capotavola.server.storage.batch import Append, Row
from capotavola.server.storage.database import PATIENCE, Database, T, Work, open_database
from capotavola.server.storage.migrations import migrate
from capotavola.server.storage.store import (
    CodeTaken,
    Damaged,
    Kept,
    Opening,
    Picture,
    StoreTrouble,
    Summary,
    Taken,
)
from capotavola.server.storage.troubles import Unsure
from capotavola.server.storage.writer import Writer
from capotavola.server.table.log import Entry, TableSetup, written

LEAST_ROOM: Final = 4 * 1024 * 1024  # bytes on the disk: SQLite's write-ahead log grows so far at least


async def open_store(url: str, patience: float = PATIENCE) -> "SqlStore":
    """By URL (see `open_database`); the database is made, or brought up to date."""
    await migrate(url)
    return SqlStore(open_database(url, patience))


class SqlStore:
    """See `Store`. A worker beats before it connects anybody."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    async def ping(self) -> None:
        room = await self._database.room()
        if room is not None and room < LEAST_ROOM:
            raise StoreTrouble("store-full", f"{room} bytes are left on the disk")
        await self._database.read(presence.last_beat)

    async def get_ready(self) -> None:
        await self._database.read(openings.try_out)

    async def create(
        self,
        code: str,
        setup: TableSetup,
        secret: bytes,
        created: int,
        entries: list[Entry],
        summary: Summary,
    ) -> Kept:
        rows = _rows(entries, 1)
        table = {
            "code": code,
            "game": setup.game,
            "visibility": setup.visibility,
            "setup": msgspec.json.encode(setup).decode(),
            "secret": secret,
            "created": created,
            "number": len(rows),
            "changed": rows[-1].at if rows else created,
            **summary._asdict(),
        }
        try:
            number = await self._writer.do(partial(queries.insert_table, table=table, rows=rows))
        except IntegrityError:
            raise CodeTaken(code) from None
        except Unsure:
            # Nobody else has this secret.
            kept = await self.find(code)
            if kept is None or kept.secret != secret:
                raise
            return kept
        return Kept(number, code, setup, secret, created)

    async def find(self, code: str) -> Kept | None:
        return await self._database.read(partial(queries.find_table, code=code))

    async def openings(self, codes: list[str], most: int) -> dict[str, Opening | Damaged]:
        return await self._database.read(partial(openings.openings, codes=codes, most=most))

    async def entries(self, table: int, after: int, most: int | None = None) -> list[Entry]:
        return await self._database.read(partial(queries.read_entries, table=table, after=after, most=most))

    async def append(self, table: int, entries: list[Entry], summary: Summary) -> None:
        if not entries:
            raise ValueError("there is nothing to append")
        await self._writer.append(Append(table, _rows(entries, entries[0].number), summary))

    async def marked(self, table: int, mark: str) -> bool:
        return await self._database.read(partial(queries.is_marked, table=table, mark=mark))

    async def tables(self, statuses: list[Status], limit: int, before: int | None) -> list[bytes]:
        return await self._database.read(
            partial(queries.lobby, statuses=statuses, limit=limit, before=before)
        )

    async def claim_due(self, now: int, lease: int, limit: int) -> list[str]:
        return await self._writer.do(partial(queries.claim_due, now=now, lease=lease, limit=limit))

    async def lease(self, table: int, until: int) -> None:
        await self._writer.do(partial(queries.lease_table, table=table, until=until))

    async def put_off(self, code: str, until: int) -> None:
        await self._writer.do(partial(queries.put_off, code=code, until=until))

    async def close_table(self, code: str) -> bool:
        return await self._writer.do(partial(queries.close_table, code=code))

    async def remove(self, code: str) -> bool:
        return await self._writer.do(partial(removal.remove_table, code=code))

    async def expired(self, statuses: list[Status], before: int, limit: int) -> list[str]:
        return await self._database.read(
            partial(removal.expired, statuses=statuses, before=before, limit=limit)
        )

    async def rewrite(self, table: int, changed: list[Entry], last: Entry, summary: Summary) -> None:
        rows = [row for entry in changed for row in _rows([entry], entry.number)]
        work = partial(removal.rewrite, table=table, rows=rows, last=_rows([last], last.number)[0])
        if not await self._writer.do(partial(work, summary=summary)):
            raise Taken

    async def keep_picture(self, table: int, picture: Picture) -> bool:
        return await self._writer.do(partial(pictures.keep_picture, table=table, picture=picture))

    async def numbers(self, tables: list[int]) -> dict[int, int]:
        return await self._database.read(partial(queries.last_numbers, tables=tables))

    async def beat(self, worker: str, now: int) -> None:
        await self._writer.do(partial(presence.beat, worker=worker, now=now))

    async def last_beat(self) -> int | None:
        return await self._database.read(presence.last_beat)

    async def open_house(self, worker: str, now: int, pause: int) -> None:
        opening = partial(presence.open_house, worker=worker, now=now, pause=pause)
        try:
            await self._writer.do(opening)
        except IntegrityError:
            await self._writer.do(opening)  # another worker opened in the same moment: now it is seen

    async def closings(self, after: int) -> list[tuple[int, int]]:
        return await self._database.read(partial(presence.closings, after=after))

    async def bury(self, before: int) -> list[str]:
        return await self._writer.do(partial(presence.bury, before=before))

    async def connect(self, worker: str, table: int, *seats: int) -> None:
        try:
            await self._writer.do(partial(presence.connect, worker=worker, table=table, seats=seats))
        except IntegrityError:
            raise LookupError(f"there is no table {table}") from None

    async def disconnect(self, worker: str, table: int, seat: int) -> None:
        await self._writer.do(partial(presence.disconnect, worker=worker, table=table, seat=seat))

    async def connected(self, table: int) -> set[int]:
        return await self._database.read(partial(presence.connected, table=table))

    async def look(self, work: Work[T]) -> T:
        return await self._database.read(work)

    async def change(self, work: Work[T]) -> T:
        return await self._writer.do(work)

    async def room(self) -> int | None:
        return await self._database.room()

    def waiting(self) -> int:
        return self._writer.waiting()

    def note(self, noted: Callable[[float], None]) -> None:
        self._writer.noted = noted

    async def close(self) -> None:
        """What was ordered is written first."""
        await self._writer.close()
        await self._database.close()


def _rows(entries: list[Entry], first: int) -> list[Row]:
    """Entries as they are stored; ValueError if they are not numbered from `first`, or share a mark."""
    rows = [Row(entry.number, entry.at, entry.mark, written(entry.what)) for entry in entries]
    if [row.number for row in rows] != list(range(first, first + len(rows))):
        raise ValueError(f"entries are numbered one by one from {first}")
    marks = [row.mark for row in rows if row.mark is not None]
    if len(set(marks)) < len(marks):
        raise ValueError("two entries have the same mark")
    if any("\0" in mark for mark in marks):
        raise ValueError("PostgreSQL keeps no zero characters in a mark")
    return rows
