"""Information-set Monte Carlo tree search for one decision.

Only the choices of the searching seat are in the tree. The model plays for each other seat, using
only facts that this seat is allowed to know. If the other seats had trees too, the trees would
gradually adapt to the searching seat's hidden hand, which is the same in all determinizations.
"""

from typing import final

from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search.tree import Edge, Node
from citadella.bots.search_model import SearchModel
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game


@final
class TreeSearch:
    """The search for one decision. It is given a view, so it cannot know more than the seat."""

    def __init__(
        self, view: View, actions: list[Action], dice: Dice, memory: int, model: SearchModel
    ) -> None:
        """Start with an empty tree of at most `memory` edges."""
        self.model = model
        self.actions = actions
        self.seat = view.seat
        self.dice = dice
        self.determinizer = Determinizer(view, model, dice)
        # Rollouts stop at the end of this round; then the model estimates the value of the game.
        self.last_round = view.round
        self.free_edges = memory
        self.playouts = 0
        self.root = Node(model.variance_bonus)

    def run_playout(self) -> None:
        """Sample a game, play it with the tree and then the model, and back up its value."""
        game = self.determinizer.sample(self.dice)
        seat = self.seat
        model = self.model
        node: Node | None = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        while not game.over and game.round <= self.last_round:
            legal = game.legal_actions()
            if len(legal) == 1:
                game.play(legal[0])
                continue
            asked = game.to_act
            if node is None or asked != seat:
                game.play(model.rollout_action(game, asked, legal, self.dice))
                continue
            edge = self._select(node, game, self.actions if node is self.root else legal)
            if edge is None:
                node = None
                continue
            nodes.append(node)
            edges.append(edge)
            # An edge gets a child node on its second visit.
            if edge.child is None and edge.visits and self.free_edges > 0:
                edge.child = Node()
            node = edge.child
            game.play(edge.action)
        value = model.value(game, seat)
        for i in range(len(edges)):
            nodes[i].add(edges[i], value)
        self.playouts += 1

    def _select(self, node: Node, game: Game, legal: list[Action]) -> Edge | None:
        """Return the edge to follow; None if the tree is full and has none of the legal actions."""
        available: list[Edge] = []
        priors: list[float] = []
        for i in range(len(legal)):
            edge = node.find(legal[i])
            if edge is None and self.free_edges > 0:
                if not priors:
                    priors = self.model.priors(game, self.seat, legal)
                edge = Edge(legal[i], priors[i])
                node.edges.append(edge)
                self.free_edges -= 1
            if edge is not None:
                available.append(edge)
        if not available:
            return None
        return node.select(available)
