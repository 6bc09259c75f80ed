"""The district cards: 54 base cards shared by all editions, and the unique ones of each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

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

# Every unique district, as printed in the newest edition that has it. The first 30 are in the
# editions of 2016 and 2021.
UNIQUE: Final = (
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
    DistrictFacts("graveyard", "unique", cost=5),
    DistrictFacts("bell_tower", "unique", cost=5),
    DistrictFacts("hospital", "unique", cost=6),
    DistrictFacts("lighthouse", "unique", cost=3),
    DistrictFacts("throne_room", "unique", cost=6),
    DistrictFacts("university", "unique", cost=6),
    DistrictFacts("ball_room", "unique", cost=6),
)


def _printed(names: str, **differences: Any) -> tuple[DistrictFacts, ...]:
    """Return the named unique districts; `differences` maps ids to the values that differ."""
    by_name = {district.id: district for district in UNIQUE}
    return tuple(replace(by_name[name], **differences.get(name, {})) for name in names.split())


MODERN: Final = UNIQUE[:30]

# The 30 unique districts of 2016 and six older ones. Silver coins count only at the end of the game
# (U-silver).
DELUXE: Final = _printed(
    " ".join(district.id for district in UNIQUE if district.id != "ball_room"),
    dragon_gate={"silver": 2},
    secret_vault={"silver": 3},
    university={"silver": 2},
)

# The 12 purple cards of classic.
CLASSIC: Final = _printed(
    "dragon_gate great_wall haunted_quarter keep laboratory library observatory school_of_magic"
    " smithy graveyard university",
    keep={"copies": 2},
    observatory={"cost": 5},
)

# The 14 bonus purple cards that may be added to classic.
DARK_CITY: Final = _printed(
    "armory factory imperial_treasury map_room museum park poor_house quarry wishing_well"
    " bell_tower hospital lighthouse throne_room ball_room",
    factory={"cost": 6},
    imperial_treasury={"cost": 4},
    poor_house={"cost": 5},
)

# The 14 purple cards of Citadels Classic, the small re-edition of 2016.
SMALL_BOX: Final = _printed(
    "dragon_gate great_wall haunted_quarter imperial_treasury keep laboratory library map_room"
    " observatory school_of_magic smithy graveyard university",
    keep={"copies": 2},
)
