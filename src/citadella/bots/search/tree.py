"""Nodes and edges of the search tree (information-set MCTS); `mcts.py` runs the search on them.

A node is a decision of the searching seat, identified by the seat's earlier choices. The legal
actions at a node differ between sampled games, so every edge counts how often its action was
available.
"""

from math import log, sqrt
from typing import Final, final

from citadella.rules.action import Action

#: The exploration constant of PUCT: the weight of the prior relative to the mean value.
C_PUCT: Final = 0.25


@final
class Edge:
    """An action at a node, with its prior and the statistics of its playouts."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0  # playouts in which the action was legal
        self.visits = 0  # playouts in which the action was chosen
        self.total = 0.0  # the sum of the values of those playouts
        self.child: Node | None = None  # the next decision, once it is in the tree


@final
class Node:
    """A decision of the searching seat, with the statistics of all playouts through it."""

    def __init__(self, variance_bonus: float = 0.0) -> None:
        # A positive bonus prevents one bad sample from ruling out an action for the whole search.
        self.variance_bonus = variance_bonus
        self.edges: list[Edge] = []
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0  # the sum of the squared values

    def find(self, action: Action) -> Edge | None:
        for edge in self.edges:
            if edge.action is action:
                return edge
        return None

    def select(self, available: list[Edge]) -> Edge:
        """Return the edge that PUCT prefers; increment the `available` count of every edge."""
        # An action without visits is assumed to have the mean value of the node.
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
        """Return the variance bonus of an unvisited edge, given the node's mean value."""
        if self.variance_bonus <= 0.0 or self.visits < 2:
            return 0.0
        variance = self.squares / self.visits - mean * mean
        return self.variance_bonus * sqrt(variance * log(self.visits)) if variance > 0.0 else 0.0

    def add(self, edge: Edge, value: float) -> None:
        """Record the value of a playout that went through `edge`."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        edge.visits += 1
        edge.total += value
