"""Add the bot that takes over for a player who leaves a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; existing tables keep the bot that has been used so far."""
    op.add_column(
        "tables", sa.Column("stand_in", sa.String(64), nullable=False, server_default="builder")
    )
