"""Messages over the WebSocket of a table, in both directions."""

from __future__ import annotations

from citadella.server.protocol.game import State
from citadella.server.protocol.structs import Struct

#: Maximum lengths of a chat line and of a message, in characters.
MAX_CHAT = 300
MAX_MESSAGE = 4096
EMOTES = ("wave", "clap", "laugh", "cry", "angry", "think", "crown", "coin")


class Problem(Struct, tag_field="type", tag="error"):
    """An error. If its code is `storage` or `elsewhere`, the request may have taken effect."""

    error: str
    message: str
    args: dict[str, str | int]
    id: str | None


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Play an action; `version` is the version of the table that the client has seen."""

    id: str
    version: int
    action: str


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo the client's last action."""

    id: str
    version: int


class Say(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Send a chat line."""

    id: str
    text: str


class Emote(Struct, tag_field="type", tag="emote", forbid_unknown_fields=True):
    """Send an emote."""

    id: str
    emote: str


class Hurry(Struct, tag_field="type", tag="hurry", forbid_unknown_fields=True):
    """Let the bots play without pauses until the only person at the table has to act."""


class WatchPace(Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """Set the pace at which the client watches a table of bots."""

    pace: str


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Check the connection."""


ClientMessage = Act | Undo | Say | Emote | Hurry | WatchPace | Ping
ServerMessage = State | Problem | Pong
