"""What a game was worth to each seat: the only reward there is, given at the end."""
from citadella.rules.game import Game
from typing import Final
WIN: Final[str]
MARGIN: Final[str]
REWARDS: Final[tuple[str, str]]

def check_reward(kind: str) -> None:
    """Refuse a kind of reward that there is not."""
    ...

def rewards(game: Game, kind: str) -> list[float]:
    """Return each seat's reward for a game that is over; all of them add up to nothing.

    `win`: 1 for the winner and -1 shared by the others; those who win together share. `margin`:
    the points beyond the mean of the others'.
    """
    ...
