"""What can be played here: editions, cards, presets, clocks, bots, and the words of the game."""

from __future__ import annotations

from typing import Literal

import msgspec


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


class PrintedInfo(msgspec.Struct):
    """A choice that can be played as the edition's rulebook prints it, and what that changes in
    setting up.
    """

    id: str
    #: How many of the original characters may be swapped; None for all.
    max_swaps: int | None
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
    #: The characters of the original game.
    originals: list[str]
    #: What can be played as printed; nothing where there is no rulebook to follow.
    printed: list[PrintedInfo]
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
    """A bot that can take a seat: how strong it is, and how long it thinks (0: it answers at once).

    A rating that is 400 higher wins ten times as often.
    """

    id: str
    rating: int
    seconds: float


class HomebrewCards(msgspec.Struct):
    """Cards in no box that this server has: they can be played in every edition."""

    characters: list[CharacterInfo]
    districts: list[CardInfo]
    # Where their pictures are, for those that have one.
    pictures: dict[str, str]
    # Their texts in Fluent syntax, by language.
    texts: dict[str, str]


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
    homebrew: HomebrewCards
    lessons: list[str]
