"""The facts of all printed characters, districts, action cards, presets and editions."""

from citadella.cards.editions import EDITIONS
from citadella.cards.model import (
    TYPES,
    ActionCardFacts,
    CardFacts,
    CharacterFacts,
    DistrictFacts,
    EditionFacts,
    PresetFacts,
)

__all__ = [
    "EDITIONS",
    "TYPES",
    "ActionCardFacts",
    "CardFacts",
    "CharacterFacts",
    "DistrictFacts",
    "EditionFacts",
    "PresetFacts",
]
