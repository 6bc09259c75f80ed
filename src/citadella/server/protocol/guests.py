"""Messages about the guest: the first request, names, push subscriptions."""

from __future__ import annotations

from citadella.server.protocol.structs import Struct

MAX_NAME_LENGTH = 24


class Me(Struct):
    """The guest."""

    id: str
    name: str
    named: bool
    # Whether the guest can sign in again on another browser.
    account: bool = False


class Hello(Struct):
    """The guest, and what this server offers."""

    me: Me
    version: str
    build: str
    # For a client on the server's machine: the server's address in the local network.
    network: str
    # The key for push subscriptions (empty: the server sends no push notifications).
    push_key: str
    # Whether sign-in by passkey is possible.
    passkeys: bool = False
    # Whether sign-in by e-mail is possible.
    mail: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    """A new name for the guest."""

    name: str


class NewSubscription(Struct, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class OldSubscription(Struct, forbid_unknown_fields=True):
    """A push subscription to delete."""

    endpoint: str
