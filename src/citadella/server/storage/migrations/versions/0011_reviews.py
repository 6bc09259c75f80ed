"""Add stored reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the table for reviews."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
