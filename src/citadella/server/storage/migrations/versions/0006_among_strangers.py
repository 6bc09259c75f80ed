"""Add moderation: the hosts' options for their tables, reports, bans, the operator's orders."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns and tables; existing tables allow chat and several seats per person."""
    no, yes = sa.false(), sa.true()
    number, short = sa.BigInteger, sa.String(16)
    op.add_column("guests", sa.Column("seen", number, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("origin", short, nullable=False, server_default=""))
    op.add_column("guests", sa.Column("banned", number, nullable=False, server_default="0"))
    op.execute("UPDATE guests SET seen = created")
    op.add_column("tables", sa.Column("origin", short, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=yes))
    op.add_column("tables", sa.Column("several", sa.Boolean, nullable=False, server_default=yes))
    op.create_index("ix_tables_origin", "tables", ["origin"])
    op.add_column("seats", sa.Column("device_until", number, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=no))
    op.add_column("chat", sa.Column("guest", sa.String(32), nullable=True))
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Integer, nullable=False, index=True),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=True, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False, index=True),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("at", number, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("origin", sa.String(16), primary_key=True),
        sa.Column("until", number, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("at", number, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
