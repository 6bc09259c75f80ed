"""Web Push: subscriptions of guests' browsers, and the threads that send notifications to them."""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from citadella.server.background import BackgroundTasks
from citadella.server.people.web_push import (
    AUTH_SECRET_BYTES,
    PUBLIC_KEY_BYTES,
    PushSender,
    VapidSigner,
    bad_endpoint,
    base64url_decode,
    base64url_encode,
)
from citadella.server.protocol.guests import NewSubscription
from citadella.server.storage.database import Database
from citadella.server.storage.models import Subscription
from citadella.texts import LANGUAGES, Texts

log = logging.getLogger("citadella.server")

MAX_SUBSCRIPTIONS_PER_GUEST: Final = 10
#: Maximum number of simultaneous requests to push services; each request uses a thread.
MAX_CONCURRENT_REQUESTS: Final = 4
#: The HTTP statuses with which push services reject a subscription that has ended.
SUBSCRIPTION_ENDED: Final = (404, 410)


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification about a table; `text` is a message key, `preset` is '' for custom cards."""

    preset: str
    code: str
    # A newer notification replaces an older one with the same tag.
    tag: str
    text: str = "push-turn"

    def table(self, language: str) -> str:
        """Return the name of the table's card set."""
        texts = Texts(language)
        return texts(f"preset-{self.preset}") if self.preset else texts("custom-cards")

    def body(self, language: str) -> bytes:
        """Return the JSON that the browser receives."""
        message = {
            "title": "Citadella",
            "body": Texts(language)(self.text, table=self.table(language)),
            "path": f"/t/{self.code}",
            "tag": self.tag,
        }
        return json.dumps(message, ensure_ascii=False).encode()


class PushNotifier:
    """Stores the subscriptions of guests, and sends them notifications in the background."""

    def __init__(
        self, database: Database, signer: VapidSigner, sender: PushSender | None = None
    ) -> None:
        self.public_key = signer.public_key
        self._database = database
        self._signer = signer
        self._sender = sender or PushSender()
        self._tasks = BackgroundTasks()
        # Each guest uses one thread at a time, so that a guest whose push services do not answer
        # does not delay the notifications of others.
        self._threads = ThreadPoolExecutor(MAX_CONCURRENT_REQUESTS, "push")
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def subscribe(self, guest: str, wanted: NewSubscription) -> None:
        """Store a browser's subscription; delete the guest's oldest ones if there are too many."""
        self._sender.check(wanted.endpoint)
        point, secret = base64url_decode(wanted.p256dh), base64url_decode(wanted.auth)
        if len(point) != PUBLIC_KEY_BYTES or point[0] != 4 or len(secret) != AUTH_SECRET_BYTES:
            raise bad_endpoint()
        added = Subscription(
            guest=guest,
            endpoint=wanted.endpoint,
            p256dh=base64url_encode(point),
            auth=base64url_encode(secret),
            language=wanted.language if wanted.language in LANGUAGES else LANGUAGES[0],
        )
        mine = select(Subscription).where(Subscription.guest == guest)

        def add(session: Session) -> None:
            session.execute(delete(Subscription).where(Subscription.endpoint == wanted.endpoint))
            newest_first = session.scalars(mine.order_by(Subscription.id.desc())).all()
            for old in newest_first[MAX_SUBSCRIPTIONS_PER_GUEST - 1 :]:
                session.delete(old)
            session.add(added)

        await self._database.transaction(add)

    async def unsubscribe(self, guest: str | None, endpoint: str) -> None:
        """Delete a subscription if it belongs to `guest`, or in any case if `guest` is None."""
        query = delete(Subscription).where(Subscription.endpoint == endpoint)
        if guest is not None:
            query = query.where(Subscription.guest == guest)
        await self._database.transaction(lambda session: session.execute(query))

    async def subscriptions_of(self, guest: str) -> list[Subscription]:
        query = select(Subscription).where(Subscription.guest == guest)
        return await self._database.transaction(lambda session: list(session.scalars(query)))

    def notify(self, guest: str, notification: Notification) -> None:
        """Send a notification to all browsers of a guest, in the background."""
        self._tasks.start(self._notify(guest, notification))

    async def _notify(self, guest: str, notification: Notification) -> None:
        async with self._locks.setdefault(guest, asyncio.Lock()):
            for subscription in await self.subscriptions_of(guest):
                await self._notify_browser(subscription, notification)

    async def _notify_browser(self, subscription: Subscription, notification: Notification) -> None:
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(
                self._threads, self._send, subscription, notification
            )
        except Exception as error:
            # For privacy the log names neither the guest nor the address.
            log.warning("A notification could not be sent: %s.", type(error).__name__)
            return
        if status in SUBSCRIPTION_ENDED:
            await self.unsubscribe(None, subscription.endpoint)
        elif status >= 400:
            log.warning("A push service refused a notification with status %s.", status)

    def _send(self, subscription: Subscription, notification: Notification) -> int:
        body = notification.body(subscription.language)
        headers, encrypted = self._signer.encrypt(subscription, body)
        return self._sender.send(
            subscription.endpoint, headers | {"Topic": notification.tag}, encrypted
        )

    def close(self) -> None:
        self._tasks.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
