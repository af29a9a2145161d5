"""Tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

WHOLE = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", WHOLE, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("number", WHOLE, nullable=False),
        sa.Column("due", WHOLE),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("info", sa.LargeBinary, nullable=False),
        sa.Column("created", WHOLE, nullable=False),
        sa.Column("changed", WHOLE, nullable=False),
        sa.UniqueConstraint("code", name="tables_code"),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_lobby", "tables", ["visibility", "status", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", WHOLE, sa.ForeignKey("tables.id", name="entries_table"), primary_key=True),
        sa.Column("number", WHOLE, primary_key=True, autoincrement=False),
        sa.Column("at", WHOLE, nullable=False),
        sa.Column("mark", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "mark", name="entries_mark"),
    )
