"""Add server processes; add a lease, a wake time and a rules version to every table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns and the table; schedule all games in play to be loaded immediately."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    for column in (
        sa.Column("rules", sa.String(16), nullable=False, server_default=""),
        sa.Column("owner", sa.String(32), nullable=True),
        sa.Column("term", sa.Integer, nullable=False, server_default="0"),
        sa.Column("wake", sa.BigInteger, nullable=True),
    ):
        op.add_column("tables", column)
    for name in ("owner", "wake"):
        op.create_index(f"ix_tables_{name}", "tables", [name])
    op.execute("UPDATE tables SET wake = 0 WHERE status = 'playing'")
