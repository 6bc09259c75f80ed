"""What a game was worth to each seat: the only reward there is, given at the end."""

from typing import Final

from citadella.rules.errors import MalformedError, quoted
from citadella.rules.game import Game

WIN: Final = "win"
MARGIN: Final = "margin"
REWARDS: Final = (WIN, MARGIN)


def check_reward(kind: str) -> None:
    """Refuse a kind of reward that there is not."""
    if kind not in REWARDS:
        raise MalformedError(f"The reward is one of {', '.join(REWARDS)}, not {quoted(kind)}.")


def rewards(game: Game, kind: str) -> list[float]:
    """Return each seat's reward for a game that is over; all of them add up to nothing.

    `win`: 1 for the winner and -1 shared by the others; those who win together share. `margin`:
    the points beyond the mean of the others'.
    """
    result = game.result()
    seats = len(game.players)
    found: list[float] = []
    everyone = float(sum(result.totals))
    for seat in range(seats):
        if kind == MARGIN:
            own = float(result.totals[seat])
            found.append(own - (everyone - own) / (seats - 1))
        else:
            share = 1.0 / len(result.winners) if seat in result.winners else 0.0
            found.append((seats * share - 1.0) / (seats - 1))
    return found
