"""What came of decisions: how the table looked after each round, and who won in the end."""

from __future__ import annotations

from citadella.bots.search_model import HEURISTICS
from citadella.rules import Game
from tools.train.decisions import Decisions


class Outcome:
    """Follows one game, for the seats whose decisions are noted."""

    def __init__(self, later: float, seats: list[int]) -> None:
        """`later` is how much of a decision's worth comes from later rounds than its own."""
        self._later = later
        self._seats = seats
        self._rounds: list[list[float]] = []
        self._first = 0
        self._notes: list[tuple[int, int]] = []

    def look(self, game: Game) -> None:
        """See how a round has begun; called at every decision."""
        if not self._rounds:
            self._first = game.round
        while len(self._rounds) <= game.round - self._first:
            self._rounds.append(self._rewards(game))

    def note(self, game: Game) -> None:
        """Note who decides."""
        self._notes.append((self._seats.index(game.to_act), game.round - self._first))

    def close(self, game: Game, found: Decisions) -> None:
        """Say of every decision that was noted what came of it."""
        self._rounds.append(self._rewards(game))
        late = self._later
        later = self._rounds[-1]
        gains = [later]
        for after in reversed(self._rounds[1:-1]):
            later = [(1 - late) * a + late * b for a, b in zip(after, later, strict=True)]
            gains.insert(0, later)
        result = game.result()
        for place, round_ in self._notes:
            seat = self._seats[place]
            won = 1.0 / len(result.winners) if seat in result.winners else 0.0
            others = sum(result.totals) - result.totals[seat]
            lead = result.totals[seat] - others / (len(result.totals) - 1)
            found.close(gains[min(round_, len(gains) - 1)][place], won, lead)

    def _rewards(self, game: Game) -> list[float]:
        return [HEURISTICS.value(game, seat) for seat in self._seats]
