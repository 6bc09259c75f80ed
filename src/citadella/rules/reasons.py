"""Reasons why something cannot be done now: keywords that texts and clients turn into sentences."""

from typing import Final

# Reasons why a card in the hand cannot be built
ACTION_CARD: Final = "action-card"  # it is not a district
NEVER: Final = "never"  # it can never be built
TURN_CLOSES: Final = "turn-closes"  # ending the turn is the only legal action
ONLY_GATHERS: Final = "only-gathers"  # the player was bewitched, or was killed but has a Hospital
CHARACTER: Final = "character"  # the character may not build
GATHER_FIRST: Final = "gather-first"
LIMIT: Final = "limit"
DOUBLE: Final = "double"  # the city already has a district with this name
OF_ITSELF: Final = "card"  # the district's own effect forbids it
GOLD: Final = "gold"

# Reasons why rank 8 cannot choose a district
PROTECTED: Final = "protected"  # the Bishop protects the city
COMPLETE: Final = "complete"
UNREACHABLE: Final = "unreachable"  # this district is safe from rank 8
TOO_DEAR: Final = "too-dear"  # more expensive than the character may take
NOTHING_TO_GIVE: Final = "nothing-to-give"  # the player has no suitable district
