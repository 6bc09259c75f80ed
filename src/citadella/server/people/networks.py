"""Where people come from, kept only as a hash with a key: enough to count and to ban a network.

The key is drawn once for a database. Addresses themselves are never stored.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from citadella.server.protocol.errors import banned
from citadella.server.storage.models import Ban, Guest, HouseNote
from citadella.server.storage.store import Store, now
from citadella.server.web.addresses import TrustedProxies, network_of

KEY = "origins"
LENGTH = 16


class Origins:
    """Gives every network its hash, and knows which are banned."""

    def __init__(self, store: Store, proxies: TrustedProxies) -> None:
        """Belong to a database; nothing is known of a guest who comes from a proxy itself."""
        self.store = store
        self.proxies = proxies
        self._key = b""

    async def open(self) -> None:
        """Read the key, or draw it."""
        try:
            note = await self.store.transaction(_key)
        except IntegrityError:
            # Another process has drawn it at the same moment.
            note = await self.store.transaction(_key)
        self._key = note.encode()

    def of(self, address: str) -> str:
        """Return the hash of an address's network; '' for a proxy, and for this machine."""
        if address in self.proxies:
            return ""
        return self.hide(network_of(address))

    def hide(self, key: str) -> str:
        """Return a hash from which nobody outside this hall learns an address or a guest."""
        return hmac.new(self._key, key.encode(), hashlib.sha256).hexdigest()[:LENGTH]

    async def check_new_guest(self, address: str) -> None:
        """Refuse new guests from a banned network."""
        origin = self.of(address)
        ban = (
            await self.store.transaction(lambda session: session.get(Ban, origin))
            if origin
            else None
        )
        if ban is not None and ban.until > now():
            raise banned()


def check_guest(guest: Guest) -> None:
    """Refuse a guest who is banned."""
    if guest.banned > now():
        raise banned()


def _key(session: Session) -> str:
    note = session.get(HouseNote, KEY)
    if note is None:
        note = HouseNote(name=KEY, value=secrets.token_hex(32))
        session.add(note)
        session.flush()
    return note.value
