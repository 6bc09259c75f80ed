"""The tree: what a seat has tried in which order, and what came of it.

A node stands for one decision of a seat after its own choices before it. Which actions can be
chosen there differs from one sampled game to the next, so every action counts how often it was
there to be chosen.
"""

from math import log, sqrt
from typing import Final, final

from citadella.rules.action import Action

#: How much what promises well but was seldom tried is preferred to what has done well.
CURIOSITY: Final = 0.25


@final
class Move:
    """An action at a node: how promising it looked, how often it was there and tried."""

    def __init__(self, action: Action, share: float) -> None:
        """Note an action that has not been tried."""
        self.action = action
        self.share = share
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.next: Node | None = None


@final
class Node:
    """A decision of one seat."""

    def __init__(self, doubt: float = 0.0) -> None:
        """Begin with nothing tried.

        `doubt`: how much what did badly once or twice is tried again, where results lie far apart.
        """
        self.doubt = doubt
        self.moves: list[Move] = []
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def find(self, action: Action) -> Move | None:
        """Return what is known of an action."""
        for move in self.moves:
            if move.action is action:
                return move
        return None

    def select(self, open_moves: list[Move]) -> Move:
        """Choose what to try: what has done well, or promises much and was seldom tried."""
        # What was never tried is taken to be as good as the node.
        unknown = self.total / self.visits if self.visits else 0.5
        doubt = self._doubt(unknown)
        best = open_moves[0]
        most = -1.0
        for move in open_moves:
            move.offered += 1
            visits = move.visits
            mean = move.total / visits if visits else unknown
            score = mean + CURIOSITY * move.share * sqrt(move.offered) / (1 + visits)
            if doubt > 0.0:
                score += doubt / sqrt(1.0 + visits)
            if score > most:
                most = score
                best = move
        return best

    def _doubt(self, mean: float) -> float:
        """How far a single result may lie from what is to be expected."""
        if self.doubt <= 0.0 or self.visits < 2:
            return 0.0
        spread = self.squares / self.visits - mean * mean
        return self.doubt * sqrt(spread * log(self.visits)) if spread > 0.0 else 0.0

    def add(self, move: Move, value: float) -> None:
        """Learn what came of a move."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        move.visits += 1
        move.total += value
