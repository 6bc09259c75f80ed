"""The reward of each seat, given only at the end of a game."""

from typing import Final

from citadella.rules.errors import MalformedError, quoted
from citadella.rules.game import Game

WIN: Final = "win"
MARGIN: Final = "margin"
REWARDS: Final = (WIN, MARGIN)


def check_reward(kind: str) -> None:
    """Raise if the reward type is unknown."""
    if kind not in REWARDS:
        raise MalformedError(f"The reward must be one of {', '.join(REWARDS)}, not {quoted(kind)}.")


def rewards(game: Game, kind: str) -> list[float]:
    """Return each seat's reward for a finished game; the rewards add up to zero.

    `win`: 1 for the winner, and -1 divided equally among the others. If several seats win, each of
    them is treated in turn as the only winner, and the rewards are averaged. `margin`: a seat's
    points minus the mean of the others' points.
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
