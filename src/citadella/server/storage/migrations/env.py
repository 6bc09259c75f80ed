"""Alembic's entry: brings the database that the caller names to the newest form."""

from alembic import context
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from citadella.server.storage.models import Base

ONE_AT_A_TIME = 0xC17ADE11A


def run() -> None:
    """Run what is missing, in one transaction."""
    engine = create_engine(context.config.attributes["url"], poolclass=NullPool)
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=Base.metadata)
        with context.begin_transaction():
            if connection.dialect.name == "postgresql":
                # Of several processes that start at once, one does it and the others wait.
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
            context.run_migrations()
    engine.dispose()


run()
