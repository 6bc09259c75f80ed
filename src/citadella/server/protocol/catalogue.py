"""The catalogue: editions, cards, presets, clocks, bots, and the vocabulary of the game."""

from __future__ import annotations

from typing import Literal

from citadella.server.protocol.structs import Struct
from citadella.texts.sentence import Sentence
from citadella.texts.staging import Moment, Sound


class CharacterInfo(Struct):
    """A character of an edition; `type`: the district type that gives it income (empty: none)."""

    id: str
    rank: int
    type: str
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
    """A list of characters and unique districts from a rulebook."""

    id: str
    characters: list[str]
    unique: list[str]


class EditionInfo(Struct):
    """The cards and options of an edition; `/api/setup/check` tells which can be combined."""

    id: str
    min_players: int
    max_players: int
    characters: list[CharacterInfo]
    base: list[CardInfo]
    unique: list[CardInfo]
    bonus: list[CardInfo]
    action_cards: list[ActionCardInfo]
    #: The number of unique districts in a game (None: all of `unique`).
    unique_chosen: int | None
    short_game: bool
    #: The ids of the rule variants that can be played as printed (docs/rulings.md).
    printed: list[str]
    presets: list[PresetInfo]


class ClockInfo(Struct):
    """A clock: none, live (base time and increment per action), or days per action."""

    id: str
    kind: Literal["none", "live", "days"]
    base_seconds: int
    increment_seconds: int


class PaceInfo(Struct):
    """A pace for the bots: the pause after each action."""

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
    # The addresses of the pictures, by card.
    pictures: dict[str, str]
    # The texts of the cards in Fluent syntax, by language.
    texts: dict[str, str]


class VerbInfo(Struct):
    """A kind of action: its name, parts and group, and whether it harms what it names."""

    word: str
    line: Sentence
    parts: list[str]
    group: str
    reminds: bool
    harms: bool


class QuestionInfo(Struct):
    """A kind of question; `drafts`: whether it selects characters.

    `passes`: the verb for declining, if the question is asked of all players in order to hide who
    has a choice (otherwise empty).
    """

    kind: str
    drafts: bool
    passes: str


class MarkerInfo(Struct):
    """A kind of marker; `set_size` is the size of a set with one real marker (0: no sets)."""

    kind: str
    sign: str
    set_size: int


class EventInfo(Struct):
    """A kind of event: what it is about and how the table shows it.

    `impersonal`: whether the event is no player's doing. `merges_into`: kinds of events that show
    the same thing if they follow directly.
    """

    kind: str
    topic: Literal["", "characters", "gold", "cards", "cities"]
    impersonal: bool
    starts_turn: bool
    merges_into: list[str]
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
