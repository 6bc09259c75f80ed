"""The search bot, which plays by Monte Carlo tree search."""

from time import perf_counter
from typing import Final, final

from citadella.bots.search.mcts import TreeSearch
from citadella.bots.search.tree import Edge
from citadella.bots.search_model import HEURISTICS, SearchModel
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.errors import MalformedError

#: Picks and targets are sampled in proportion to the visit counts raised to this power.
VISIT_EXPONENT: Final = 4
#: Random numbers between 0 and 1 are drawn as an integer divided by this.
RESOLUTION: Final = 1 << 20
#: After this many playouts, the search checks whether the remaining ones can change the choice.
PLAYOUTS_PER_CHECK: Final = 32


@final
class SearchBot:
    """Chooses by tree search over determinizations of its view."""

    def __init__(
        self,
        seed: str,
        seconds: float = 0.3,
        iterations: int = 0,
        memory: int = 50_000,
        model: SearchModel = HEURISTICS,
    ) -> None:
        """Search with `iterations` playouts per decision or, if this is 0, for `seconds`."""
        self.model = model  #: The source of priors, rollout policy and values.
        if seconds <= 0.0 or iterations < 0 or memory < 1:
            raise MalformedError(
                "The search bot needs seconds > 0, iterations >= 0 and memory >= 1, not {seconds}, "
                "{iterations} and {memory}.",
                seconds=seconds,
                iterations=iterations,
                memory=memory,
            )
        self._dice = Dice.from_seed(f"search {seed}")
        self._seconds = seconds
        self._iterations = iterations
        self._memory = memory
        self.playouts = 0  #: The total number of playouts, to measure the speed.

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Return the action that the search prefers."""
        if len(actions) == 1:
            return actions[0]
        search = TreeSearch(view, actions, self._dice, self._memory, self.model)
        if self._iterations:
            self._run_playouts(search, self._iterations)
        else:
            self._run_for(search, self._seconds)
        self.playouts += search.playouts
        return self.decide(search.root.edges)

    def _run_playouts(self, search: TreeSearch, iterations: int) -> None:
        while search.playouts < iterations:
            search.run_playout()
            left = iterations - search.playouts
            if search.playouts % PLAYOUTS_PER_CHECK == 0 and is_settled(search, left):
                return

    def _run_for(self, search: TreeSearch, seconds: float) -> None:
        start = perf_counter()
        spent = 0.0
        while spent < seconds or not search.playouts:
            search.run_playout()
            spent = perf_counter() - start
            if search.playouts % PLAYOUTS_PER_CHECK == 0 and spent > 0.0:
                left = int(search.playouts * (seconds - spent) / spent)
                if is_settled(search, left):
                    return

    def decide(self, edges: list[Edge]) -> Action:
        """Return the most visited action.

        If the choice should be unpredictable, sample an action; more visits make it more likely.
        """
        best = most_visited(edges)
        if not is_mixed(edges):
            return best.action
        weights: list[int] = []
        total = 0
        for edge in edges:
            share = edge.visits / best.visits
            weight = RESOLUTION
            for _ in range(VISIT_EXPONENT):
                weight = int(weight * share)
            weights.append(weight)
            total += weight
        left = self._dice.below(total)
        for i in range(len(edges)):
            left -= weights[i]
            if left < 0:
                return edges[i].action
        return best.action


def most_visited(edges: list[Edge]) -> Edge:
    """Return the edge with the most visits."""
    best = edges[0]
    for edge in edges:
        if edge.visits > best.visits:
            best = edge
    return best


def is_mixed(edges: list[Edge]) -> bool:
    """Return whether to sample an action by visits, so that the choice is unpredictable."""
    return most_visited(edges).action.verb.unforeseen


def is_settled(search: TreeSearch, left: int) -> bool:
    """Return whether the `left` remaining playouts can no longer change the choice."""
    edges = search.root.edges
    if is_mixed(edges):
        return False
    best = most_visited(edges)
    for edge in edges:
        if edge is not best and edge.visits + left >= best.visits:
            return False
    return True
