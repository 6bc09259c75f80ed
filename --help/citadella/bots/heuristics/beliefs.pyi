"""Beliefs: how likely each seat holds each character.

They follow from the face-up characters, the packs the seat received and passed on, and the ranks
called so far. The prior of a pick is a softmax over the values of the characters to the player.
"""
from citadella.bots.heuristics.decision import DecisionContext
from citadella.rules.game import Game
from typing import Final, final

@final
class Beliefs:
    """The probability that each seat holds each rank."""
    ranks: int
    hold: list[list[float]]

    def __init__(self, seats: int, ranks: int) -> None:
        ...

    def in_play(self, rank: int) -> float:
        """Return the probability that anyone holds a rank."""
        ...
MAX_CACHED_DRAFTS: Final[int]

def owners(game: Game, seat: int) -> list[int]:
    """Return for each rank the seat known to hold it, ANYONE, or NOBODY."""
    ...

def pick_priors(ctx: DecisionContext) -> list[list[float]]:
    """Return for each other seat how likely it picks each rank, as weights."""
    ...

def quick_beliefs(ctx: DecisionContext) -> Beliefs:
    """Return approximate beliefs: each seat by itself, from the ranks it may have picked."""
    ...

def exact_beliefs(ctx: DecisionContext) -> Beliefs:
    """Return beliefs computed from the whole draft."""
    ...
