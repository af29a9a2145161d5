"""Who wants to be called, and was; each function is work for one transaction."""

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from capotavola.server.storage.schema import CALLS, SECRETS, TABLES

MOST: Final = 6  # ways to call one person at one table
MOST_FAILURES: Final = 5  # in a row; then it is given up


class Wanted(NamedTuple):
    """One way to call one person at one table, or by `table` everybody there; see the schema."""

    id: int
    code: str
    key: str
    kind: Literal["push", "mail", "hook", "table"]
    target: str
    language: str
    quiet_from: int | None
    quiet_to: int | None
    zone: int
    token: str
    confirmed: bool
    turn: int
    failed: int
    created: int


def add_call(connection: Connection, wanted: Wanted) -> bool:
    """False if there are enough; the same target again takes the place of the earlier one."""
    own = (CALLS.c.code == wanted.code) & (CALLS.c.key == wanted.key)
    connection.execute(delete(CALLS).where(own, CALLS.c.kind == wanted.kind, CALLS.c.target == wanted.target))
    if (connection.execute(select(func.count()).select_from(CALLS).where(own)).scalar() or 0) >= MOST:
        return False
    values = wanted._asdict() | {"confirmed": int(wanted.confirmed)}
    del values["id"]
    connection.execute(insert(CALLS).values(values))
    return True


def calls_at(connection: Connection, code: str) -> list[Wanted]:
    rows = connection.execute(select(CALLS).where(CALLS.c.code == code).order_by(CALLS.c.id))
    return [Wanted(**{**row._asdict(), "confirmed": bool(row.confirmed)}) for row in rows]


def tables_with_calls(connection: Connection) -> list[str]:
    playing = select(TABLES.c.code).where(TABLES.c.status == "playing")
    return list(
        connection.execute(select(CALLS.c.code).where(CALLS.c.code.in_(playing)).distinct()).scalars()
    )


def claim_call(connection: Connection, number: int, turn: int) -> bool:
    """Of all workers one calls, once for each turn."""
    later = update(CALLS).where(CALLS.c.id == number, CALLS.c.turn < turn).values(turn=turn)
    return connection.execute(later).rowcount > 0


def call_succeeded(connection: Connection, number: int) -> None:
    connection.execute(update(CALLS).where(CALLS.c.id == number).values(failed=0))


def call_failed(connection: Connection, number: int, before: int) -> None:
    """It may be tried again, a few times."""
    again = update(CALLS).where(CALLS.c.id == number).values(turn=before, failed=CALLS.c.failed + 1)
    connection.execute(again)
    connection.execute(delete(CALLS).where(CALLS.c.id == number, CALLS.c.failed >= MOST_FAILURES))


def confirm_call(connection: Connection, token: str) -> bool:
    return connection.execute(update(CALLS).where(CALLS.c.token == token).values(confirmed=1)).rowcount > 0


def stop_call(connection: Connection, token: str) -> bool:
    return connection.execute(delete(CALLS).where(CALLS.c.token == token)).rowcount > 0


def remove_call(connection: Connection, number: int) -> None:
    connection.execute(delete(CALLS).where(CALLS.c.id == number))


def remove_own(connection: Connection, code: str, key: str, number: int | None) -> bool:
    """One of a person's calls at a table, or all."""
    own = delete(CALLS).where(CALLS.c.code == code, CALLS.c.key == key)
    return connection.execute(own if number is None else own.where(CALLS.c.id == number)).rowcount > 0


def the_secret(connection: Connection, name: str, new: bytes) -> bytes:
    """The one that is kept under the name; the new one, if there is none."""
    kept = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar()
    if kept is None:
        connection.execute(insert(SECRETS).values(name=name, value=new))
        return new
    found: bytes = kept
    return found
