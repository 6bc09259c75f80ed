"""Which bot plays on for a player who leaves a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables from before are played on by the bot that always did."""
    op.add_column(
        "tables", sa.Column("stand_in", sa.String(64), nullable=False, server_default="builder")
    )
