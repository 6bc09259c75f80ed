"""Who is sent messages about a table, and what each recipient already has."""

from __future__ import annotations


class Recipient:
    """A client of a table: who it is, and what it has been sent."""

    def __init__(
        self,
        guest: str,
        spectator: bool = False,
        key_hash: str | None = None,
        full: bool = False,
        device: str = "",
        blocked: frozenset[str] = frozenset(),
    ) -> None:
        """Set who it is, in which browser, and whose chat is not shown there.

        A remote bot has a `key_hash`; `full` asks for whole views.
        """
        self.guest = guest
        self.spectator = spectator
        self.key_hash = key_hash
        self.full = full
        self.device = device
        self.blocked = blocked
        #: The pace at which it wants to watch bots (empty: the table's).
        self.pace = ""
        self.events_sent = -1
        self.chat_sent = -1
