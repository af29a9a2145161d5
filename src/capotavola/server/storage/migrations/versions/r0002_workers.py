"""Several workers: leases of duties, signs of life, who is connected where, when nobody was there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

WHOLE = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("leased_until", WHOLE))
    op.create_table(
        "workers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", WHOLE, nullable=False),
    )
    op.create_table(
        "connections",
        sa.Column("table_id", WHOLE, sa.ForeignKey("tables.id", name="connections_table"), primary_key=True),
        sa.Column("seat", WHOLE, primary_key=True, autoincrement=False),
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("count", WHOLE, nullable=False),
    )
    op.create_index("connections_worker", "connections", ["worker"])
    op.create_table(
        "closings",
        sa.Column("opened", WHOLE, primary_key=True, autoincrement=False),
        sa.Column("closed", WHOLE, nullable=False),
    )
