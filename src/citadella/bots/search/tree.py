"""The search tree of one seat.

A node is a decision of the seat, reached by its own earlier choices. The legal actions there differ
between sampled games, so every edge counts how often its action was available.
"""

from math import log, sqrt
from typing import Final, final

from citadella.rules.action import Action

#: The weight of the prior of an action against the mean value of its playouts (PUCT).
C_PUCT: Final = 0.25


@final
class Edge:
    """An action at a node, with its prior and statistics."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None


@final
class Node:
    """A decision of the searching seat."""

    def __init__(self, variance_bonus: float = 0.0) -> None:
        # How much an action with few visits gains where the results vary widely. Without it, one
        # bad sample can rule a good action out for the rest of the search.
        self.variance_bonus = variance_bonus
        self.edges: list[Edge] = []
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def find(self, action: Action) -> Edge | None:
        """Return the edge of an action."""
        for edge in self.edges:
            if edge.action is action:
                return edge
        return None

    def select(self, available: list[Edge]) -> Edge:
        """Choose an edge by PUCT over how often each was available."""
        # An action without visits is taken to be as good as the node.
        mean_value = self.total / self.visits if self.visits else 0.5
        bonus = self._bonus(mean_value)
        best = available[0]
        most = -1.0
        for edge in available:
            edge.available += 1
            visits = edge.visits
            mean = edge.total / visits if visits else mean_value
            score = mean + C_PUCT * edge.prior * sqrt(edge.available) / (1 + visits)
            if bonus > 0.0:
                score += bonus / sqrt(1.0 + visits)
            if score > most:
                most = score
                best = edge
        return best

    def _bonus(self, mean: float) -> float:
        if self.variance_bonus <= 0.0 or self.visits < 2:
            return 0.0
        variance = self.squares / self.visits - mean * mean
        return self.variance_bonus * sqrt(variance * log(self.visits)) if variance > 0.0 else 0.0

    def add(self, edge: Edge, value: float) -> None:
        """Record the value of a playout that went through an edge."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        edge.visits += 1
        edge.total += value
