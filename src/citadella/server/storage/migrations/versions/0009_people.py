"""Add devices, ways to sign in, friends and blocked people."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables; move each guest's cookie to a row for the guest's first device."""
    devices = op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    guests = sa.table("guests", *(sa.column(name) for name in ("id", "secret_hash", "created")))
    op.execute(
        devices.insert().from_select(
            ["id", "guest", "secret_hash", "label", "created", "seen"],
            sa.select(
                guests.c.id,
                guests.c.id,
                guests.c.secret_hash,
                sa.literal(""),
                guests.c.created,
                guests.c.created,
            ),
        )
    )
    with op.batch_alter_table("guests") as batch:
        batch.drop_column("secret_hash")
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mail_addresses",
        sa.Column("address", sa.String(254), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, unique=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
    )
    op.create_table(
        "tickets",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("about", sa.String(254), nullable=False, index=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    for name, other in (("friends", "friend"), ("blocks", "blocked")):
        op.create_table(
            name,
            sa.Column("guest", sa.String(32), primary_key=True),
            sa.Column(other, sa.String(32), primary_key=True, index=True),
            sa.Column("at", sa.BigInteger, nullable=False),
        )
