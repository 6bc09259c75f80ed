"""The order of actions in a turn, enforced by adding a constant to the value of each action.

These constants are called levels. Actions that only gain something come first, then gathering,
then the remaining actions by value. Actions worth less than ending the turn (0) are not played.
"""

from typing import Final

FIRST: Final = 100.0
GATHERING: Final = 60.0
BEFORE_BUILDING: Final = 30.0
BUILDING: Final = 10.0
AFTER_BUILDING: Final = 5.0
NEVER: Final = -100.0

# The value of an action about which nothing is known; positive, because it is probably useful.
UNKNOWN: Final = 1.5


def done_if_good(level: float, value: float) -> float:
    """Return `value` plus `level` if `value` > 0, else a negative value, to prevent the action."""
    return level + value if value > 0.0 else value - 1.0
