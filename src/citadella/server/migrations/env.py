"""Alembic's entry: runs the migrations with a plain (synchronous) driver."""

from alembic import context
from sqlalchemy import create_engine
from sqlalchemy.engine import make_url

from citadella.server.models import Base

SYNC_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}


def run() -> None:
    """Upgrade the database that the caller names."""
    url = make_url(context.config.attributes["url"])
    engine = create_engine(url.set(drivername=SYNC_DRIVERS[url.get_backend_name()]))
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=Base.metadata)
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


run()
