"""Bans and reports; each function is work for one transaction."""

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from capotavola.server.storage.schema import BANS, REPORTS

MOST_REPORTS: Final = 1000  # that are kept; then the eldest goes


class Ban(NamedTuple):
    """Until then nobody comes in with that key (by its hash), or from that address."""

    id: int
    kind: Literal["address", "key"]
    what: str
    wide: bool  # a key's: whoever comes with it brings the own address in here, too
    note: str
    created: int
    until: int


class KeptReport(NamedTuple):
    id: int
    code: str
    created: int
    body: bytes


def add_ban(connection: Connection, ban: Ban) -> None:
    """In the place of an earlier one of the same; the id is given here."""
    values = ban._asdict() | {"wide": int(ban.wide)}
    del values["id"]
    same = (BANS.c.kind == ban.kind) & (BANS.c.what == ban.what)
    if not connection.execute(update(BANS).where(same).values(values)).rowcount:
        connection.execute(insert(BANS).values(values))


def bans(connection: Connection, now: int) -> list[Ban]:
    """Those that are not over, the newest first."""
    rows = connection.execute(select(BANS).where(BANS.c.until > now).order_by(BANS.c.id.desc()))
    return [Ban(**{**row._asdict(), "wide": bool(row.wide)}) for row in rows]


def lift_ban(connection: Connection, number: int) -> bool:
    return connection.execute(delete(BANS).where(BANS.c.id == number)).rowcount > 0


def tidy(connection: Connection, now: int, before: int) -> None:
    """Bans that are over, and reports from before that time."""
    connection.execute(delete(BANS).where(BANS.c.until <= now))
    connection.execute(delete(REPORTS).where(REPORTS.c.created < before))


def add_report(connection: Connection, code: str, key: str, created: int, body: bytes) -> None:
    connection.execute(insert(REPORTS).values(code=code, key=key, created=created, body=body))
    if (connection.execute(select(func.count()).select_from(REPORTS)).scalar() or 0) > MOST_REPORTS:
        eldest = connection.execute(select(func.min(REPORTS.c.id))).scalar()
        connection.execute(delete(REPORTS).where(REPORTS.c.id == eldest))


def reports(connection: Connection, most: int) -> list[KeptReport]:
    """The newest first."""
    wanted = select(REPORTS.c.id, REPORTS.c.code, REPORTS.c.created, REPORTS.c.body)
    return [KeptReport(*row) for row in connection.execute(wanted.order_by(REPORTS.c.id.desc()).limit(most))]


def reports_of(connection: Connection, code: str, key: str) -> list[KeptReport]:
    """What one person has written of others at a table."""
    wanted = select(REPORTS.c.id, REPORTS.c.code, REPORTS.c.created, REPORTS.c.body)
    own = wanted.where(REPORTS.c.code == code, REPORTS.c.key == key)
    return [KeptReport(*row) for row in connection.execute(own.order_by(REPORTS.c.id))]


def settle_report(connection: Connection, number: int) -> bool:
    return connection.execute(delete(REPORTS).where(REPORTS.c.id == number)).rowcount > 0


def forget_reports(connection: Connection, code: str, key: str) -> None:
    """What one person has written."""
    connection.execute(delete(REPORTS).where(REPORTS.c.code == code, REPORTS.c.key == key))
