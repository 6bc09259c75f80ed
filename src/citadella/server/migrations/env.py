"""Alembic's entry: brings the database that the caller names to the newest form."""

from alembic import context
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from citadella.server.models import Base


def run() -> None:
    """Run what is missing, in one transaction."""
    engine = create_engine(context.config.attributes["url"], poolclass=NullPool)
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=Base.metadata)
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


run()
