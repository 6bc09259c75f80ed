"""Web Push: encrypting, signing and sending messages to push services (RFC 8030, 8291, 8292).

A browser's subscription contains an address at its vendor's push service, and keys with which to
encrypt messages to this browser. The server identifies itself with its own key (VAPID).
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import http.client
import os
import socket
import ssl
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from citadella.extras import MissingLibraryError
from citadella.rules import MalformedError
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.models import Subscription

HTTPS_PORT: Final = 443
MAX_ENDPOINT_LENGTH: Final = 1000
#: Time limit for a whole request to a push service, in seconds.
SEND_TIMEOUT_S: Final = 10.0
#: How many seconds a push service keeps a message that it cannot deliver.
MESSAGE_LIFETIME_S: Final = 86_400
PUBLIC_KEY_BYTES: Final = 65
AUTH_SECRET_BYTES: Final = 16
#: The error for an invalid subscription.
bad_endpoint = partial(RequestError, "bad-push", "The push subscription has an invalid address.")


# --- the server's key -----------------------------------------------------------------------
def _libraries() -> tuple[Any, Any]:
    """Return the encryption and signing modules; raise MissingLibraryError if one is missing."""
    try:
        import http_ece
        from py_vapid import Vapid02
    except ImportError:
        raise MissingLibraryError("http-ece, py-vapid", "push") from None
    return http_ece, Vapid02


def make_key(file: Path) -> None:
    """Create a file that contains a new key and that only its owner can read."""
    _, vapid = _libraries()
    key = vapid()
    key.generate_keys()
    try:
        # Never overwrite a key: all subscriptions would become invalid.
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise MalformedError(
            "'{file}' already exists and will not be overwritten.", file=file
        ) from None
    except OSError as error:
        raise MalformedError("'{file}' cannot be written: {why}.", file=file, why=error) from None
    with os.fdopen(handle, "wb") as out:
        out.write(key.private_pem())


class VapidSigner:
    """Encrypts push messages, and signs requests with the server's key."""

    def __init__(self, file: Path, contact: str) -> None:
        """Read the key from a file; `contact` is the operator's `mailto:` or `https:` address."""
        if not contact.startswith(("mailto:", "https://")):
            raise MalformedError(
                "Push services need a contact address: set it with --push-contact mailto:you@…"
            )
        self._ece, vapid = _libraries()
        try:
            self._key = vapid.from_pem(file.read_bytes())
        except OSError as error:
            raise MalformedError("'{file}' cannot be read: {why}.", file=file, why=error) from None
        except Exception:
            raise MalformedError(
                "'{file}' does not contain a key; make one with 'citadella push-key'.", file=file
            ) from None
        self._contact = contact

    @property
    def public_key(self) -> str:
        """Return the public key as browsers expect it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64url_encode(point)

    def encrypt(self, subscription: Subscription, message: bytes) -> tuple[dict[str, str], bytes]:
        """Return the headers and the encrypted body of a request that sends `message`."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

        body: bytes = self._ece.encrypt(
            message,
            private_key=generate_private_key(SECP256R1()),
            dh=base64url_decode(subscription.p256dh),
            auth_secret=base64url_decode(subscription.auth),
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
            "TTL": str(MESSAGE_LIFETIME_S),
        }, body


# --- requests to push services ----------------------------------------------------------------
def is_public(address: str) -> bool:
    found = ip_address(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


@dataclass(eq=False)
class PushSender:
    """Sends requests to push services at public addresses.

    Other addresses are refused, so that a client cannot make the server connect to machines in the
    server's own network.
    """

    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    ports: tuple[int, ...] = (HTTPS_PORT,)
    may_reach: Callable[[str], bool] = is_public

    def check(self, endpoint: str) -> SplitResult:
        """Return the parts of a push service's URL; raise RequestError if it is refused."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port or HTTPS_PORT
        except ValueError:
            raise bad_endpoint() from None
        host = parts.hostname or ""
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if len(endpoint) > MAX_ENDPOINT_LENGTH or not plain or parts.scheme != "https" or not host:
            raise bad_endpoint()
        if parts.username or parts.password or port not in self.ports:
            raise bad_endpoint()
        with contextlib.suppress(ValueError):
            if not self.may_reach(str(ip_address(host))):
                raise bad_endpoint()
        return parts

    def send(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send a request; return the HTTP status of the response."""
        parts = self.check(endpoint)
        host, port = parts.hostname or "", parts.port or HTTPS_PORT
        found = {
            str(info[4][0]) for info in socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)
        }
        if not found or not all(self.may_reach(address) for address in found):
            raise bad_endpoint()
        # Connect to the address that was checked: later the name may resolve to another address.
        nearest = min(found, key=lambda address: (":" in address, address))
        plain = socket.create_connection((nearest, port), SEND_TIMEOUT_S)
        try:
            secure = self.context.wrap_socket(
                plain, server_hostname=host, do_handshake_on_connect=False
            )
        except BaseException:
            plain.close()
            raise
        connection = http.client.HTTPConnection(host, port, timeout=SEND_TIMEOUT_S)
        connection.sock = secure
        # The socket's timeout limits each operation; this timer limits the whole request.
        timer = threading.Timer(SEND_TIMEOUT_S, _disconnect, (secure,))
        timer.daemon = True
        timer.start()
        try:
            secure.do_handshake()
            path = parts.path or "/"
            connection.request(
                "POST", f"{path}?{parts.query}" if parts.query else path, body, headers
            )
            return connection.getresponse().status
        finally:
            timer.cancel()
            connection.close()


def _disconnect(line: socket.socket) -> None:
    """Shut down a connection, so that a thread waiting on it gets an error."""
    with contextlib.suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def base64url_decode(text: str) -> bytes:
    """Return the bytes of a base64url string, with or without padding."""
    plain = text.rstrip("=")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), b"-_", True)
    except (ValueError, binascii.Error):
        raise bad_endpoint() from None


def base64url_encode(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
