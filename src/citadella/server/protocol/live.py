"""What is said over the live connection of a table, both ways."""

from __future__ import annotations

from citadella.server.protocol.game import State
from citadella.server.protocol.structs import Struct

MAX_CHAT = 300
MAX_MESSAGE = 4096
EMOTES = ("wave", "clap", "laugh", "cry", "angry", "think", "crown", "coin")


class Problem(Struct, tag_field="type", tag="error"):
    """Something could not be done; by `storage` and `elsewhere` it is not known whether it was."""

    error: str
    message: str
    args: dict[str, str | int]
    id: str | None


class Pong(Struct, tag_field="type", tag="pong"):
    """An answer to a ping."""


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Play an action, as an answer to this version of the table."""

    id: str
    version: int
    action: str


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take the last own action back."""

    id: str
    version: int


class Say(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something."""

    id: str
    text: str


class Emote(Struct, tag_field="type", tag="emote", forbid_unknown_fields=True):
    """Show a feeling."""

    id: str
    emote: str


class Hurry(Struct, tag_field="type", tag="hurry", forbid_unknown_fields=True):
    """Let the bots play at once until the only person at the table is asked."""


class WatchPace(Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """How fast you want to watch a table of bots."""

    pace: str


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = Act | Undo | Say | Emote | Hurry | WatchPace | Ping
ServerMessage = State | Problem | Pong
