"""Commands for the chat of a table."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.live import EMOTES, MAX_CHAT, Emote, Say
from citadella.server.tables.change import Change, Recipient
from citadella.server.tables.state import ChatLine, Moment
from citadella.server.tables.table import Table

# Maximum number of chat lines of a table; limited because all are loaded with the table.
MAX_LINES = 2_000


def clean_text(text: str) -> str:
    """Return `text` as one line, without invisible characters that could hide or reverse text."""
    kept = (c for c in text if unicodedata.category(c) not in ("Cf", "Cs", "Co"))
    lines = "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in kept)
    return " ".join(lines.split())


def is_stored_line(table: Table, client: Recipient, message_id: str) -> bool:
    """Return whether a chat line of this client with this message id is already stored."""
    return (_seat_of(table, client), message_id) in table.line_ids


def _seat_of(table: Table, client: Recipient) -> int:
    """Return the seat at which a client chats (-1 if the client has no seat)."""
    return next(iter(table.seats_of(client)), -1)


class Speak(NamedTuple):
    """Say something or show an emote; a line that is already stored is only acknowledged."""

    client: Recipient
    #: The name of the guest, for lines of guests who have no seat yet.
    name: str
    message: Say | Emote

    def decide(self, table: Table, at: Moment) -> Change:
        client, message = self.client, self.message
        text = clean_text(message.text) if isinstance(message, Say) else ""
        emote = message.emote if isinstance(message, Emote) else ""
        if emote and emote not in EMOTES:
            raise RequestError("bad-emote", f"Unknown reaction. Choose one of {', '.join(EMOTES)}.")
        if not emote and not 1 <= len(text) <= MAX_CHAT:
            raise RequestError(
                "bad-chat", f"Write a message of 1 to {MAX_CHAT} characters.", most=MAX_CHAT
            )
        table.policy.check_text(text)
        if is_stored_line(table, client, message.id):
            return Change(audience="author", author=client, ack=message.id)
        seat = _seat_of(table, client)
        if client.spectator or (seat < 0 and table.row.status != "lobby"):
            raise RequestError("not-seated", "Only players can chat at this table.", 403)
        self._check_allowed(table, seat, text)
        line = ChatLine(
            table_id=table.row.id,
            n=len(table.lines),
            seat=seat,
            name=(table.seats[seat].name if seat >= 0 else "") or self.name,
            text=text,
            emote=emote,
            client_id=message.id,
            at=at.stamp,
            guest=client.guest if client.key_hash is None else None,
        )
        return Change(line=line, audience="everyone", author=client, ack=message.id)

    def _check_allowed(self, table: Table, seat: int, text: str) -> None:
        """Raise RequestError if a seat must not chat, or repeats a text for the third time."""
        if not table.row.talk:
            raise RequestError("no-talk", "Chat is turned off at this table.", 403)
        if self.client.guest in table.muted or (seat >= 0 and table.seats[seat].muted):
            raise RequestError("muted", "The host has muted you at this table.", 403)
        if len(table.lines) >= MAX_LINES:
            raise RequestError("no-talk", "Chat is full at this table.", 403)
        last = [line.text for line in table.lines if line.seat == seat][-2:]
        if text and last == [text, text]:
            raise RequestError("again", "You just sent that message twice.", 409)


class SetTalk(NamedTuple):
    """Let the host turn the chat on or off."""

    guest: str
    on: bool

    def decide(self, table: Table, at: Moment) -> Change:
        table.check_host(self.guest)
        return table.changed(at, talk=self.on)
