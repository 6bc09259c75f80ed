"""The search tree of one seat.

A node is a decision of the seat, reached by its own earlier choices. The legal actions there differ
between sampled games, so every edge counts how often its action was available.
"""
from citadella.rules.action import Action
from typing import Final, final
C_PUCT: Final[float]

@final
class Edge:
    """An action at a node, with its prior and statistics."""
    action: Action
    prior: float
    available: int
    visits: int
    total: float
    child: Node | None

    def __init__(self, action: Action, prior: float) -> None:
        ...

@final
class Node:
    """A decision of the searching seat."""
    variance_bonus: float
    edges: list[Edge]
    visits: int
    total: float
    squares: float

    def __init__(self, variance_bonus: float=0.0) -> None:
        ...

    def find(self, action: Action) -> Edge | None:
        """Return the edge of an action."""
        ...

    def select(self, available: list[Edge]) -> Edge:
        """Choose an edge by PUCT over how often each was available."""
        ...

    def add(self, edge: Edge, value: float) -> None:
        """Record the value of a playout that went through an edge."""
        ...
