"""Who one is, and where one wants to be told something."""

from __future__ import annotations

import msgspec

MAX_NAME = 24


class Me(msgspec.Struct):
    """Who you are at this server."""

    id: str
    name: str
    named: bool
    # Whether there is a way to sign in again as this person.
    account: bool = False


class Hello(msgspec.Struct):
    """The server's greeting."""

    me: Me
    version: str
    build: str
    # For who sits at the server's own machine: the server's address in the local network.
    network: str
    # The key by which this server sends notices ('' if it sends none).
    push_key: str
    # Whether one can sign in here by passkey, and by a link in a letter.
    passkeys: bool = False
    mail: bool = False


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A name for yourself."""

    name: str


class NewSubscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser wants to be told that it is your turn, and its keys."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class OldSubscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser wants to be told nothing any more."""

    endpoint: str
