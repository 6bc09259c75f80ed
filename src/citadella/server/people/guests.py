"""Who is who: a guest has a name, and a secret cookie in each browser. No account is needed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from sqlalchemy import update
from starlette.requests import HTTPConnection

from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.guests import MAX_NAME
from citadella.server.storage.models import Device, Guest
from citadella.server.storage.store import Store, now
from citadella.server.tables.chat import clean_text

COOKIE = "citadella"
DAY = 86_400
YEAR = 365 * DAY
# Letters and signs that show nothing.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"


def hashed(secret: str) -> str:
    """Return what is stored of a secret; the secrets are long and random, so no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """Return a new code that nobody can guess."""
    return secrets.token_urlsafe(12)


async def find_guest(store: Store, cookie: str | None) -> Guest | None:
    """Return the guest that a cookie belongs to; None if it belongs to nobody."""
    if not cookie or len(cookie) > 200:
        return None
    device, _, secret = cookie.partition(".")
    # Not every database takes every text.
    if not (device.isascii() and device.isalnum()):
        return None
    found = await store.guest_of_device(device)
    if found is None or not hmac.compare_digest(found[1], hashed(secret)):
        return None
    return found[0]


def device_of(connection: HTTPConnection) -> str:
    """Return the id of the browser from which a guest asks."""
    return connection.cookies.get(COOKIE, "").partition(".")[0]


async def new_guest(store: Store, origin: str = "", label: str = "") -> tuple[Guest, str]:
    """Store a new guest from a network, in a browser; return the guest and the cookie."""
    guest = Guest(
        id=secrets.token_hex(8),
        name=nameless(),
        named=False,
        created=now(),
        seen=now(),
        origin=origin,
        banned=0,
    )
    device, cookie = new_device(guest.id, label)
    await store.add_guest(guest, device)
    return guest, cookie


def new_device(guest: str, label: str) -> tuple[Device, str]:
    """Return a new browser of a guest, not stored yet, and the value of its cookie."""
    secret = secrets.token_urlsafe(24)
    device = Device(
        id=secrets.token_hex(8),
        guest=guest,
        secret_hash=hashed(secret),
        label=label,
        created=now(),
        seen=now(),
    )
    return device, f"{device.id}.{secret}"


def nameless() -> str:
    """Return the name of somebody who has none; the client says it in its own language."""
    return f"Guest {secrets.randbelow(9000) + 1000}"


async def note_visit(store: Store, guest: Guest, origin: str) -> None:
    """Keep when a guest was here last, and from which network; once a day is enough."""
    if guest.seen < now() - DAY or (origin and origin != guest.origin):
        values = {"seen": now(), "origin": origin or guest.origin}
        query = update(Guest).where(Guest.id == guest.id).values(values)
        await store.transaction(lambda session: session.execute(query))


def clean_name(name: str) -> str:
    """Return a name without what cannot be seen; refuse an empty or a long one."""
    text = clean_text(name)
    seen = any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in text)
    if not seen or len(text) > MAX_NAME:
        raise RequestError("bad-name", f"A name has 1 to {MAX_NAME} characters.", most=MAX_NAME)
    return text
