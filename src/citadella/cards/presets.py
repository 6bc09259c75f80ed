"""The printed choices of cards, edition by edition."""

from __future__ import annotations

from typing import Final

from citadella.cards import characters, districts
from citadella.cards.model import PresetFacts

FIRST_GAME: Final = PresetFacts(
    id="first-game",
    characters=(
        "assassin",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ),
    unique=(
        "dragon_gate",
        "factory",
        "haunted_quarter",
        "imperial_treasury",
        "keep",
        "laboratory",
        "library",
        "map_room",
        "quarry",
        "school_of_magic",
        "smithy",
        "statue",
        "thieves_den",
        "wishing_well",
    ),
)

AMBITIOUS_ARISTOCRATS: Final = PresetFacts(
    id="ambitious-aristocrats",
    characters=(
        "magistrate",
        "thief",
        "wizard",
        "patrician",
        "bishop",
        "trader",
        "architect",
        "marshal",
        "queen",
    ),
    unique=(
        "capitol",
        "factory",
        "framework",
        "great_wall",
        "haunted_quarter",
        "keep",
        "necropolis",
        "park",
        "poor_house",
        "quarry",
        "school_of_magic",
        "stables",
        "statue",
        "thieves_den",
    ),
)

CUNNING_AGENTS: Final = PresetFacts(
    id="cunning-agents",
    characters=(
        "witch",
        "blackmailer",
        "magician",
        "emperor",
        "abbot",
        "alchemist",
        "architect",
        "warlord",
        "tax_collector",
    ),
    unique=(
        "armory",
        "basilica",
        "dragon_gate",
        "gold_mine",
        "keep",
        "monument",
        "museum",
        "necropolis",
        "park",
        "poor_house",
        "quarry",
        "secret_vault",
        "smithy",
        "theater",
    ),
)

ILLUSTRIOUS_EMISSARIES: Final = PresetFacts(
    id="illustrious-emissaries",
    characters=(
        "witch",
        "spy",
        "seer",
        "emperor",
        "bishop",
        "merchant",
        "scholar",
        "diplomat",
        "artist",
    ),
    unique=(
        "factory",
        "framework",
        "great_wall",
        "haunted_quarter",
        "ivory_tower",
        "keep",
        "library",
        "museum",
        "observatory",
        "park",
        "poor_house",
        "quarry",
        "school_of_magic",
        "smithy",
    ),
)

DEVIOUS_DIGNITARIES: Final = PresetFacts(
    id="devious-dignitaries",
    characters=(
        "magistrate",
        "blackmailer",
        "wizard",
        "king",
        "abbot",
        "alchemist",
        "navigator",
        "marshal",
        "queen",
    ),
    unique=(
        "dragon_gate",
        "factory",
        "framework",
        "haunted_quarter",
        "laboratory",
        "necropolis",
        "park",
        "poor_house",
        "secret_vault",
        "smithy",
        "stables",
        "theater",
        "thieves_den",
        "wishing_well",
    ),
)

TENACIOUS_DELEGATES: Final = PresetFacts(
    id="tenacious-delegates",
    characters=(
        "assassin",
        "spy",
        "seer",
        "king",
        "cardinal",
        "trader",
        "scholar",
        "diplomat",
        "artist",
    ),
    unique=(
        "basilica",
        "capitol",
        "haunted_quarter",
        "imperial_treasury",
        "laboratory",
        "library",
        "map_room",
        "observatory",
        "school_of_magic",
        "secret_vault",
        "smithy",
        "stables",
        "statue",
        "wishing_well",
    ),
)

VICIOUS_NOBLES: Final = PresetFacts(
    id="vicious-nobles",
    characters=(
        "assassin",
        "thief",
        "magician",
        "patrician",
        "cardinal",
        "merchant",
        "navigator",
        "warlord",
        "tax_collector",
    ),
    unique=(
        "armory",
        "basilica",
        "dragon_gate",
        "gold_mine",
        "imperial_treasury",
        "ivory_tower",
        "laboratory",
        "map_room",
        "monument",
        "museum",
        "school_of_magic",
        "statue",
        "thieves_den",
        "wishing_well",
    ),
)

# Against 2016: Gold Mine for Framework.
DEVIOUS_DIGNITARIES_2021: Final = PresetFacts(
    id="devious-dignitaries",
    characters=(
        "magistrate",
        "blackmailer",
        "wizard",
        "king",
        "abbot",
        "alchemist",
        "navigator",
        "marshal",
        "queen",
    ),
    unique=(
        "dragon_gate",
        "factory",
        "gold_mine",
        "haunted_quarter",
        "laboratory",
        "necropolis",
        "park",
        "poor_house",
        "secret_vault",
        "smithy",
        "stables",
        "theater",
        "thieves_den",
        "wishing_well",
    ),
)

# Against 2016: Capitol for Museum.
ILLUSTRIOUS_EMISSARIES_2021: Final = PresetFacts(
    id="illustrious-emissaries",
    characters=(
        "witch",
        "spy",
        "seer",
        "emperor",
        "bishop",
        "merchant",
        "scholar",
        "diplomat",
        "artist",
    ),
    unique=(
        "capitol",
        "factory",
        "framework",
        "great_wall",
        "haunted_quarter",
        "ivory_tower",
        "keep",
        "library",
        "observatory",
        "park",
        "poor_house",
        "quarry",
        "school_of_magic",
        "smithy",
    ),
)

# Against 2016: Architect for Navigator, Stables for Laboratory.
VICIOUS_NOBLES_2021: Final = PresetFacts(
    id="vicious-nobles",
    characters=(
        "assassin",
        "thief",
        "magician",
        "patrician",
        "cardinal",
        "merchant",
        "architect",
        "warlord",
        "tax_collector",
    ),
    unique=(
        "armory",
        "basilica",
        "dragon_gate",
        "gold_mine",
        "imperial_treasury",
        "ivory_tower",
        "map_room",
        "monument",
        "museum",
        "school_of_magic",
        "stables",
        "statue",
        "thieves_den",
        "wishing_well",
    ),
)

# The older boxes print no lists: all their first characters and all their purple cards play.
CLASSIC_FIRST_GAME: Final = PresetFacts(
    id="first-game",
    characters=tuple(character.id for character in characters.ORIGINAL),
    unique=tuple(district.id for district in districts.CLASSIC),
)

SMALL_BOX_FIRST_GAME: Final = PresetFacts(
    id="first-game",
    characters=tuple(character.id for character in characters.ORIGINAL),
    unique=tuple(district.id for district in districts.SMALL_BOX),
)

MODERN: Final = (
    FIRST_GAME,
    AMBITIOUS_ARISTOCRATS,
    CUNNING_AGENTS,
    ILLUSTRIOUS_EMISSARIES,
    DEVIOUS_DIGNITARIES,
    TENACIOUS_DELEGATES,
    VICIOUS_NOBLES,
)

EDITION_2021: Final = (
    FIRST_GAME,
    DEVIOUS_DIGNITARIES_2021,
    ILLUSTRIOUS_EMISSARIES_2021,
    VICIOUS_NOBLES_2021,
)

CLASSIC: Final = (CLASSIC_FIRST_GAME,)

SMALL_BOX: Final = (SMALL_BOX_FIRST_GAME,)
