"""Why something cannot be done now: words that texts and screens make sentences of."""

from typing import Final

# A card of the hand cannot be built
ACTION_CARD: Final = "action-card"  # it is not a district
NEVER: Final = "never"  # it can never be built
TURN_CLOSES: Final = "turn-closes"  # nothing but ending the turn is left
ONLY_GATHERS: Final = "only-gathers"  # bewitched, or killed with a Hospital
CHARACTER: Final = "character"  # the character may not build
GATHER_FIRST: Final = "gather-first"
LIMIT: Final = "limit"
DOUBLE: Final = "double"  # one of that name stands there
OF_ITSELF: Final = "card"  # the district's own rule
GOLD: Final = "gold"

# A district of a city cannot be chosen by rank 8
PROTECTED: Final = "protected"  # the Bishop's city
COMPLETE: Final = "complete"
UNREACHABLE: Final = "unreachable"  # this district is safe from rank 8
TOO_DEAR: Final = "too-dear"  # more expensive than the character may take
NOTHING_TO_GIVE: Final = "nothing-to-give"  # no own district fits in exchange
