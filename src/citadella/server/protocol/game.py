"""Messages about a game, as a seat may see it."""

from __future__ import annotations

from typing import Any, Literal

from citadella.server.protocol.structs import Struct
from citadella.server.protocol.tables import TableInfo
from citadella.texts.sentence import Sentence


class MarkerMsg(Struct):
    """A marker on a character's token."""

    kind: str
    character: str
    owner: int
    face: int


class QuestionMsg(Struct):
    """A question to a seat; for any other viewer, `line` says what the game is waiting for."""

    kind: str
    seat: int
    line: Sentence


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
    """Everything that a seat is allowed to know about the game."""

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


class EventMsg(Struct, omit_defaults=True):
    """An event as a sentence (`line`) and, for its display on the table, as facts.

    `by`: the seat that caused it (-1: none). `affects`: the seats that it affects, unless they
    caused it; a seat that the recipient must not know is left out.
    """

    n: int
    kind: str
    line: Sentence
    seat: int
    by: int
    other: int = -1
    amount: int = 0
    rank: int = 0
    character: str = ""
    cards: list[str] = []
    marker: str = ""
    #: The card that caused the event, if any.
    cause: str = ""
    affects: list[int] = []
    #: Whether the event's cards or rank are hidden from the recipient.
    hidden: bool = False


class LogLine(Struct, omit_defaults=True):
    """A line of the log, which reports event `n` and the events `more`.

    If `line` is None, the text is the `line` of event `n`.
    """

    n: int
    line: Sentence | None = None
    more: list[int] = []


TieRule = Literal["revealed-rank", "held-rank", "districts-and-gold"]


class LineMsg(Struct):
    """A line of a score sheet."""

    reason: str
    card: str
    points: int
    line: Sentence


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


class ChoiceMsg(Struct, omit_defaults=True):
    """An option of the seat to act: a legal action, or an impossible one and the reason `why_not`.

    `targets`: the things on the table that stand for the option, such as `hand tavern`. `seat`,
    `card` and `character`: what the action names. `cards`: whether it yields cards rather than
    gold.
    """

    action: str = ""
    verb: str = ""
    line: Sentence | None = None
    targets: list[str] = []
    seat: int = -1
    card: str = ""
    character: str = ""
    price: int | None = None
    cards: bool = False
    why_not: Sentence | None = None


class State(Struct, tag_field="type", tag="state"):
    """The state of a table, as a client may see it."""

    version: int
    table: TableInfo
    you: You
    view: ViewMsg | None
    #: The legal actions as texts, for bots.
    actions: list[str]
    #: The same actions in the same order, then the options that are impossible now.
    choices: list[ChoiceMsg]
    can_undo: bool
    events: list[EventMsg]
    events_reset: bool
    #: The lines that replace all lines of the log from event `log_from` on.
    log: list[LogLine]
    log_from: int
    points: list[list[int]]
    chat: list[ChatMsg]
    deal: DealMsg | None
    result: ResultMsg | None
    ack: str | None
    full_view: dict[str, Any] | None
