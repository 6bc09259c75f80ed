"""The district cards: 54 base cards alike in every edition, and each edition's unique ones."""

from __future__ import annotations

from typing import Final

from citadella.cards.model import DistrictFacts

BASE: Final = (
    DistrictFacts("manor", "noble", cost=3, copies=5),
    DistrictFacts("castle", "noble", cost=4, copies=4),
    DistrictFacts("palace", "noble", cost=5, copies=3),
    DistrictFacts("temple", "religious", cost=1, copies=3),
    DistrictFacts("church", "religious", cost=2, copies=3),
    DistrictFacts("monastery", "religious", cost=3, copies=3),
    DistrictFacts("cathedral", "religious", cost=5, copies=2),
    DistrictFacts("tavern", "trade", cost=1, copies=5),
    DistrictFacts("market", "trade", cost=2, copies=4),
    DistrictFacts("trading_post", "trade", cost=2, copies=3),
    DistrictFacts("docks", "trade", cost=3, copies=3),
    DistrictFacts("harbor", "trade", cost=4, copies=3),
    DistrictFacts("town_hall", "trade", cost=5, copies=2),
    DistrictFacts("watchtower", "military", cost=1, copies=3),
    DistrictFacts("prison", "military", cost=2, copies=3),
    DistrictFacts("barracks", "military", cost=3, copies=3),
    DistrictFacts("fortress", "military", cost=5, copies=2),
)

# The 30 of 2016 and 2021.
MODERN: Final = (
    DistrictFacts("armory", "unique", cost=3),
    DistrictFacts("basilica", "unique", cost=4),
    DistrictFacts("capitol", "unique", cost=5),
    DistrictFacts("dragon_gate", "unique", cost=6),
    DistrictFacts("factory", "unique", cost=5),
    DistrictFacts("framework", "unique", cost=3),
    DistrictFacts("gold_mine", "unique", cost=6),
    DistrictFacts("great_wall", "unique", cost=6),
    DistrictFacts("haunted_quarter", "unique", cost=2),
    DistrictFacts("imperial_treasury", "unique", cost=5),
    DistrictFacts("ivory_tower", "unique", cost=5),
    DistrictFacts("keep", "unique", cost=3),
    DistrictFacts("laboratory", "unique", cost=5),
    DistrictFacts("library", "unique", cost=6),
    DistrictFacts("map_room", "unique", cost=5),
    DistrictFacts("monument", "unique", cost=4),
    DistrictFacts("museum", "unique", cost=4),
    DistrictFacts("necropolis", "unique", cost=5),
    DistrictFacts("observatory", "unique", cost=4),
    DistrictFacts("park", "unique", cost=6),
    DistrictFacts("poor_house", "unique", cost=4),
    DistrictFacts("quarry", "unique", cost=5),
    DistrictFacts("school_of_magic", "unique", cost=6),
    DistrictFacts("secret_vault", "unique", cost=None),
    DistrictFacts("smithy", "unique", cost=5),
    DistrictFacts("stables", "unique", cost=2),
    DistrictFacts("statue", "unique", cost=3),
    DistrictFacts("theater", "unique", cost=6),
    DistrictFacts("thieves_den", "unique", cost=6),
    DistrictFacts("wishing_well", "unique", cost=5),
)

# The 36 of deluxe: those 30 and six older ones; silver coins count at the end only (U-silver).
DELUXE: Final = (
    DistrictFacts("armory", "unique", cost=3),
    DistrictFacts("basilica", "unique", cost=4),
    DistrictFacts("capitol", "unique", cost=5),
    DistrictFacts("dragon_gate", "unique", cost=6, silver=2),
    DistrictFacts("factory", "unique", cost=5),
    DistrictFacts("framework", "unique", cost=3),
    DistrictFacts("gold_mine", "unique", cost=6),
    DistrictFacts("great_wall", "unique", cost=6),
    DistrictFacts("haunted_quarter", "unique", cost=2),
    DistrictFacts("imperial_treasury", "unique", cost=5),
    DistrictFacts("ivory_tower", "unique", cost=5),
    DistrictFacts("keep", "unique", cost=3),
    DistrictFacts("laboratory", "unique", cost=5),
    DistrictFacts("library", "unique", cost=6),
    DistrictFacts("map_room", "unique", cost=5),
    DistrictFacts("monument", "unique", cost=4),
    DistrictFacts("museum", "unique", cost=4),
    DistrictFacts("necropolis", "unique", cost=5),
    DistrictFacts("observatory", "unique", cost=4),
    DistrictFacts("park", "unique", cost=6),
    DistrictFacts("poor_house", "unique", cost=4),
    DistrictFacts("quarry", "unique", cost=5),
    DistrictFacts("school_of_magic", "unique", cost=6),
    DistrictFacts("secret_vault", "unique", cost=None, silver=3),
    DistrictFacts("smithy", "unique", cost=5),
    DistrictFacts("stables", "unique", cost=2),
    DistrictFacts("statue", "unique", cost=3),
    DistrictFacts("theater", "unique", cost=6),
    DistrictFacts("thieves_den", "unique", cost=6),
    DistrictFacts("wishing_well", "unique", cost=5),
    DistrictFacts("graveyard", "unique", cost=5),
    DistrictFacts("bell_tower", "unique", cost=5),
    DistrictFacts("hospital", "unique", cost=6),
    DistrictFacts("lighthouse", "unique", cost=3),
    DistrictFacts("throne_room", "unique", cost=6),
    DistrictFacts("university", "unique", cost=6, silver=2),
)

# The 12 purple cards of classic.
CLASSIC: Final = (
    DistrictFacts("dragon_gate", "unique", cost=6),
    DistrictFacts("great_wall", "unique", cost=6),
    DistrictFacts("haunted_quarter", "unique", cost=2),
    DistrictFacts("keep", "unique", cost=3, copies=2),
    DistrictFacts("laboratory", "unique", cost=5),
    DistrictFacts("library", "unique", cost=6),
    DistrictFacts("observatory", "unique", cost=5),
    DistrictFacts("school_of_magic", "unique", cost=6),
    DistrictFacts("smithy", "unique", cost=5),
    DistrictFacts("graveyard", "unique", cost=5),
    DistrictFacts("university", "unique", cost=6),
)

# The 14 bonus purple cards that classic may add.
DARK_CITY: Final = (
    DistrictFacts("armory", "unique", cost=3),
    DistrictFacts("factory", "unique", cost=6),
    DistrictFacts("imperial_treasury", "unique", cost=4),
    DistrictFacts("map_room", "unique", cost=5),
    DistrictFacts("museum", "unique", cost=4),
    DistrictFacts("park", "unique", cost=6),
    DistrictFacts("poor_house", "unique", cost=5),
    DistrictFacts("quarry", "unique", cost=5),
    DistrictFacts("wishing_well", "unique", cost=5),
    DistrictFacts("bell_tower", "unique", cost=5),
    DistrictFacts("hospital", "unique", cost=6),
    DistrictFacts("lighthouse", "unique", cost=3),
    DistrictFacts("throne_room", "unique", cost=6),
    DistrictFacts("ball_room", "unique", cost=6),
)

# The 14 of the small re-edition of 2016, Citadels Classic.
SMALL_BOX: Final = (
    DistrictFacts("dragon_gate", "unique", cost=6),
    DistrictFacts("great_wall", "unique", cost=6),
    DistrictFacts("haunted_quarter", "unique", cost=2),
    DistrictFacts("imperial_treasury", "unique", cost=5),
    DistrictFacts("keep", "unique", cost=3, copies=2),
    DistrictFacts("laboratory", "unique", cost=5),
    DistrictFacts("library", "unique", cost=6),
    DistrictFacts("map_room", "unique", cost=5),
    DistrictFacts("observatory", "unique", cost=4),
    DistrictFacts("school_of_magic", "unique", cost=6),
    DistrictFacts("smithy", "unique", cost=5),
    DistrictFacts("graveyard", "unique", cost=5),
    DistrictFacts("university", "unique", cost=6),
)
