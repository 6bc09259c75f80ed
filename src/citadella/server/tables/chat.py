"""What is said at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadella.server.people.guests import clean_text
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.live import EMOTES, MAX_CHAT, Emote, Say
from citadella.server.storage.models import ChatRow, Report
from citadella.server.storage.store import now
from citadella.server.tables.client import Client

if TYPE_CHECKING:
    from citadella.server.tables.table import Table

# More than any game needs; what is said is kept and read again with the table.
MOST_LINES = 2_000


class Chat:
    """The talk of a table, from the first line on."""

    def __init__(self, table: Table, lines: list[ChatRow]) -> None:
        """Belong to a table, with what has been said there."""
        self.table = table
        self.lines = lines
        self._ids = {(line.seat, line.client_id) for line in lines}
        # Guests whom the host has muted: getting up and sitting down elsewhere changes nothing.
        self.muted = {row.guest for row in table.seats if row.muted and row.guest is not None}

    def mute(self, guest: str, muted: bool) -> None:
        """Note whether a guest may talk, on whatever seat or none."""
        (self.muted.add if muted else self.muted.discard)(guest)

    async def say(self, client: Client, name: str, message: Say | Emote) -> None:
        """Keep and spread what a client says or which feeling it shows (`name`: of a guest)."""
        text = clean_text(message.text) if isinstance(message, Say) else ""
        emote = message.emote if isinstance(message, Emote) else ""
        if emote and emote not in EMOTES:
            raise RequestError("bad-emote", "There is no such emote.")
        if not emote and not 1 <= len(text) <= MAX_CHAT:
            raise RequestError("bad-chat", f"Say 1 to {MAX_CHAT} characters.", most=MAX_CHAT)
        self.table.hall.words.check(text)
        table = self.table
        async with table.lock:
            if self.knows(client, message.id):
                return
            mine = table.seats_of(client)
            if client.spectator or not (mine or table.row.status == "lobby"):
                raise RequestError("not-seated", "Only players can talk at the table.", 403)
            seat = self._seat_of(client)
            self._check_allowed(client, seat, text)
            line = ChatRow(
                table_id=table.row.id,
                n=len(self.lines),
                seat=seat,
                name=(table.seats[seat].name if mine else "") or name,
                text=text,
                emote=emote,
                client_id=message.id,
                at=now(),
                guest=client.guest if client.key_hash is None else None,
            )
            with table.storing():
                await table.hall.store.add_chat(line, table.row.term)
            self.lines.append(line)
            self._ids.add((seat, message.id))
            table.broadcast(client, message.id)

    def knows(self, client: Client, message_id: str) -> bool:
        """Return whether a word is stored already, and if so, tell who sent it again."""
        self.table.check_open()
        if (self._seat_of(client), message_id) not in self._ids:
            return False
        self.table.send_state(client, message_id)
        return True

    def _seat_of(self, client: Client) -> int:
        """Return the seat at which a client talks (-1: before sitting down)."""
        return next(iter(self.table.seats_of(client)), -1)

    def _check_allowed(self, client: Client, seat: int, text: str) -> None:
        """Refuse what the host does not want to be said, and what has just been said twice."""
        table = self.table
        if not table.row.talk:
            raise RequestError("no-talk", "The host has turned talk off at this table.", 403)
        if client.guest in self.muted or (seat >= 0 and table.seats[seat].muted):
            raise RequestError("muted", "The host has muted you at this table.", 403)
        if len(self.lines) >= MOST_LINES:
            raise RequestError("no-talk", "Enough has been said at this table.", 403)
        last = [line.text for line in self.lines if line.seat == seat][-2:]
        if text and last == [text, text]:
            raise RequestError("again", "You have just said that twice.", 409)

    async def turn(self, guest: str, on: bool) -> None:
        """Let the host turn talk on or off."""
        table = self.table
        async with table.lock:
            table.check_host(guest)
            table.row.talk = on
            await table.save_seats()

    async def report(self, guest: str, line: int, reason: str) -> None:
        """Keep a line, as it was said, for the operator to look at."""
        if not 0 <= line < len(self.lines):
            raise RequestError("bad-request", "Nothing like that has been said.", 404)
        said = self.lines[line]
        reason = clean_text(reason)[:MAX_CHAT]
        await self.table.hall.store.transaction(
            lambda session: session.add(
                Report(
                    table_id=said.table_id,
                    line=line,
                    guest=said.guest,
                    name=said.name,
                    text=said.text or said.emote,
                    reporter=guest,
                    reason=reason,
                    at=now(),
                    settled=False,
                )
            )
        )
