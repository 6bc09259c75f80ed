"""The printed presets of each edition."""

from __future__ import annotations

from typing import Final

from citadella.cards import characters, districts
from citadella.cards.model import DistrictFacts, PresetFacts


def _preset(id: str, characters: str, unique: str) -> PresetFacts:
    """Return a preset; `characters` and `unique` are ids separated by spaces."""
    return PresetFacts(id, tuple(characters.split()), tuple(unique.split()))


FIRST_GAME: Final = _preset(
    "first-game",
    "assassin thief magician king bishop merchant architect warlord",
    "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room"
    " quarry school_of_magic smithy statue thieves_den wishing_well",
)

AMBITIOUS_ARISTOCRATS: Final = _preset(
    "ambitious-aristocrats",
    "magistrate thief wizard patrician bishop trader architect marshal queen",
    "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry"
    " school_of_magic stables statue thieves_den",
)

CUNNING_AGENTS: Final = _preset(
    "cunning-agents",
    "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector",
    "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry"
    " secret_vault smithy theater",
)

ILLUSTRIOUS_EMISSARIES: Final = _preset(
    "illustrious-emissaries",
    "witch spy seer emperor bishop merchant scholar diplomat artist",
    "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory"
    " park poor_house quarry school_of_magic smithy",
)

DEVIOUS_DIGNITARIES: Final = _preset(
    "devious-dignitaries",
    "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
    "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house"
    " secret_vault smithy stables theater thieves_den wishing_well",
)

TENACIOUS_DELEGATES: Final = _preset(
    "tenacious-delegates",
    "assassin spy seer king cardinal trader scholar diplomat artist",
    "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory"
    " school_of_magic secret_vault smithy stables statue wishing_well",
)

VICIOUS_NOBLES: Final = _preset(
    "vicious-nobles",
    "assassin thief magician patrician cardinal merchant navigator warlord tax_collector",
    "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room"
    " monument museum school_of_magic statue thieves_den wishing_well",
)

# In this preset, the Gold Mine replaces the Framework of the 2016 preset.
DEVIOUS_DIGNITARIES_2021: Final = _preset(
    "devious-dignitaries",
    "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
    "dragon_gate factory gold_mine haunted_quarter laboratory necropolis park poor_house"
    " secret_vault smithy stables theater thieves_den wishing_well",
)

# Compared with 2016: Capitol instead of Museum.
ILLUSTRIOUS_EMISSARIES_2021: Final = _preset(
    "illustrious-emissaries",
    "witch spy seer emperor bishop merchant scholar diplomat artist",
    "capitol factory framework great_wall haunted_quarter ivory_tower keep library observatory"
    " park poor_house quarry school_of_magic smithy",
)

# Compared with 2016: Architect instead of Navigator, Stables instead of Laboratory.
VICIOUS_NOBLES_2021: Final = _preset(
    "vicious-nobles",
    "assassin thief magician patrician cardinal merchant architect warlord tax_collector",
    "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower map_room monument museum"
    " school_of_magic stables statue thieves_den wishing_well",
)


def _all_of(unique: tuple[DistrictFacts, ...]) -> PresetFacts:
    """Return an older edition's only preset: the original characters and all of `unique`."""
    first = tuple(character.id for character in characters.ORIGINAL)
    return PresetFacts("first-game", first, tuple(district.id for district in unique))


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

CLASSIC: Final = (_all_of(districts.CLASSIC),)

SMALL_BOX: Final = (_all_of(districts.SMALL_BOX),)
