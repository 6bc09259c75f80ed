"""The characters: 27 in the editions since 2016, 18 in classic, and 8 in classic-2016."""

from __future__ import annotations

from typing import Final

from citadella.cards.model import CharacterFacts

MODERN: Final = (
    CharacterFacts("assassin", 1),
    CharacterFacts("witch", 1),
    CharacterFacts("magistrate", 1),
    CharacterFacts("thief", 2),
    CharacterFacts("spy", 2),
    CharacterFacts("blackmailer", 2),
    CharacterFacts("magician", 3),
    CharacterFacts("wizard", 3),
    CharacterFacts("seer", 3),
    CharacterFacts("king", 4),
    CharacterFacts("emperor", 4, least_players=3, stand_in="king"),
    CharacterFacts("patrician", 4),
    CharacterFacts("bishop", 5),
    CharacterFacts("abbot", 5),
    CharacterFacts("cardinal", 5),
    CharacterFacts("merchant", 6),
    CharacterFacts("alchemist", 6),
    CharacterFacts("trader", 6),
    CharacterFacts("architect", 7),
    CharacterFacts("navigator", 7),
    CharacterFacts("scholar", 7),
    CharacterFacts("warlord", 8),
    CharacterFacts("diplomat", 8),
    CharacterFacts("marshal", 8),
    CharacterFacts("queen", 9, least_players=5, stand_in="artist"),
    CharacterFacts("artist", 9),
    CharacterFacts("tax_collector", 9),
)

ORIGINAL: Final = (
    CharacterFacts("assassin", 1),
    CharacterFacts("thief", 2),
    CharacterFacts("magician", 3),
    CharacterFacts("king", 4),
    CharacterFacts("bishop", 5),
    CharacterFacts("merchant", 6),
    CharacterFacts("architect", 7),
    CharacterFacts("warlord", 8),
)

# The eight original characters and the ten from the expansion The Dark City. Unlike in later
# editions, the Tax Collector has rank 2 (X-Tax-1).
CLASSIC: Final = (
    CharacterFacts("assassin", 1),
    CharacterFacts("witch", 1),
    CharacterFacts("thief", 2),
    CharacterFacts("tax_collector", 2),
    CharacterFacts("magician", 3),
    CharacterFacts("wizard", 3),
    CharacterFacts("king", 4),
    CharacterFacts("emperor", 4, least_players=3, stand_in="king"),
    CharacterFacts("bishop", 5),
    CharacterFacts("abbot", 5),
    CharacterFacts("merchant", 6),
    CharacterFacts("alchemist", 6),
    CharacterFacts("architect", 7),
    CharacterFacts("navigator", 7),
    CharacterFacts("warlord", 8),
    CharacterFacts("diplomat", 8, excludes=("graveyard",)),
    CharacterFacts("queen", 9, least_players=5, stand_in="artist"),
    CharacterFacts("artist", 9),
)
