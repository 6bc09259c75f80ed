"""The askers of bots: guests who connect from one address share one part of the queue."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from citadella.server.bots.queue import Asker
from citadella.server.web.addresses import is_loopback

MAX_REMEMBERED_GUESTS: Final = 50_000


class Askers:
    """Remembers, while the server runs, from where each guest connected last."""

    def __init__(self) -> None:
        """Start with no address known."""
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note_address(self, guest: str, address: str) -> None:
        """Remember the address of a guest; guests on the server's machine share nothing."""
        self._addresses[guest] = "" if is_loopback(address) else address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > MAX_REMEMBERED_GUESTS:
            self._addresses.popitem(last=False)

    def asker(self, guest: str, table_id: int) -> Asker:
        """Return the asker for the bots of a guest at a table."""
        return Asker(guest, self._addresses.get(guest, ""), table_id)
