"""Messages that tell every process to reload tables or vacations, or to close connections."""

from __future__ import annotations

from collections.abc import Sequence

from citadella.server.cluster.pubsub import PubSub
from citadella.server.lobby.listing import TableListing
from citadella.server.lobby.registry import TableRegistry

#: The channels of the updates.
TABLES, RECONNECT, VACATION = "tables-changed", "reconnect", "vacation"


class TableUpdates:
    """Publishes changes to guests and tables, and applies them to this process's tables."""

    def __init__(self, pubsub: PubSub, registry: TableRegistry, listing: TableListing) -> None:
        self._pubsub = pubsub
        self._registry = registry
        self._listing = listing
        pubsub.subscribe(TABLES, self._reload_tables)
        pubsub.subscribe(RECONNECT, self.disconnect)
        pubsub.subscribe(VACATION, self._read_vacations)

    async def tables_changed(self, tables: Sequence[int]) -> None:
        await self._pubsub.publish_ids(TABLES, tables)

    async def reconnect(self, guest_or_device: str) -> None:
        await self._pubsub.publish(RECONNECT, guest_or_device)

    async def vacation_changed(self, guest: str) -> None:
        """Make every table of a guest read the guest's vacations again."""
        await self._pubsub.publish(VACATION, guest)

    def _reload_tables(self, text: str) -> None:
        for table_id in map(int, text.split()):
            self.reload(table_id)

    def reload(self, table_id: int) -> None:
        """Reload a table if it is in the memory of this process."""
        host = self._registry.loaded(table_id)
        if host is not None:
            self._registry.reload(host)

    def disconnect(self, guest_or_device: str) -> None:
        """Close the connections of a guest or a browser to the tables of this process."""
        for host in self._registry.tables():
            for client in list(host.clients):
                if guest_or_device in (client.guest, client.device):
                    client.close()

    async def _read_vacations(self, guest: str) -> None:
        self._listing.forget(guest)
        for host in self._registry.tables():
            table = host.table
            if table.clock.info.kind == "days" and any(s.guest == guest for s in table.seats):
                await host.read_vacations()
                host.broadcast()
                host.go_on()
