"""The order of a turn: first what only brings or tells something, then gathering, then what is
worth more than ending the turn, the best first. Each has its level.
"""

from typing import Final

FIRST: Final = 100.0
GATHERING: Final = 60.0
BEFORE_BUILDING: Final = 30.0
BUILDING: Final = 10.0
AFTER_BUILDING: Final = 5.0
NEVER: Final = -100.0

# What is held of something that nobody knows: whoever made it made it to be used.
UNKNOWN: Final = 1.5


def done_if_good(level: float, value: float) -> float:
    """Put a worth on its level in the order of a turn; what is not worth it stays undone."""
    return level + value if value > 0.0 else value - 1.0
