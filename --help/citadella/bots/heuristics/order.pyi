"""The order of a turn, as levels that are added to the values of actions.

First comes what only gains something, then gathering, then whatever has a value above ending the
turn (0), the best first.
"""
from typing import Final
FIRST: Final[float]
GATHERING: Final[float]
BEFORE_BUILDING: Final[float]
BUILDING: Final[float]
AFTER_BUILDING: Final[float]
NEVER: Final[float]
UNKNOWN: Final[float]

def done_if_good(level: float, value: float) -> float:
    """Raise a positive value to its level in the order of a turn; lower others below ending it."""
    ...
