"""The tables of the database; `migrations` makes them, and a test compares the two.

All times are milliseconds since 1970. Plain column types only, so that SQLite and PostgreSQL agree.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

REVISION: Final = "0005"  # the newest of `migrations`

# SQLite counts rows by INTEGER only, which is as wide there.
Whole: Final = BigInteger().with_variant(Integer, "sqlite")

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Whole, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("number", Whole, nullable=False),  # of the newest entry
    Column("due", Whole),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("info", LargeBinary, nullable=False),
    Column("created", Whole, nullable=False),
    Column("changed", Whole, nullable=False),
    Column("leased_until", Whole),
    UniqueConstraint("code", name="tables_code"),
    Index("tables_due", "due"),
    Index("tables_lobby", "visibility", "status", "changed"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Whole, ForeignKey("tables.id", name="entries_table"), primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("at", Whole, nullable=False),
    Column("mark", Text),
    Column("body", LargeBinary, nullable=False),
    # Entries without a mark do not meet here: NULL is never equal to NULL.
    UniqueConstraint("table_id", "mark", name="entries_mark"),
)

# What a table was after the entry of that number, which is known again by its digest.
PICTURES: Final = Table(
    "pictures",
    METADATA,
    Column("table_id", Whole, ForeignKey("tables.id", name="pictures_table"), primary_key=True),
    Column("number", Whole, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seen", Whole, nullable=False),
)

# Of one seat there may be several to one worker: `count`.
CONNECTIONS: Final = Table(
    "connections",
    METADATA,
    Column("table_id", Whole, ForeignKey("tables.id", name="connections_table"), primary_key=True),
    Column("seat", Whole, primary_key=True, autoincrement=False),
    Column("worker", Text, primary_key=True),
    Column("count", Whole, nullable=False),
    Index("connections_worker", "worker"),
)

# When the house was closed, with no worker alive: from `closed` to `opened`.
CLOSINGS: Final = Table(
    "closings",
    METADATA,
    Column("opened", Whole, primary_key=True, autoincrement=False),
    Column("closed", Whole, nullable=False),
)

# Who may not come in, until when: `kind` is address or key (by its hash). `wide`: whoever comes with that key
# brings the own address in here, too.
BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", Whole, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("wide", Whole, nullable=False),
    Column("note", Text, nullable=False),
    Column("created", Whole, nullable=False),
    Column("until", Whole, nullable=False),
    UniqueConstraint("kind", "what", name="bans_what"),
)

# What players told of others; `body` is a Report as JSON, `key` the hash of who wrote it.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Whole, primary_key=True),
    Column("code", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("created", Whole, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("reports_code", "code"),
)

# How somebody wants to be called when it is their turn. `kind` is push, mail or hook, `turn` the time of the
# last decision that was called for; the quiet minutes are of the day, in the zone of that offset.
CALLS: Final = Table(
    "calls",
    METADATA,
    Column("id", Whole, primary_key=True),
    Column("code", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("quiet_from", Whole),
    Column("quiet_to", Whole),
    Column("zone", Whole, nullable=False),
    Column("token", Text, nullable=False),
    Column("confirmed", Whole, nullable=False),
    Column("turn", Whole, nullable=False),
    Column("failed", Whole, nullable=False),
    Column("created", Whole, nullable=False),
    UniqueConstraint("token", name="calls_token"),
    Index("calls_code", "code"),
)

# What the house itself must keep to itself, such as the key that its pushes are signed with.
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
