"""Messages between processes: each process receives every message once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from citadella.server.cluster.pubsub import MAX_MESSAGE_BYTES, PostgresPubSub, PubSub, pubsub_for
from citadella.server.storage.database import Database
from citadella.server.storage.location import database_url
from tests.server.harness import TIMEOUT_S
from tests.server.postgres import postgres


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres() as url:
        yield database_url(tmp_path_factory.mktemp("none"), url)


async def test_a_single_process_receives_its_own_messages() -> None:
    pubsub = PubSub()
    heard: list[str] = []

    async def later(text: str) -> None:
        heard.append(f"later {text}")

    pubsub.subscribe("tables", heard.append)
    pubsub.subscribe("tables", later)
    pubsub.subscribe("other", heard.append)
    await pubsub.publish("tables", "one")
    assert heard == ["one"]
    await asyncio.sleep(0)
    assert heard == ["one", "later one"]
    await pubsub.close()


async def test_a_failing_handler_does_not_affect_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pubsub = PubSub()
    heard: list[str] = []

    def bad(text: str) -> None:
        raise ValueError(text)

    pubsub.subscribe("tables", bad)
    pubsub.subscribe("tables", heard.append)
    with caplog.at_level(logging.CRITICAL):
        await pubsub.publish("tables", "one")
    assert heard == ["one"]


async def test_only_a_postgresql_database_uses_notify(tmp_path: Path, database: str) -> None:
    for url, kind in ((database_url(tmp_path, None), PubSub), (database, PostgresPubSub)):
        db = Database(url)
        assert type(pubsub_for(db)) is kind
        await db.close()


async def test_every_process_receives_a_message_once(database: str) -> None:
    databases = [Database(database) for _ in range(2)]
    buses = [PostgresPubSub(db) for db in databases]
    heard: list[asyncio.Queue[str]] = [asyncio.Queue() for _ in buses]
    for pubsub, queue in zip(buses, heard, strict=True):
        pubsub.subscribe("tables", queue.put_nowait)
        await pubsub.open()
        await pubsub.listening()
    async with asyncio.timeout(TIMEOUT_S):
        for text in ("'; DROP TABLE x; --", "ő" * 3000, ""):
            await buses[0].publish("other", text)
            await buses[0].publish("tables", text)
            assert [await queue.get() for queue in heard] == [text, text]
    assert all(queue.empty() for queue in heard)
    with pytest.raises(ValueError, match="at most"):
        await buses[0].publish("tables", "x" * MAX_MESSAGE_BYTES)
    for pubsub, db in zip(buses, databases, strict=True):
        await pubsub.close()
        await db.close()


async def test_listening_resumes_after_a_lost_database_connection(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    db = Database(database)
    speaker, listener = PostgresPubSub(db), PostgresPubSub(db)
    heard: asyncio.Queue[str] = asyncio.Queue()
    listener.subscribe("tables", heard.put_nowait)
    await listener.open()
    await listener.listening()
    engine = create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection, caplog.at_level(logging.CRITICAL):
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
        )
        async with asyncio.timeout(TIMEOUT_S):
            while listener._listening.is_set():
                await asyncio.sleep(0.01)
            await listener.listening()
            await speaker.publish("tables", "again")
            assert await heard.get() == "again"
    engine.dispose()
    await listener.close()
    await db.close()
