"""The search bot: it chooses what did best in many playouts."""
from citadella.bots.search.mcts import TreeSearch
from citadella.bots.search.tree import Edge
from citadella.bots.search_model import SearchModel
from citadella.knowledge.view import View
from citadella.rules.action import Action
from typing import Final, final
VISIT_EXPONENT: Final[int]
RESOLUTION: Final[int]
PLAYOUTS_PER_CHECK: Final[int]

@final
class SearchBot:
    """Tree search on games that agree with what its seat knows."""
    model: SearchModel
    playouts: int

    def __init__(self, seed: str, seconds: float=0.3, iterations: int=0, memory: int=50000, model: SearchModel=...) -> None:
        """Search for `iterations` playouts per decision, or else for `seconds`."""
        ...

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose the action that did best."""
        ...

    def decide(self, edges: list[Edge]) -> Action:
        """Choose by visits: the most visited, or a random one where others must not foresee it."""
        ...

def most_visited(edges: list[Edge]) -> Edge:
    """Return the edge with the most visits."""
    ...

def is_mixed(edges: list[Edge]) -> bool:
    """Return whether others must not foresee the choice, so that a mixed strategy is played."""
    ...

def is_settled(search: TreeSearch, left: int) -> bool:
    """Return whether the remaining playouts cannot change the choice."""
    ...
