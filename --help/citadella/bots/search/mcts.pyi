"""Information-set Monte Carlo tree search at one decision.

Only the choices of the searching seat are in the tree. The others play by the model, from what
their seat may know: in a tree of their own they would learn, from one playout to the next, what
the searching seat holds, which is the same in all sampled games.
"""
from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search.tree import Node
from citadella.bots.search_model import SearchModel
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from typing import final

@final
class TreeSearch:
    """The search at one decision. It is given a view, so it cannot know more than the seat."""
    model: SearchModel
    actions: list[Action]
    seat: int
    dice: Dice
    determinizer: Determinizer
    last_round: int
    free_edges: int
    playouts: int
    root: Node

    def __init__(self, view: View, actions: list[Action], dice: Dice, memory: int, model: SearchModel) -> None:
        """Start with an empty tree of at most `memory` edges."""
        ...

    def run_playout(self) -> None:
        """Sample a game, play it by the tree and then by the model, and record its value."""
        ...
