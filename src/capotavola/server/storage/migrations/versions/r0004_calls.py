"""Calls for who is away, and the house's own secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

WHOLE = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("id", WHOLE, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("quiet_from", WHOLE),
        sa.Column("quiet_to", WHOLE),
        sa.Column("zone", WHOLE, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("confirmed", WHOLE, nullable=False),
        sa.Column("turn", WHOLE, nullable=False),
        sa.Column("failed", WHOLE, nullable=False),
        sa.Column("created", WHOLE, nullable=False),
        sa.UniqueConstraint("token", name="calls_token"),
    )
    op.create_index("calls_code", "calls", ["code"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
