"""What the server and its clients say to each other.

The JSON schema and the browser's types are generated from this file (`tools/protocol.py`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

MAX_NAME = 24
MAX_CHAT = 300
MAX_MESSAGE = 4096
EMOTES = ("wave", "clap", "laugh", "cry", "angry", "think", "crown", "coin")


class Me(msgspec.Struct):
    """Who you are at this server."""

    id: str
    name: str
    named: bool


class Hello(msgspec.Struct):
    """The server's greeting."""

    me: Me
    version: str
    build: str
    # For who sits at the server's own machine: the server's address in the local network.
    network: str
    # The key by which this server sends notices ('' if it sends none).
    push_key: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A name for yourself."""

    name: str


class NewSubscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser wants to be told that it is your turn, and its keys."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class OldSubscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser wants to be told nothing any more."""

    endpoint: str


# --- what can be played -----------------------------------------------------------------
class CharacterInfo(msgspec.Struct):
    """A character of an edition: the type it earns by ('' for none), and when it may play."""

    id: str
    rank: int
    type: str
    least_players: int
    stand_in: str
    excludes: list[str]
    keeps_taxes: bool


class CardInfo(msgspec.Struct):
    """A district of an edition."""

    id: str
    type: str
    cost: int | None
    copies: int
    silver: int
    keeps_cards: bool


class ActionCardInfo(msgspec.Struct):
    """An action card of an edition."""

    id: str
    copies: int


class PresetInfo(msgspec.Struct):
    """A printed list of cards."""

    id: str
    characters: list[str]
    unique: list[str]


class LetterInfo(msgspec.Struct):
    """How an edition is set up by the letter of its rulebook."""

    #: How many of the original characters may be swapped; None for all.
    most_swaps: int | None
    originals: list[str]
    #: Whether an original goes out for every bonus district, once there are more than are free.
    card_for_card: bool
    #: Characters that need fewer players than usual.
    least_players: dict[str, int]


class EditionInfo(msgspec.Struct):
    """What is in an edition's box, and with how many players what may be chosen from it."""

    id: str
    min_players: int
    max_players: int
    needs_nine: list[int]
    may_have_nine: list[int]
    characters: list[CharacterInfo]
    base: list[CardInfo]
    unique: list[CardInfo]
    bonus: list[CardInfo]
    action_cards: list[ActionCardInfo]
    unique_chosen: int | None
    free_bonus: int
    short_game: bool
    #: None where no rulebook could be followed.
    letter: LetterInfo | None
    presets: list[PresetInfo]


class ClockInfo(msgspec.Struct):
    """A clock: none, live (a stock and an increment per action), or days per action."""

    id: str
    kind: Literal["none", "live", "days"]
    base_seconds: int
    increment_seconds: int


class PaceInfo(msgspec.Struct):
    """A pace of bots: how long people can look at an action before the next one."""

    id: str
    pause_ms: int


class BotInfo(msgspec.Struct):
    """A bot that can take a seat."""

    id: str


class OwnCards(msgspec.Struct):
    """Cards in no box that this server has: they can be played in every edition."""

    characters: list[CharacterInfo]
    districts: list[CardInfo]
    # Where their pictures are, for those that have one.
    pictures: dict[str, str]
    # Their texts in Fluent syntax, by language.
    texts: dict[str, str]


# --- what can be said, asked and told at a table ----------------------------------------
class VerbInfo(msgspec.Struct):
    """A kind of action: its parts, what it is for, where what it names lies, if that is harmed."""

    word: str
    parts: list[str]
    group: str
    place: str
    reminds: bool
    harms: bool


class QuestionInfo(msgspec.Struct):
    """A kind of question: what the things are that it is about.

    `drafts`: it selects characters. `passes`: put to many so that it betrays nobody, the verb
    that lets it pass ('' for other questions).
    """

    kind: str
    about: list[str]
    drafts: bool
    passes: str


class MarkerInfo(msgspec.Struct):
    """A kind of marker: how it is drawn, and how many are laid of which one is real (0: one)."""

    kind: str
    sign: str
    set_size: int


class EventInfo(msgspec.Struct):
    """A kind of event: what of it is secret, whom it befalls, when it need not be told."""

    kind: str
    hides: Literal["", "rank", "cards"]
    aims: Literal["", "surely", "perhaps"]
    befalls: Literal["", "seat", "other", "both"]
    topic: Literal["", "characters", "gold", "cards", "cities"]
    needless: Literal["", "shown", "shown-if-hidden", "empty"]
    said_after: list[str]
    said_before: list[str]
    unless_known: bool
    adds_up: bool
    impersonal: bool
    starts_turn: bool
    amount: Literal["", "type"]
    moves: list[str]
    moment: Literal["", "call", "reveal", "silence", "rise", "burn", "bells", "fireworks"]
    sound: Literal["", "card", "coin", "stone", "steel", "fire", "peal"]


class Catalogue(msgspec.Struct):
    """Everything a new table can be made of, and what can be said, asked and told there; and the
    sets of cards and the characters about which there are lessons.
    """

    editions: list[EditionInfo]
    bots: list[BotInfo]
    emotes: list[str]
    clocks: list[ClockInfo]
    paces: list[PaceInfo]
    groups: list[str]
    verbs: list[VerbInfo]
    questions: list[QuestionInfo]
    markers: list[MarkerInfo]
    events: list[EventInfo]
    own: OwnCards
    lessons: list[str]


# --- tables -----------------------------------------------------------------------------
class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    edition: str
    players: int
    seats: list[SeatChoice]
    preset: str = ""
    cards: dict[str, Literal["always", "maybe", "never"]] = {}
    ninth: bool = True
    action_cards: bool = False
    short: bool = False
    by_the_letter: bool = False
    clock: str = "none"
    public: bool = False
    coach: bool = False
    stand_in: str = ""
    pace: str = "normal"
    start: bool = False


class Code(msgspec.Struct):
    """A table's code."""

    code: str


class Link(msgspec.Struct):
    """A private link."""

    link: str


class SeatNumber(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: int


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: int
    bot: str


class TablePace(msgspec.Struct, forbid_unknown_fields=True):
    """How fast the bots of a table shall play."""

    pace: str


class BotJoin(msgspec.Struct, forbid_unknown_fields=True):
    """A bot from afar that takes an open seat."""

    code: str
    name: str


class BotSeat(msgspec.Struct):
    """The seat of a bot from afar, and its key."""

    token: str
    seat: int


class SeatInfo(msgspec.Struct):
    """A seat as everyone sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    mine: bool
    connected: bool
    away: bool
    time_left_ms: int | None


class TableInfo(msgspec.Struct):
    """A table as everyone sees it."""

    code: str | None
    watch: str
    status: Literal["lobby", "playing", "over"]
    edition: str
    preset: str
    players: int
    characters: list[str]
    unique: list[str]
    action_cards: bool
    short: bool
    by_the_letter: bool
    clock: ClockInfo
    public: bool
    coach: bool
    stand_in: str
    pace: str
    #: Whether no person has a place there.
    of_bots: bool
    host_name: str
    seats: list[SeatInfo]
    rematch: str | None
    created: int


class SeatSummary(msgspec.Struct):
    """A taken seat in a list of tables; a bot of the server has no name of its own."""

    seat: int
    name: str
    bot: str
    mine: bool


class TableSummary(msgspec.Struct):
    """A table in a list; of a game that one plays or has played also how it stands."""

    code: str | None
    watch: str
    edition: str
    preset: str
    players: int
    seats_free: int
    status: str
    seats: list[SeatSummary]
    created: int
    my_turn: bool
    round: int
    # The own city; after the end also the own place, and the points to the next or the first.
    city: list[str]
    place: int
    gap: int
    # The card file that it waits for ('' for none).
    lacks_cards: str


# --- the game as a seat may see it ------------------------------------------------------
class MarkerMsg(msgspec.Struct):
    """Something on a character's token."""

    kind: str
    character: str
    owner: int
    face: int


class QuestionMsg(msgspec.Struct):
    """What is asked, of whom, about what; the seat and the gold it speaks of besides (-1: none)."""

    kind: str
    seat: int
    about: list[str | int]
    whom: int
    stake: int


class LaidMsg(msgspec.Struct):
    """An action card that lies before a player."""

    card: str
    gold: int


class TurnMsg(msgspec.Struct):
    """The turn in progress."""

    seat: int
    role: str
    gathered: bool
    built: int
    limit: int


class PlayerMsg(msgspec.Struct):
    """A player as the viewer knows it; '?' is what is not known."""

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


class ViewMsg(msgspec.Struct):
    """All that one seat may know."""

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


class EventMsg(msgspec.Struct):
    """Something that happened: why, by whose doing (-1: nobody's), and whom it hits (-1: none that
    the reader may know).
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


class LineMsg(msgspec.Struct):
    """A line of a score sheet."""

    reason: str
    card: str
    points: int


class ResultMsg(msgspec.Struct):
    """How the game ended; `tie_breaks` are what decides between equal totals, one after another."""

    totals: list[int]
    places: list[int]
    winners: list[int]
    sheets: list[list[LineMsg]]
    tie_rule: TieRule
    tie_breaks: list[list[int]]
    # From the first move to the last.
    seconds: int


class ChatMsg(msgspec.Struct):
    """Something said at the table."""

    n: int
    seat: int
    name: str
    text: str
    emote: str
    at: int


class You(msgspec.Struct):
    """What you are at this table."""

    seats: list[int]
    host: bool
    spectator: bool
    #: Whether you are the only person: then the bots hurry if you ask.
    alone: bool


class Deal(msgspec.Struct):
    """The deal's hash, and after the game the seed it is the hash of."""

    hash: str
    seed: str | None


class AmountsMsg(msgspec.Struct, omit_defaults=True):
    """What an action costs and brings (only what there is); kept 0: all of the cards."""

    price: int | None = None
    count: int | None = None
    kept: int | None = None
    drawn: int | None = None
    unit: str = ""
    type: str = ""


class State(msgspec.Struct, tag_field="type", tag="state"):
    """Everything a client shows, as far as it may know it."""

    version: int
    table: TableInfo
    you: You
    view: ViewMsg | None
    actions: list[str]
    amounts: dict[str, AmountsMsg]
    reasons: dict[str, str]
    can_undo: bool
    events: list[EventMsg]
    events_reset: bool
    points: list[list[int]]
    chat: list[ChatMsg]
    deal: Deal | None
    result: ResultMsg | None
    ack: str | None
    full_view: dict[str, Any] | None


class Replay(msgspec.Struct):
    """A game that is over, after so many of its actions, with nothing hidden any more.

    The events are those of the round so far; those from `news` on came with the last action.
    """

    n: int
    total: int
    action: str
    view: ViewMsg
    events: list[EventMsg]
    news: int
    rounds: list[int]


class TurningPointMsg(msgspec.Struct):
    """An action after which somebody else was likely to win: whose chance changed most, in
    percent, and what had happened."""

    round: int
    n: int
    seat: int
    before: int
    after: int
    events: list[EventMsg]


class LessonStep(msgspec.Struct):
    """A step of a lesson: what is said of what (the first of the `lights` that is on the screen),
    the states that lead there, and what is to be done then ('': to read on, or, if something
    happened to the learner that has to be `seen`, to see it); `about` which character it is.
    """

    text: str
    lights: list[str]
    action: str
    seen: bool
    about: str
    states: list[State]


class Lesson(msgspec.Struct):
    """A lesson, step by step."""

    name: str
    steps: list[LessonStep]


class AdvisedMove(msgspec.Struct):
    """A move the coach would think of, the points it may lead to, and why."""

    action: str
    estimate: float
    share: float
    reason: str
    facts: dict[str, str | int]


class Advice(msgspec.Struct):
    """What the coach says about the decision in this version of the table, the best first."""

    version: int
    moves: list[AdvisedMove]


class Problem(msgspec.Struct, tag_field="type", tag="error"):
    """Something could not be done; nothing has changed."""

    error: str
    message: str
    args: dict[str, str | int]
    id: str | None


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """An answer to a ping."""


# --- what clients say -------------------------------------------------------------------
class Act(msgspec.Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Play an action, as an answer to this version of the table."""

    id: str
    version: int
    action: str


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take the last own action back."""

    id: str
    version: int


class Say(msgspec.Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something."""

    id: str
    text: str


class Emote(msgspec.Struct, tag_field="type", tag="emote", forbid_unknown_fields=True):
    """Show a feeling."""

    id: str
    emote: str


class Hurry(msgspec.Struct, tag_field="type", tag="hurry", forbid_unknown_fields=True):
    """Let the bots play at once until the only person at the table is asked."""


class WatchPace(msgspec.Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """How fast you want to watch a table of bots."""

    pace: str


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = Act | Undo | Say | Emote | Hurry | WatchPace | Ping
ServerMessage = State | Problem | Pong
