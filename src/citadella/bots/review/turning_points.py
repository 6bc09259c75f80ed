"""Looking back at a game that is over: the points round by round, and where it turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadella.bots.heuristics.win_probability import win_probabilities
from citadella.rules.errors import IllegalError
from citadella.rules.event import Event
from citadella.rules.game import Game

__all__ = ["LookingBack", "TurningPoint", "look_back"]

MAX_TURNING_POINTS: Final = 3
#: The smallest change of a seat's probability to win that makes a turning point.
MIN_SWING: Final = 0.04


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An action that changed who was likely to win."""

    round: int
    # So many actions had been played, with this one.
    n: int
    # Whose chance changed most, from what to what.
    seat: int
    before: float
    after: float
    # What the action brought, by the places in the log.
    events: tuple[tuple[int, Event], ...]

    @property
    def swing(self) -> float:
        """How much it changed."""
        return abs(self.after - self.before)


@dataclass(frozen=True, slots=True)
class LookingBack:
    """The points of every seat at the end of each round, and up to three turning points."""

    points: list[list[int]]
    turning_points: list[TurningPoint]


def look_back(finished: Game) -> LookingBack:
    """Play a finished game again and look at every action of it, with nothing hidden."""
    if not finished.over:
        raise IllegalError("Only a game that is over can be looked back at.")
    game = Game.new(finished.setup, finished.seed, events=True)
    log = game.log
    assert log is not None
    points: list[list[int]] = []
    # The action of each round that changed most.
    greatest: dict[int, TurningPoint] = {}
    before = win_probabilities(game)
    for n, action in enumerate(finished.history, 1):
        told, round_ = len(log), game.round
        cities = game.standing().totals
        game.play_recorded(action)
        if game.over or game.round != round_:
            points.append(game.standing().totals)
        if game.over:
            # The end itself is no news: everybody sees who has won.
            break
        after = win_probabilities(game)
        seat = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
        events = tuple(enumerate(log[told:], told))
        found = TurningPoint(round_, n, seat, before[seat], after[seat], events)
        best = greatest.get(round_)
        # What players do for their own purse and hand alone is no moment to remember.
        matters = game.standing().totals != cities or any(e.other >= 0 for _, e in events)
        if matters and found.swing >= max(MIN_SWING, best.swing if best else 0.0):
            greatest[round_] = found
        before = after
    chosen = sorted(greatest.values(), key=lambda one: one.swing, reverse=True)[:MAX_TURNING_POINTS]
    return LookingBack(points, sorted(chosen, key=lambda one: one.n))
