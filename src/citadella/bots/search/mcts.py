"""One decision thought through: dealt games, a tree of the seat's own choices, quick play beyond.

The others are not in the tree. They play as quick players do who know what their seat may know,
and mix what they pick and whom they aim at. In a tree of their own they would find out, from one
playout to the next, what this seat holds: it is the same in all dealt games.
"""

from typing import TYPE_CHECKING, final

from citadella.bots.search.determinizer import Deals
from citadella.bots.search.guide import quick, shares
from citadella.bots.search.reward import reward
from citadella.bots.search.tree import Move, Node
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game

if TYPE_CHECKING:
    from citadella.bots.neural.guide import Mind


@final
class Thought:
    """The search at one decision. It is given a view, and so cannot know more than the seat."""

    def __init__(
        self,
        view: View,
        actions: list[Action],
        dice: Dice,
        memory: int,
        mind: "Mind | None" = None,
    ) -> None:
        """Begin with an empty tree; `memory` is the most moves it may hold.

        `mind`: networks that foresee what the others do, and who will win.
        """
        self.mind = mind
        self.actions = actions
        self.seat = view.seat
        self.dice = dice
        self.deals = Deals(view, None if mind is None else mind.tastes(view, dice))
        # Playouts end with this round: what follows is judged by how the table looks then.
        self.last_round = view.round
        self.room = memory
        self.playouts = 0
        self.root = Node() if mind is None else Node(mind.doubt)

    def play_out(self) -> None:
        """Deal a game, play it by the tree and beyond, and learn from how it went."""
        game = self.deals.deal(self.dice)
        seat = self.seat
        node: Node | None = self.root
        nodes: list[Node] = []
        moves: list[Move] = []
        while not game.over and game.round <= self.last_round:
            legal = game.legal_actions()
            if len(legal) == 1:
                game.play(legal[0])
                continue
            asked = game.to_act
            if node is None or asked != seat:
                game.play(self._quick(game, asked, legal))
                continue
            move = self._select(node, game, self.actions if node is self.root else legal)
            if move is None:
                node = None
                continue
            nodes.append(node)
            moves.append(move)
            # A move gets a node of its own when it is tried again.
            if move.next is None and move.visits and self.room > 0:
                move.next = Node()
            node = move.next
            game.play(move.action)
        value = self._reward(game)
        for i in range(len(moves)):
            nodes[i].add(moves[i], value)
        self.playouts += 1

    def _select(self, node: Node, game: Game, legal: list[Action]) -> Move | None:
        """Choose a move to try; none if the tree is full and knows none of them."""
        open_moves: list[Move] = []
        first_sight: list[float] = []
        for i in range(len(legal)):
            move = node.find(legal[i])
            if move is None and self.room > 0:
                if not first_sight:
                    first_sight = shares(game, self.seat, legal)
                move = Move(legal[i], first_sight[i])
                node.moves.append(move)
                self.room -= 1
            if move is not None:
                open_moves.append(move)
        if not open_moves:
            return None
        return node.select(open_moves)

    def _quick(self, game: Game, asked: int, legal: list[Action]) -> Action:
        mind = self.mind
        if mind is None:
            return quick(game, asked, legal, self.dice)
        return mind.quick(game, asked, legal, self.dice)

    def _reward(self, game: Game) -> float:
        mind = self.mind
        return reward(game, self.seat) if mind is None else mind.reward(game, self.seat)
