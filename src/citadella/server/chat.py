"""What is said at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadella.server.client import Client
from citadella.server.guests import clean_text
from citadella.server.models import ChatRow
from citadella.server.problems import RequestError
from citadella.server.protocol import EMOTES, MAX_CHAT
from citadella.server.store import now

if TYPE_CHECKING:
    from citadella.server.table import Table


class Chat:
    """The talk of a table, from the first line on."""

    def __init__(self, table: Table, lines: list[ChatRow]) -> None:
        """Belong to a table, with what has been said there."""
        self.table = table
        self.lines = lines
        self._ids = {(line.seat, line.client_id) for line in lines}

    async def say(
        self, client: Client, name: str, message_id: str, text: str = "", emote: str = ""
    ) -> None:
        """Keep and spread what a client says or which feeling it shows (`name`: of a guest)."""
        text = clean_text(text)
        if emote and emote not in EMOTES:
            raise RequestError("bad-emote", "There is no such emote.")
        if not emote and not 1 <= len(text) <= MAX_CHAT:
            raise RequestError("bad-chat", f"Say 1 to {MAX_CHAT} characters.", most=MAX_CHAT)
        table = self.table
        async with table.lock:
            mine = table.seats_of(client)
            if client.spectator or not (mine or table.row.status == "lobby"):
                raise RequestError("not-seated", "Only players can talk at the table.", 403)
            seat = mine[0] if mine else -1
            if (seat, message_id) in self._ids:
                table.send_state(client, message_id)
                return
            line = ChatRow(
                table_id=table.row.id,
                n=len(self.lines),
                seat=seat,
                name=(table.seats[seat].name if mine else "") or name,
                text=text,
                emote=emote,
                client_id=message_id,
                at=now(),
            )
            try:
                await table.hall.store.add_chat(line)
            except BaseException:
                table.hall.read_anew(table)
                raise
            self.lines.append(line)
            self._ids.add((seat, message_id))
            table.broadcast(client, message_id)
