"""How fast the bots of a table play."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables from before go on at the usual pace."""
    op.add_column(
        "tables", sa.Column("pace", sa.String(16), nullable=False, server_default="normal")
    )
