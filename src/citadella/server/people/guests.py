"""Guests: everybody has a name and a secret cookie in each browser; no account is needed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.guests import MAX_NAME_LENGTH
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import Device, Guest
from citadella.server.tables.chat import clean_text

COOKIE: Final = "citadella"
MAX_COOKIE_LENGTH: Final = 200
DAY_S: Final = 86_400
COOKIE_LIFETIME_S: Final = 365 * DAY_S
# Letters and symbols without a visible shape.
INVISIBLE_CHARACTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"


def hashed(secret: str) -> str:
    """Return the hash under which to store a secret; long random secrets need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """Return a new random code that cannot be guessed."""
    return secrets.token_urlsafe(12)


async def find_guest(database: Database, cookie: str | None) -> Guest | None:
    if not cookie or len(cookie) > MAX_COOKIE_LENGTH:
        return None
    device, _, secret = cookie.partition(".")
    # Check before the query: PostgreSQL raises an error for texts with null characters.
    if not (device.isascii() and device.isalnum()):
        return None
    query = (
        select(Guest, Device.secret_hash)
        .join(Device, Device.guest == Guest.id)
        .where(Device.id == device)
    )
    found = await database.transaction(lambda session: session.execute(query).one_or_none())
    if found is None or not hmac.compare_digest(found.secret_hash, hashed(secret)):
        return None
    guest: Guest = found.Guest
    return guest


def device_of(connection: HTTPConnection) -> str:
    """Return the id of the browser that sends a request."""
    return connection.cookies.get(COOKIE, "").partition(".")[0]


async def new_guest(database: Database, network: str = "", label: str = "") -> tuple[Guest, str]:
    """Store a new guest with a browser; return the guest and the cookie.

    `network` is the hash of the guest's network, `label` a label of the browser (see `label_of`).
    """
    guest = Guest(id=secrets.token_hex(8), name=placeholder_name(), origin=network)
    device, cookie = new_device(guest.id, label)
    await database.transaction(lambda session: session.add_all([guest, device]))
    return guest, cookie


def new_device(guest: str, label: str) -> tuple[Device, str]:
    """Return an unsaved row for a new browser of a guest, and the value of its cookie."""
    secret = secrets.token_urlsafe(24)
    id = secrets.token_hex(8)
    device = Device(id=id, guest=guest, secret_hash=hashed(secret), label=label)
    return device, f"{id}.{secret}"


def placeholder_name() -> str:
    """Return a random placeholder name, which the client translates."""
    return f"Guest {secrets.randbelow(9000) + 1000}"


def rename(session: Session, guest: str, name: str) -> None:
    session.execute(update(Guest).where(Guest.id == guest).values(name=name, named=True))


async def note_visit(database: Database, guest: Guest, network: str) -> None:
    """Store the day on which a guest was last seen, and the network they came from."""
    if guest.seen < now() - DAY_S or (network and network != guest.origin):
        values = {"seen": now(), "origin": network or guest.origin}
        query = update(Guest).where(Guest.id == guest.id).values(values)
        await database.transaction(lambda session: session.execute(query))


def clean_name(name: str) -> str:
    """Return a name without invisible characters; raise RequestError if it is empty or too long."""
    text = clean_text(name)
    visible = (unicodedata.category(c)[0] in "LNPS" and c not in INVISIBLE_CHARACTERS for c in text)
    if not any(visible) or len(text) > MAX_NAME_LENGTH:
        sentence = f"Choose a name of 1 to {MAX_NAME_LENGTH} visible characters."
        raise RequestError("bad-name", sentence, most=MAX_NAME_LENGTH)
    return text
