"""The order of actions in a turn, as levels that are added to their values.

Actions that only gain something come first, then gathering, then every action whose value is above
that of ending the turn (0), the best first.
"""

from typing import Final

FIRST: Final = 100.0
GATHERING: Final = 60.0
BEFORE_BUILDING: Final = 30.0
BUILDING: Final = 10.0
AFTER_BUILDING: Final = 5.0
NEVER: Final = -100.0

# The value of an action about which nothing is known: probably useful.
UNKNOWN: Final = 1.5


def done_if_good(level: float, value: float) -> float:
    """Add the level to a positive value; lower any other value below that of ending the turn."""
    return level + value if value > 0.0 else value - 1.0
