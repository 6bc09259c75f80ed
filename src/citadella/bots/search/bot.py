"""The search bot: it plays the game out in its head, many times, before it speaks."""

from time import perf_counter
from typing import TYPE_CHECKING, Final, final

from citadella.bots.search.mcts import Thought
from citadella.bots.search.tree import Move
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.errors import MalformedError

if TYPE_CHECKING:
    from citadella.bots.neural.guide import Mind

#: Where others must not foresee the choice, chance chooses, and what came out better is likelier:
#: a move tried half as often is chosen by half to this power as often.
SHARPNESS: Final = 4
GRAIN: Final = 1 << 20
#: After so many playouts it is asked whether more can still change the choice.
STRETCH: Final = 32


@final
class SearchBot:
    """Information-set tree search on games that agree with what its seat knows."""

    def __init__(
        self,
        seed: str,
        seconds: float = 0.3,
        iterations: int = 0,
        memory: int = 50_000,
        mind: "Mind | None" = None,
    ) -> None:
        """Take what is given for a decision: playouts (`iterations`), or else `seconds`.

        `mind`: networks that foresee what the others do, and who will win.
        """
        self.mind = mind
        if seconds <= 0.0 or iterations < 0 or memory < 1:
            raise MalformedError("The search bot needs some time or some playouts, and memory.")
        self._dice = Dice.from_seed(f"search {seed}")
        self._seconds = seconds
        self._iterations = iterations
        self._memory = memory
        # All playouts so far, to measure speed by.
        self.playouts = 0

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose what came out best."""
        if len(actions) == 1:
            return actions[0]
        thought = Thought(view, actions, self._dice, self._memory, self.mind)
        if self._iterations:
            self._think_of(thought, self._iterations)
        else:
            self._think_for(thought, self._seconds)
        self.playouts += thought.playouts
        return self.decide(thought.root.moves)

    def _think_of(self, thought: Thought, iterations: int) -> None:
        while thought.playouts < iterations:
            thought.play_out()
            left = iterations - thought.playouts
            if thought.playouts % STRETCH == 0 and is_settled(thought, left):
                return

    def _think_for(self, thought: Thought, seconds: float) -> None:
        start = perf_counter()
        spent = 0.0
        while spent < seconds or not thought.playouts:
            thought.play_out()
            spent = perf_counter() - start
            if thought.playouts % STRETCH == 0 and spent > 0.0:
                left = int(thought.playouts * (seconds - spent) / spent)
                if is_settled(thought, left):
                    return

    def decide(self, moves: list[Move]) -> Action:
        """Choose between moves that have been tried; by chance where that must not be foreseen."""
        best = leader(moves)
        if not is_mixed(moves):
            return best.action
        weights: list[int] = []
        total = 0
        for move in moves:
            share = move.visits / best.visits
            weight = GRAIN
            for _ in range(SHARPNESS):
                weight = int(weight * share)
            weights.append(weight)
            total += weight
        left = self._dice.below(total)
        for i in range(len(moves)):
            left -= weights[i]
            if left < 0:
                return moves[i].action
        return best.action


def leader(moves: list[Move]) -> Move:
    """Return the move that was tried most; it did best, or is about to."""
    best = moves[0]
    for move in moves:
        if move.visits > best.visits:
            best = move
    return best


def is_mixed(moves: list[Move]) -> bool:
    """Return whether this is a choice that others must not foresee."""
    return leader(moves).action.verb.unforeseen


def is_settled(thought: Thought, left: int) -> bool:
    """Return whether so many more playouts cannot change the choice."""
    moves = thought.root.moves
    if is_mixed(moves):
        return False
    best = leader(moves)
    for move in moves:
        if move is not best and move.visits + left >= best.visits:
            return False
    return True
