"""Messages about a game, as a seat may see it."""

from __future__ import annotations

from typing import Any, Literal

from citadella.server.protocol.structs import Struct
from citadella.server.protocol.tables import TableInfo


class MarkerMsg(Struct):
    """A marker on a character's token."""

    kind: str
    character: str
    owner: int
    face: int


class QuestionMsg(Struct):
    """A question to a seat; it may concern another seat (`whom`) and gold (`stake`); -1: none."""

    kind: str
    seat: int
    about: list[str | int]
    whom: int
    stake: int


class LaidMsg(Struct):
    """An action card in front of a player."""

    card: str
    gold: int


class TurnMsg(Struct):
    """The turn in progress."""

    seat: int
    role: str
    gathered: bool
    built: int
    limit: int


class PlayerMsg(Struct):
    """A player as the viewer knows them; '?' is unknown."""

    seat: int
    gold: int
    hand: list[str]
    remembered: list[str]
    city: list[str]
    size: int
    roles: list[str]
    revealed: list[str]
    laid: list[LaidMsg]
    tucked: int
    points: int


class ViewMsg(Struct):
    """Everything that a seat may know about the game."""

    seat: int
    round: int
    crown: int
    rank: int
    to_act: int
    question: QuestionMsg | None
    cast: list[str]
    face_up: list[str]
    markers: list[MarkerMsg]
    deck: int
    taxes: int
    goal: int
    end_at: int
    ending: bool
    pack: list[str]
    aside: list[str]
    turn: TurnMsg | None
    players: list[PlayerMsg]


class EventMsg(Struct):
    """An event and its `cause`.

    `by`: the seat that caused it (-1: none). `hits`: the seat that it hits (-1: none, or a seat
    that the recipient may not know).
    """

    n: int
    kind: str
    seat: int
    other: int
    amount: int
    rank: int
    character: str
    cards: list[str]
    marker: str
    cause: str
    by: int
    hits: int


TieRule = Literal["revealed-rank", "held-rank", "districts-and-gold"]


class LineMsg(Struct):
    """A line of a score sheet."""

    reason: str
    card: str
    points: int


class ResultMsg(Struct):
    """The result of a game; `tie_breaks` decide between equal totals, in order."""

    totals: list[int]
    places: list[int]
    winners: list[int]
    sheets: list[list[LineMsg]]
    tie_rule: TieRule
    tie_breaks: list[list[int]]
    # The duration from the first move to the last.
    seconds: int


class ChatMsg(Struct):
    """A chat line."""

    n: int
    seat: int
    name: str
    text: str
    emote: str
    at: int


class You(Struct):
    """The seats and the rights of the client at the table."""

    seats: list[int]
    host: bool
    spectator: bool
    #: Whether the client is the only person at the table, and so may hurry the bots.
    alone: bool


class DealMsg(Struct):
    """The hash of the seed and, after the game, the seed itself."""

    hash: str
    seed: str | None


class AmountsMsg(Struct, omit_defaults=True):
    """The costs and gains of an action; `kept`: how many of `count` cards are kept (0: all)."""

    price: int | None = None
    count: int | None = None
    kept: int | None = None
    drawn: int | None = None
    unit: str = ""
    type: str = ""


class State(Struct, tag_field="type", tag="state"):
    """The state of a table, as a client may see it."""

    version: int
    table: TableInfo
    you: You
    view: ViewMsg | None
    actions: list[str]
    amounts: dict[str, AmountsMsg]
    reasons: dict[str, str]
    missing: dict[str, int]
    can_undo: bool
    events: list[EventMsg]
    events_reset: bool
    points: list[list[int]]
    chat: list[ChatMsg]
    deal: DealMsg | None
    result: ResultMsg | None
    ack: str | None
    full_view: dict[str, Any] | None
