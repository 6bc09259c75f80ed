"""Publish/subscribe between the processes of a server.

On PostgreSQL, messages are sent with NOTIFY and reach only the processes connected at that moment.
A lost message only costs time, since processes also poll the database for everything that must
happen. Without PostgreSQL there is one process, and messages never leave it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy import func, select

from citadella.server.background import BackgroundTasks
from citadella.server.storage.database import Database

log = logging.getLogger("citadella.server")
CHANNEL: Final = "citadella"  # the PostgreSQL channel, which carries all channels of PubSub
#: PostgreSQL limits the payload of a NOTIFY to less than 8000 bytes.
MAX_MESSAGE_BYTES: Final = 7900
RETRY_DELAY_S: Final = 1.0  # before connecting again
MAX_IDS_PER_MESSAGE: Final = 500  # to stay below MAX_MESSAGE_BYTES
Handler = Callable[[str], Awaitable[None] | None]


class PubSub(BackgroundTasks):
    """Publish/subscribe within one process."""

    def __init__(self) -> None:
        """Create the object without subscribers."""
        super().__init__()
        self._handlers: dict[str, list[Handler]] = {}

    async def open(self) -> None:
        """Start receiving messages of other processes."""

    async def close(self) -> None:
        """Stop receiving, and cancel the handlers that are still running."""
        await self.stop()

    def subscribe(self, channel: str, handler: Handler) -> None:
        """Call `handler` with every text that a process publishes on a channel."""
        self._handlers.setdefault(channel, []).append(handler)

    async def publish(self, channel: str, text: str) -> None:
        """Publish a text, first calling the handlers in this process."""
        self._deliver(channel, text)

    async def publish_ids(self, channel: str, ids: Sequence[int]) -> None:
        """Publish ids, separated by spaces, split into as many messages as necessary."""
        for first in range(0, len(ids), MAX_IDS_PER_MESSAGE):
            batch = ids[first : first + MAX_IDS_PER_MESSAGE]
            await self.publish(channel, " ".join(map(str, batch)))

    def _deliver(self, channel: str, text: str) -> None:
        for handler in self._handlers.get(channel, ()):
            try:
                awaitable = handler(text)
            except Exception:
                log.exception("A message on '%s' could not be handled.", channel)
                continue
            if awaitable is not None:
                self.start(_log_failure(channel, awaitable))


async def _log_failure(channel: str, awaitable: Awaitable[None]) -> None:
    try:
        await awaitable
    except Exception:
        log.exception("A message on '%s' could not be handled.", channel)


class PostgresPubSub(PubSub):
    """Publish/subscribe between all processes that use one PostgreSQL database."""

    def __init__(self, database: Database) -> None:
        """Publish through a database, and listen on a separate connection."""
        super().__init__()
        self._database = database
        # Identifies messages sent by this process, which the database also delivers to it.
        self._sender_id = secrets.token_hex(8)
        self._listening = asyncio.Event()

    async def open(self) -> None:
        """Start listening in the background; retry while the database is unavailable."""
        self.start(self._listen())

    async def listening(self) -> None:
        """Wait until this process is listening for messages from other processes."""
        await self._listening.wait()

    async def publish(self, channel: str, text: str) -> None:
        """Deliver a text in this process, then send it to the other processes.

        If the database is unavailable, the other processes do not receive the text.
        """
        message = json.dumps([self._sender_id, channel, text], ensure_ascii=False)
        if len(message.encode()) > MAX_MESSAGE_BYTES:
            size = len(message.encode())
            raise ValueError(f"A message can have at most {MAX_MESSAGE_BYTES} bytes, not {size}.")
        self._deliver(channel, text)
        try:
            await self._database.transaction(
                lambda session: session.execute(select(func.pg_notify(CHANNEL, message)))
            )
        except Exception as error:
            log.warning(
                "A message on '%s' reached no other process: %s.", channel, type(error).__name__
            )

    async def _listen(self) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._database.plain_url, autocommit=True, connect_timeout=5
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    async for notice in connection.notifies():
                        self._receive(notice.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("Messages from other processes are lost: %s.", type(error).__name__)
            self._listening.clear()
            await asyncio.sleep(RETRY_DELAY_S)

    def _receive(self, message: str) -> None:
        try:
            sender, channel, text = json.loads(message)
        except ValueError:
            # Ignore invalid messages: anyone with access to the database can send them.
            return
        if sender != self._sender_id:
            self._deliver(channel, text)


def pubsub_for(database: Database) -> PubSub:
    """Return a PostgresPubSub for a shared database, otherwise a PubSub."""
    return PostgresPubSub(database) if database.is_shared else PubSub()
