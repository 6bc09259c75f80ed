"""Homebrew cards: all names that a card file has to import.

See `docs/homebrew.md` for how to make a card.
"""

from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.homebrew.loading import (
    CardFile,
    Registered,
    clear,
    load,
    load_again,
    load_packages,
    loaded,
    reload,
)
from citadella.homebrew.registering import (
    enter,
    register_action_card,
    register_character,
    register_district,
)
from citadella.rules.action import (
    ABILITY,
    AIM,
    DECLINE,
    DISCARD,
    FREE,
    GIVE,
    KEEP,
    TAKE,
    USE,
    Action,
    Verb,
)
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.amounts import Amounts
from citadella.rules.card import (
    MILITARY,
    NOBLE,
    RELIGIOUS,
    TRADE,
    UNIQUE,
    ActionCard,
    Building,
    Card,
    District,
)
from citadella.rules.character import BONUS_USED, INCOME_USED, POWER_USED, Character, Marker
from citadella.rules.characters.common import (
    Conqueror,
    Earner,
    count_districts,
    name_characters,
    name_reachable,
)
from citadella.rules.city import destroy, is_complete, price
from citadella.rules.court import crown
from citadella.rules.deck import (
    aside_options,
    card_options,
    discard_hidden,
    draw,
    draw_aside,
    give_aside,
    keep_aside,
    pass_card,
    pass_random_card,
    return_aside,
    shuffle_deck,
)
from citadella.rules.districts.turn_effects import OncePerTurn
from citadella.rules.errors import CardFileError
from citadella.rules.event import kind as event_kind
from citadella.rules.game import Game
from citadella.rules.memory import look_at_hand
from citadella.rules.question import ASIDE, Question
from citadella.rules.scoring import Tally
from citadella.rules.state import Player, Turn
from citadella.rules.treasury import gain, hand_over, pay
from citadella.texts import add_texts

__all__ = [
    "ABILITY",
    "AIM",
    "ASIDE",
    "BONUS_USED",
    "DECLINE",
    "DISCARD",
    "FREE",
    "GIVE",
    "INCOME_USED",
    "KEEP",
    "MILITARY",
    "NOBLE",
    "POWER_USED",
    "RELIGIOUS",
    "TAKE",
    "TRADE",
    "UNIQUE",
    "USE",
    "Action",
    "ActionCard",
    "ActionCardFacts",
    "Amounts",
    "Building",
    "Card",
    "CardFile",
    "CardFileError",
    "Character",
    "CharacterFacts",
    "Conqueror",
    "District",
    "DistrictFacts",
    "Earner",
    "Game",
    "Marker",
    "OncePerTurn",
    "Player",
    "Question",
    "Registered",
    "Tally",
    "Turn",
    "TurnCard",
    "Verb",
    "add_texts",
    "aside_options",
    "card_options",
    "clear",
    "count_districts",
    "crown",
    "destroy",
    "discard_hidden",
    "draw",
    "draw_aside",
    "enter",
    "event_kind",
    "gain",
    "give_aside",
    "hand_over",
    "is_complete",
    "keep_aside",
    "load",
    "load_again",
    "load_packages",
    "loaded",
    "look_at_hand",
    "name_characters",
    "name_reachable",
    "pass_card",
    "pass_random_card",
    "pay",
    "price",
    "register_action_card",
    "register_character",
    "register_district",
    "reload",
    "return_aside",
    "shuffle_deck",
]
