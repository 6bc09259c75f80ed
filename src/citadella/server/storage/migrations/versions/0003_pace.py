"""Add the pace of the bots of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; existing tables continue at the normal pace."""
    op.add_column(
        "tables", sa.Column("pace", sa.String(16), nullable=False, server_default="normal")
    )
