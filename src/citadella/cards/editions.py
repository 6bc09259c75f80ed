"""The five editions and the cards in their boxes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from citadella.cards import action_cards, characters, districts, presets
from citadella.cards.model import EditionFacts

# The size of a complete city, indexed by the number of players from 0 to 8 (E1).
_ALWAYS_EIGHT: Final = (8, 8, 8, 8, 8, 8, 8, 8, 8)
_SEVEN_FROM_FOUR_PLAYERS: Final = (8, 8, 8, 8, 7, 7, 7, 7, 7)

CLASSIC: Final = EditionFacts(
    id="classic",
    characters=characters.CLASSIC,
    base=districts.BASE,
    unique=districts.CLASSIC,
    bonus=districts.DARK_CITY,
    presets=presets.CLASSIC,
    city_size=_ALWAYS_EIGHT,
    ninth="artist",
    short_game=True,
)

EDITION_2016: Final = EditionFacts(
    id="2016",
    characters=characters.MODERN,
    base=districts.BASE,
    unique=districts.MODERN,
    presets=presets.MODERN,
    unique_chosen=14,
    city_size=_SEVEN_FROM_FOUR_PLAYERS,
    ninth="artist",
    nine_for_three=True,
)

EDITION_2021: Final = replace(EDITION_2016, id="2021", presets=presets.EDITION_2021)

DELUXE: Final = replace(
    EDITION_2016, id="deluxe", unique=districts.DELUXE, action_cards=action_cards.DELUXE
)

CLASSIC_2016: Final = EditionFacts(
    id="classic-2016",
    characters=characters.ORIGINAL,
    base=districts.BASE,
    unique=districts.SMALL_BOX,
    presets=presets.SMALL_BOX,
    city_size=_SEVEN_FROM_FOUR_PLAYERS,
)

#: Every edition by its id.
EDITIONS: Final[Mapping[str, EditionFacts]] = MappingProxyType(
    {edition.id: edition for edition in (CLASSIC, EDITION_2016, EDITION_2021, DELUXE, CLASSIC_2016)}
)
