"""Alembic's entry: runs the migrations with the same driver as the server."""

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from citadella.server.models import Base


def upgrade(connection: Connection) -> None:
    """Run what is missing."""
    context.configure(connection=connection, target_metadata=Base.metadata)
    with context.begin_transaction():
        context.run_migrations()


async def run() -> None:
    """Upgrade the database that the caller names."""
    engine = create_async_engine(context.config.attributes["url"])
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


asyncio.run(run())
