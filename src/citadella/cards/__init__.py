"""What is in the box: characters, districts, action cards, presets, editions. Facts only."""

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
