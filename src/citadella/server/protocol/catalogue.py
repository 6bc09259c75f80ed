"""The catalogue: editions, cards, presets, clocks, bots, and the vocabulary of the game."""

from __future__ import annotations

from typing import Literal

from citadella.server.protocol.structs import Struct
from citadella.texts.staging import Moment, Sound


class CharacterInfo(Struct):
    """A character of an edition; `type`: the district type that gives it income (empty: none)."""

    id: str
    rank: int
    type: str
    least_players: int
    stand_in: str
    excludes: list[str]
    keeps_taxes: bool


class CardInfo(Struct):
    """A district of an edition."""

    id: str
    type: str
    cost: int | None
    copies: int
    silver: int
    keeps_cards: bool


class ActionCardInfo(Struct):
    """An action card of an edition."""

    id: str
    copies: int


class PresetInfo(Struct):
    """A printed list of cards."""

    id: str
    characters: list[str]
    unique: list[str]


class PrintedInfo(Struct):
    """An option to follow a rule as printed in the rulebook, and its effect on the setup."""

    id: str
    #: The maximum number of original characters that may be swapped (None: all).
    max_swaps: int | None
    #: If there are more bonus districts than `EditionInfo.free_bonus`, original districts are left
    #: out: one for every bonus district (True), or one for each above that number (False).
    card_for_card: bool
    #: By character: the minimum number of players if this option lowers it.
    least_players: dict[str, int]


class EditionInfo(Struct):
    """The cards of an edition, and the rules for choosing from them."""

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
    #: The characters of the original game.
    originals: list[str]
    #: The as-printed options of this edition.
    printed: list[PrintedInfo]
    presets: list[PresetInfo]


class ClockInfo(Struct):
    """A clock: none, live (base time and increment per action), or days per action."""

    id: str
    kind: Literal["none", "live", "days"]
    base_seconds: int
    increment_seconds: int


class PaceInfo(Struct):
    """A pace of bots: the pause after each action."""

    id: str
    pause_ms: int


class BotInfo(Struct):
    """A bot, its rating, and its thinking time in seconds (0: it answers at once).

    A bot rated 400 points higher than another wins ten times as often.
    """

    id: str
    rating: int
    seconds: float


class HomebrewCards(Struct):
    """The homebrew cards that this server has loaded; they can be played in every edition."""

    characters: list[CharacterInfo]
    districts: list[CardInfo]
    action_cards: list[ActionCardInfo]
    # By card: the address of its picture, if it has one.
    pictures: dict[str, str]
    # By language: the texts of the cards, in Fluent syntax.
    texts: dict[str, str]


class VerbInfo(Struct):
    """A kind of action: its parts, its group, where its targets are, whether it harms them."""

    word: str
    parts: list[str]
    group: str
    place: str
    reminds: bool
    harms: bool


class QuestionInfo(Struct):
    """A kind of question; `about`: the kinds of things that it is about.

    `drafts`: whether it selects characters. `passes`: the verb for declining, if the question is
    asked of all players in order to hide who has a choice (otherwise empty).
    """

    kind: str
    about: list[str]
    drafts: bool
    passes: str


class MarkerInfo(Struct):
    """A kind of marker; `set_size` is the size of a set with one real marker (0: no sets)."""

    kind: str
    sign: str
    set_size: int


class EventInfo(Struct):
    """A kind of event: which part is secret, whom it affects, and when logs omit it."""

    kind: str
    hides: Literal["", "rank", "cards"]
    aims: Literal["", "surely", "perhaps"]
    affects: Literal["", "seat", "other", "both"]
    topic: Literal["", "characters", "gold", "cards", "cities"]
    omit_when: Literal["", "shown", "shown-if-hidden", "empty"]
    redundant_after: list[str]
    redundant_before: list[str]
    unless_known: bool
    adds_up: bool
    impersonal: bool
    starts_turn: bool
    amount: Literal["", "type"]
    moves: list[str]
    moment: Moment
    sound: Sound


class Catalogue(Struct):
    """All options of a new table, the vocabulary of the game, and the names of all lessons."""

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
    homebrew: HomebrewCards
    lessons: list[str]
