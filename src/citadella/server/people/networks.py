"""Keyed hashes of networks, used to limit tables per network and to ban networks.

The key is generated once per database. Addresses themselves are never stored.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from citadella.server.protocol.errors import banned
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import Guest, NetworkBan, SharedValue
from citadella.server.web.addresses import TrustedProxies, network_of

KEY_NAME = "origins"
HASH_LENGTH = 16


class NetworkHashes:
    """Computes hashes of networks, and rejects new guests from banned networks."""

    def __init__(self, database: Database, proxies: TrustedProxies) -> None:
        """Use the key stored in `database`; addresses of `proxies` are not hashed."""
        self._database = database
        self.proxies = proxies
        self._key = b""

    async def open(self) -> None:
        """Read the key, or generate one."""
        try:
            key = await self._database.transaction(_stored_key)
        except IntegrityError:
            # Another process has stored its key first.
            key = await self._database.transaction(_stored_key)
        self._key = key.encode()

    def of(self, address: str) -> str:
        """Return the hash of an address's network, or '' for a trusted proxy."""
        if address in self.proxies:
            return ""
        return self.hash(network_of(address))

    def hash(self, text: str) -> str:
        """Return a keyed hash of a text, which cannot be reversed without the key."""
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()[:HASH_LENGTH]

    async def check_new_guest(self, address: str) -> None:
        """Raise RequestError if a new guest comes from a banned network."""
        network = self.of(address)
        if not network:
            return
        ban = await self._database.transaction(lambda session: session.get(NetworkBan, network))
        if ban is not None and ban.until > now():
            raise banned()


def check_guest(guest: Guest) -> None:
    """Raise RequestError if a guest is banned."""
    if guest.banned > now():
        raise banned()


def _stored_key(session: Session) -> str:
    row = session.get(SharedValue, KEY_NAME)
    if row is None:
        row = SharedValue(name=KEY_NAME, value=secrets.token_hex(32))
        session.add(row)
        session.flush()
    return row.value
