"""Who is who: a guest has a name and a secret cookie. No account is needed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from citadella.server.models import Guest
from citadella.server.problems import RequestError
from citadella.server.protocol import MAX_NAME
from citadella.server.store import Store, now

COOKIE = "citadella"
YEAR = 365 * 86_400
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
    guest_id, _, secret = cookie.partition(".")
    # Not every database takes every text.
    guest = await store.guest(guest_id) if guest_id.isascii() and guest_id.isalnum() else None
    if guest is None or not hmac.compare_digest(guest.secret_hash, hashed(secret)):
        return None
    return guest


async def new_guest(store: Store) -> tuple[Guest, str]:
    """Store a new guest; return the guest and the value of the cookie."""
    secret = secrets.token_urlsafe(24)
    guest = Guest(
        id=secrets.token_hex(8),
        secret_hash=hashed(secret),
        name=f"Guest {secrets.randbelow(9000) + 1000}",
        named=False,
        created=now(),
    )
    await store.add_guest(guest)
    return guest, f"{guest.id}.{secret}"


def clean_name(name: str) -> str:
    """Return a name without what cannot be seen; refuse an empty or a long one."""
    text = clean_text(name)
    seen = any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in text)
    if not seen or len(text) > MAX_NAME:
        raise RequestError("bad-name", f"A name has 1 to {MAX_NAME} characters.", most=MAX_NAME)
    return text


def clean_text(text: str) -> str:
    """Return a text on one line, without marks that hide something or turn writing around."""
    kept = (c for c in text if unicodedata.category(c) not in ("Cf", "Cs", "Co"))
    lines = "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in kept)
    return " ".join(lines.split())
