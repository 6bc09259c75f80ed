"""News between the processes of one hall: said in one, heard in all.

Alone, a process only hears itself. On PostgreSQL news travel by LISTEN and NOTIFY: what is said
reaches every process that is connected at that moment, and is kept nowhere. So news only save
waiting: whatever must happen is found in the database too, by those who look there now and then.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from citadella.server.storage.store import Store

log = logging.getLogger("citadella.server")
CHANNEL: Final = "citadella"
# PostgreSQL carries at most 8000 bytes.
MOST_BYTES: Final = 7900
RETRY_SECONDS: Final = 1.0
Handler = Callable[[str], Awaitable[None] | None]


class Bus:
    """The news of a hall with one process."""

    def __init__(self) -> None:
        """Start without listeners."""
        self._handlers: dict[str, list[Handler]] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        """Begin to listen to other processes."""

    async def close(self) -> None:
        """Stop to listen, and everything that a piece of news has started."""
        under_way = list(self._tasks)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Call `handler` with every text that is published on a topic, in any process."""
        self._handlers.setdefault(topic, []).append(handler)

    async def publish(self, topic: str, text: str) -> None:
        """Tell everyone who listens to a topic; this process hears it before this returns."""
        self._deliver(topic, text)

    def _deliver(self, topic: str, text: str) -> None:
        for handler in self._handlers.get(topic, ()):
            try:
                under_way = handler(text)
            except Exception:
                log.exception("News on '%s' did harm.", topic)
                continue
            if under_way is not None:
                self.later(_guarded(topic, under_way))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do a work in the background, until the bus is closed."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _guarded(topic: str, under_way: Awaitable[None]) -> None:
    try:
        await under_way
    except Exception:
        log.exception("News on '%s' did harm.", topic)


class PostgresBus(Bus):
    """The news of a hall with any number of processes on one PostgreSQL."""

    def __init__(self, store: Store) -> None:
        """Speak through a store, and listen on a connection of its own."""
        super().__init__()
        self._store = store
        # What this process said is known here already when the database brings it back.
        self._me = secrets.token_hex(8)
        self._listening = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen; the database is tried again for as long as it is away."""
        self.later(self._listen())

    async def listening(self) -> None:
        """Wait until this process hears the others."""
        await self._listening.wait()

    async def publish(self, topic: str, text: str) -> None:
        """Tell this process, then all others (who miss it if the database is away)."""
        news = json.dumps([self._me, topic, text], ensure_ascii=False)
        if len(news.encode()) > MOST_BYTES:
            raise ValueError(f"News have at most {MOST_BYTES} bytes.")
        self._deliver(topic, text)
        try:
            await self._store.notify(CHANNEL, news)
        except Exception as error:
            log.warning("News on '%s' reached no other process: %s.", topic, type(error).__name__)

    async def _listen(self) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._store.plain_url, autocommit=True, connect_timeout=5
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("No news from other processes: %s.", type(error).__name__)
            self._listening.clear()
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, news: str) -> None:
        try:
            who, topic, text = json.loads(news)
        except ValueError:
            # Anyone with access to the database can say anything there.
            return
        if who != self._me:
            self._deliver(topic, text)


def bus_for(store: Store) -> Bus:
    """Return the bus that fits a database."""
    return PostgresBus(store) if store.is_shared else Bus()
