"""Web Push: notices of turns and rounds for people who are not here (RFC 8030, 8291, 8292).

A browser that wants to be told names an address at its maker's push service, and keys; what is
sent there only that browser can read. The server proves who it is with a key of its own (VAPID).
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
import http.client
import json
import logging
import os
import socket
import ssl
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

from citadella.extras import MissingLibraryError
from citadella.rules import MalformedError
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.models import Subscription
from citadella.server.storage.store import Store
from citadella.texts import LANGUAGES, Texts

log = logging.getLogger("citadella.server")

HTTPS_PORT: Final = 443
MOST_LETTERS: Final = 1000
MOST_OF_GUEST: Final = 10
# How long a service may take from beginning to end, and how many are waited for at a time.
PATIENCE: Final = 10.0
AT_A_TIME: Final = 4
# How long a service keeps what it could not hand on; after that the news is old.
KEPT_FOR: Final = 86_400
# What a service answers for a browser that is gone for good.
GONE: Final = (404, 410)
POINT_LENGTH: Final = 65
SECRET_LENGTH: Final = 16


@dataclass(frozen=True, slots=True)
class Notice:
    """What is sent: what happens at somebody's table, and the way there."""

    preset: str
    code: str
    # Newer news of the same table take the place of older ones.
    tag: str
    # That it is one's turn, unless it is said otherwise.
    text: str = "push-turn"

    def table(self, language: str) -> str:
        """Return what the table is called."""
        texts = Texts(language)
        return texts(f"preset-{self.preset}") if self.preset else texts("custom-cards")

    def body(self, language: str) -> bytes:
        """Return the message in a language."""
        told = {
            "title": "Citadella",
            "body": Texts(language)(self.text, table=self.table(language)),
            "path": f"/t/{self.code}",
            "tag": self.tag,
        }
        return json.dumps(told, ensure_ascii=False).encode()


# --- the server's key -----------------------------------------------------------------------
def _libraries() -> tuple[Any, Any]:
    """Return what seals and what signs."""
    try:
        import http_ece
        from py_vapid import Vapid02
    except ImportError:
        raise MissingLibraryError("http-ece, py-vapid", "push") from None
    return http_ece, Vapid02


def make_key(file: Path) -> None:
    """Write a new key into a file of its own that only its owner can read."""
    _, vapid = _libraries()
    key = vapid()
    key.generate_keys()
    try:
        # Never over an old key: everyone who asked to be told would have to ask again.
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise MalformedError(f"There is a file '{file}' already; it stays as it is.") from None
    except OSError as error:
        raise MalformedError(f"'{file}' cannot be written: {error.strerror}.") from None
    with os.fdopen(handle, "wb") as out:
        out.write(key.private_pem())


class Signer:
    """The server's key, and how to reach who runs the server."""

    def __init__(self, file: Path, contact: str) -> None:
        """Read the key; `contact` is an address of a person (`mailto:…` or `https://…`)."""
        if not contact.startswith(("mailto:", "https://")):
            raise MalformedError("Push services want an address: --push-contact mailto:you@…")
        self._ece, vapid = _libraries()
        try:
            self._key = vapid.from_pem(file.read_bytes())
        except OSError as error:
            raise MalformedError(f"'{file}' cannot be read: {error.strerror}.") from None
        except Exception:
            raise MalformedError(f"'{file}' holds no key: make one with push-key.") from None
        self._contact = contact

    @property
    def public_key(self) -> str:
        """Return the public half, as browsers take it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    def sealed(self, subscription: Subscription, message: bytes) -> tuple[dict[str, str], bytes]:
        """Return the headers and the body of what is sent, readable by one browser only."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

        body: bytes = self._ece.encrypt(
            message,
            private_key=generate_private_key(SECP256R1()),
            dh=_bytes(subscription.p256dh),
            auth_secret=_bytes(subscription.auth),
            version="aes128gcm",
        )
        site = urlsplit(subscription.endpoint)
        signed: dict[str, str] = self._key.sign(
            {"aud": f"{site.scheme}://{site.netloc}", "sub": self._contact}
        )
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
        }, body


# --- the way out ----------------------------------------------------------------------------
def is_public(address: str) -> bool:
    """Return whether an address is one of the open network."""
    found = ip_address(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


class Postman:
    """Carries sealed messages to push services, and to nowhere else: nobody may send this server
    to machines that only it can reach.
    """

    def __init__(
        self,
        context: ssl.SSLContext | None = None,
        ports: tuple[int, ...] = (HTTPS_PORT,),
        may_reach: Callable[[str], bool] = is_public,
    ) -> None:
        """Trust what the machine trusts, unless told otherwise."""
        self._context = context or ssl.create_default_context()
        self._ports = ports
        self._may_reach = may_reach

    def check(self, endpoint: str) -> SplitResult:
        """Return the parts of an address that may be sent to; refuse all others."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port or HTTPS_PORT
        except ValueError:
            raise _bad_endpoint() from None
        host = parts.hostname or ""
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if len(endpoint) > MOST_LETTERS or not plain or parts.scheme != "https" or not host:
            raise _bad_endpoint()
        if parts.username or parts.password or port not in self._ports:
            raise _bad_endpoint()
        with contextlib.suppress(ValueError):
            if not self._may_reach(str(ip_address(host))):
                raise _bad_endpoint()
        return parts

    def carry(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send a message; return the status that the service answers with."""
        parts = self.check(endpoint)
        host, port = parts.hostname or "", parts.port or HTTPS_PORT
        found = {
            str(info[4][0]) for info in socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)
        }
        if not found or not all(self._may_reach(address) for address in found):
            raise _bad_endpoint()
        # To the very address that was looked at: the name may lead elsewhere a moment later.
        nearest = min(found, key=lambda address: (":" in address, address))
        plain = socket.create_connection((nearest, port), PATIENCE)
        try:
            secure = self._context.wrap_socket(
                plain, server_hostname=host, do_handshake_on_connect=False
            )
        except BaseException:
            plain.close()
            raise
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = secure
        # One that answers byte by byte would never be too late with any of them.
        alarm = threading.Timer(PATIENCE, _cut, (secure,))
        alarm.daemon = True
        alarm.start()
        try:
            secure.do_handshake()
            path = parts.path or "/"
            connection.request(
                "POST", f"{path}?{parts.query}" if parts.query else path, body, headers
            )
            return connection.getresponse().status
        finally:
            alarm.cancel()
            connection.close()


def _cut(line: socket.socket) -> None:
    """End a connection on which somebody waits in another thread, who hears that it is cut."""
    with contextlib.suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def _bad_endpoint() -> RequestError:
    return RequestError("bad-push", "That is not the address of a push service.")


# --- telling people -------------------------------------------------------------------------
class Pusher:
    """Tells guests that it is their turn, on every browser that asked for it."""

    def __init__(self, store: Store, signer: Signer, postman: Postman | None = None) -> None:
        """Send with a key."""
        self.public_key = signer.public_key
        self._store = store
        self._signer = signer
        self._postman = postman or Postman()
        self._tasks: set[asyncio.Task[None]] = set()
        # Threads of its own, and one of them for a guest: whoever names services that never
        # answer keeps nobody else waiting.
        self._threads = ThreadPoolExecutor(AT_A_TIME, "push")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def subscribe(
        self, guest: str, endpoint: str, p256dh: str, auth: str, language: str
    ) -> None:
        """Store where a guest wants to be told."""
        self._postman.check(endpoint)
        point, secret = _bytes(p256dh), _bytes(auth)
        if len(point) != POINT_LENGTH or point[0] != 4 or len(secret) != SECRET_LENGTH:
            raise _bad_endpoint()
        await self._store.add_subscription(
            Subscription(
                guest=guest,
                endpoint=endpoint,
                p256dh=_text(point),
                auth=_text(secret),
                language=language if language in LANGUAGES else LANGUAGES[0],
            ),
            MOST_OF_GUEST,
        )

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Tell a guest nothing there any more."""
        await self._store.drop_subscription(endpoint, guest)

    def tell(self, guest: str, notice: Notice) -> None:
        """Tell a guest, in the background."""
        self._later(self._tell(guest, notice))

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, guest: str, notice: Notice) -> None:
        async with self._turns.setdefault(guest, asyncio.Lock()):
            await self._tell_browsers(guest, notice)

    async def _tell_browsers(self, guest: str, notice: Notice) -> None:
        loop = asyncio.get_running_loop()
        for subscription in await self._store.subscriptions_of(guest):
            try:
                status = await loop.run_in_executor(self._threads, self._send, subscription, notice)
            except Exception as error:
                # Neither whom nor where: a log is no place for that.
                log.warning("A notice could not be sent: %s.", type(error).__name__)
                continue
            if status in GONE:
                await self._store.drop_subscription(subscription.endpoint)
            elif status >= 400:
                log.warning("A push service refused a notice with status %s.", status)

    def _send(self, subscription: Subscription, notice: Notice) -> int:
        headers, body = self._signer.sealed(subscription, notice.body(subscription.language))
        return self._postman.carry(subscription.endpoint, headers | {"Topic": notice.tag}, body)

    def close(self) -> None:
        """Stop what is under way."""
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _bytes(text: str) -> bytes:
    """Read what is written in the letters of addresses, with or without its padding."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)
    except (ValueError, binascii.Error):
        raise _bad_endpoint() from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
