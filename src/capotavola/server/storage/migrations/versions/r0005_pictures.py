"""Pictures of tables, so that a log need not be folded from its beginning."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

WHOLE = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "pictures",
        sa.Column("table_id", WHOLE, sa.ForeignKey("tables.id", name="pictures_table"), primary_key=True),
        sa.Column("number", WHOLE, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
