"""The scores of a finished game after each round, and its turning points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadella.bots.heuristics.win_probability import win_probabilities
from citadella.bots.review.game import check_over
from citadella.rules.event import Event
from citadella.rules.game import Game

MAX_TURNING_POINTS: Final = 3
#: The minimum change in some seat's win probability for a turning point.
MIN_SWING: Final = 0.04


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An action that changed the win probabilities significantly."""

    round: int
    # The number of actions played up to and including this one.
    n: int
    # The seat whose win probability changed most, and its win probability before and after.
    seat: int
    before: float
    after: float
    # The events of the action, each with its index in the log.
    events: tuple[tuple[int, Event], ...]

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


@dataclass(frozen=True, slots=True)
class LookingBack:
    """The points of every seat at the end of each round, and up to three turning points."""

    points: list[list[int]]
    turning_points: list[TurningPoint]


def look_back(finished: Game) -> LookingBack:
    """Replay a finished game with full knowledge; return its scores and turning points."""
    check_over(finished)
    game = Game.new(finished.setup, finished.seed, events=True)
    log = game.log
    assert log is not None
    points: list[list[int]] = []
    # The turning point of each round: the action that changed a seat's win probability most.
    greatest: dict[int, TurningPoint] = {}
    before = win_probabilities(game)
    for n, action in enumerate(finished.history, 1):
        seen, round_ = len(log), game.round
        cities = game.standing().totals
        game.play_recorded(action)
        if game.over or game.round != round_:
            points.append(game.standing().totals)
        if game.over:
            # The end of the game is not a turning point.
            break
        after = win_probabilities(game)
        seat = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
        events = tuple(enumerate(log[seen:], seen))
        found = TurningPoint(round_, n, seat, before[seat], after[seat], events)
        best = greatest.get(round_)
        # An action that only affects the player's own gold and hand is not a turning point.
        matters = game.standing().totals != cities or any(e.other >= 0 for _, e in events)
        if matters and found.swing >= max(MIN_SWING, best.swing if best else 0.0):
            greatest[round_] = found
        before = after
    chosen = sorted(greatest.values(), key=lambda one: one.swing, reverse=True)[:MAX_TURNING_POINTS]
    return LookingBack(points, sorted(chosen, key=lambda one: one.n))
