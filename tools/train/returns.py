"""The return of a decision: a mix of the result and the values estimated at later rounds."""

from __future__ import annotations

from citadella.bots.search_model import HEURISTICS
from citadella.rules import Game
from tools.train.decisions import Decisions


class Returns:
    """Computes the returns of the decisions that some of the seats make in a game."""

    def __init__(self, trace: float, seats: list[int]) -> None:
        """`trace` is the lambda of TD(lambda), in which each round is one time step."""
        self._trace = trace
        self._seats = seats
        self._rounds: list[list[float]] = []
        self._first = 0
        self._recorded: list[tuple[int, int]] = []

    def observe(self, game: Game) -> None:
        """Record the values of the seats if a new round has begun; call this at every decision."""
        if not self._rounds:
            self._first = game.round
        while len(self._rounds) <= game.round - self._first:
            self._rounds.append(self._values(game))

    def record(self, game: Game) -> None:
        """Record a decision of the seat to act."""
        self._recorded.append((self._seats.index(game.to_act), game.round - self._first))

    def close(self, game: Game, found: Decisions) -> None:
        """Add the returns of all recorded decisions to `found`."""
        self._rounds.append(self._values(game))
        trace = self._trace
        later = self._rounds[-1]
        returns = [later]
        for after in reversed(self._rounds[1:-1]):
            later = [(1 - trace) * a + trace * b for a, b in zip(after, later, strict=True)]
            returns.insert(0, later)
        result = game.result()
        for place, round_ in self._recorded:
            seat = self._seats[place]
            won = 1.0 / len(result.winners) if seat in result.winners else 0.0
            others = sum(result.totals) - result.totals[seat]
            lead = result.totals[seat] - others / (len(result.totals) - 1)
            found.close(returns[min(round_, len(returns) - 1)][place], won, lead)

    def _values(self, game: Game) -> list[float]:
        return [HEURISTICS.value(game, seat) for seat in self._seats]
