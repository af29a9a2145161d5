"""What the databases complain about, in the words of the store."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from capotavola.server.storage.store import StoreTrouble

SQLITE_REASONS: Final = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
}
POSTGRES_REASONS: Final = {
    "53100": "store-full",  # no room on the disk
    "53300": "store-busy",  # too many connections
    "55P03": "store-busy",  # a lock was not to be had in time
    "57014": "store-busy",  # a statement took too long
    "40001": "store-busy",  # two transactions could not be put in an order
    "40P01": "store-busy",  # two transactions waited for each other
}
# What was sent is at fault, not the store: it cannot be kept, or something is there already.
POSTGRES_REFUSALS: Final = ("22", "23")
# The server goes or has gone, or the line to it: it may have done what it was last asked for.
POSTGRES_LOST: Final = ("08", "57P")


class Unsure(StoreTrouble):
    """The connection went while a transaction was being committed: look whether it was."""


def trouble(error: Exception) -> StoreTrouble | None:
    """What is wrong with the storage; None if it is what was to be stored."""
    if isinstance(error, StoreTrouble):
        return error
    if isinstance(error, DBAPIError | sqlite3.Error):
        driver = error.driver_exception if isinstance(error, DBAPIError) else error
        reason = _sqlite_reason(driver) if isinstance(driver, sqlite3.Error) else _postgres_reason(driver)
        return None if reason is None else StoreTrouble(reason, _plain(driver))
    if isinstance(error, NoFreeConnection):
        return StoreTrouble("store-busy", "all connections to the database are in use")
    if isinstance(error, OSError):
        return StoreTrouble("store-failed", _plain(error))
    return None


def settled(error: Exception) -> bool:
    """Whether PostgreSQL itself says that a transaction was not committed."""
    state = _state(error.driver_exception) if isinstance(error, DBAPIError) else ""
    return state != "" and not state.startswith(POSTGRES_LOST)


def _sqlite_reason(error: sqlite3.Error) -> str | None:
    if isinstance(error, sqlite3.IntegrityError | sqlite3.DataError):
        return None
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return SQLITE_REASONS.get(code & 0xFF, "store-failed")


def _postgres_reason(error: Exception) -> str | None:
    state = _state(error)
    # A ValueError comes from the driver, before anything is sent.
    if isinstance(error, ValueError) or state.startswith(POSTGRES_REFUSALS):
        return None
    return POSTGRES_REASONS.get(state, "store-failed")


def _state(error: Exception) -> str:
    return getattr(error, "sqlstate", None) or ""


def _plain(error: Exception) -> str:
    """The first line of it: what follows are hints for programmers."""
    return (str(error).splitlines() or [type(error).__name__])[0]
