"""Alembic's entry point: migrates the database whose URL the caller has set."""

from alembic import context
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from citadella.server.storage.models import Base

ONE_AT_A_TIME = 0xC17ADE11A


def run() -> None:
    """Run the missing migrations in one transaction."""
    engine = create_engine(context.config.attributes["url"], poolclass=NullPool)
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=Base.metadata)
        with context.begin_transaction():
            if connection.dialect.name == "postgresql":
                # If several processes start at once, one migrates and the others wait.
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
            context.run_migrations()
    engine.dispose()


run()
