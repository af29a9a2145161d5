"""Order in the house: bans, and reports of players."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

WHOLE = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", WHOLE, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("wide", WHOLE, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("created", WHOLE, nullable=False),
        sa.Column("until", WHOLE, nullable=False),
        sa.UniqueConstraint("kind", "what", name="bans_what"),
    )
    op.create_table(
        "reports",
        sa.Column("id", WHOLE, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("created", WHOLE, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("reports_code", "reports", ["code"])
