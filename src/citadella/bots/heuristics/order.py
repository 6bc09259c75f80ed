"""The order of a turn, as levels that are added to the values of actions.

First comes what only gains something, then gathering, then whatever has a value above ending the
turn (0), the best first.
"""

from typing import Final

FIRST: Final = 100.0
GATHERING: Final = 60.0
BEFORE_BUILDING: Final = 30.0
BUILDING: Final = 10.0
AFTER_BUILDING: Final = 5.0
NEVER: Final = -100.0

# The value of an action about which nothing is known: it exists to be used.
UNKNOWN: Final = 1.5


def done_if_good(level: float, value: float) -> float:
    """Raise a positive value to its level in the order of a turn; lower others below ending it."""
    return level + value if value > 0.0 else value - 1.0
