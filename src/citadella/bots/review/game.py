"""Reviewing a whole game: each seat's win probability over time, and each player's decisions.

A player's result is the sum `result = 1 / players + deal + luck - lost`, where `deal` is the value
of the initial hand and seat, `lost` the total cost of the decisions, and `luck` the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from citadella.bots.models import default_model
from citadella.bots.review.decisions import MISTAKE, PLAYOUTS, SLIP, MoveReview, review_move
from citadella.bots.review.rollouts import roll_out, win_shares
from citadella.bots.search_model import SearchModel
from citadella.knowledge.hypothetical import with_new_luck
from citadella.rules import Action, Game
from citadella.rules.dice import Dice
from citadella.rules.errors import IllegalError

#: The number of rollouts for each point of the chart.
PLAYOUTS_PER_POINT: Final = 24
#: The maximum number of costly decisions to show.
MAX_COSTLIEST: Final = 3


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """Each seat's win probability after `n` actions, computed from the full state."""

    n: int
    round: int
    chances: list[float]


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, made in round `round` after `n` actions, and its review."""

    n: int
    round: int
    review: MoveReview


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of one player."""

    seat: int
    decisions: list[Decision]
    #: The quality of play, from 0 (no better than random moves) to 100 (as good as the search bot).
    accuracy: int
    #: The win probability with the initial hand and seat, minus 1 / players.
    deal: float
    #: The total cost of the decisions in win probability, as a positive number.
    lost: float
    #: The change in win probability due to chance and to the other players.
    luck: float
    #: 1 for the winner, 0 for the others; a shared win is divided equally.
    result: float

    @property
    def mistakes(self) -> int:
        return sum(one.review.verdict == MISTAKE for one in self.decisions)

    @property
    def slips(self) -> int:
        return sum(one.review.verdict == SLIP for one in self.decisions)

    @property
    def costliest(self) -> list[Decision]:
        """Return the decisions that cost the most, the worst first."""
        costly = [one for one in self.decisions if one.review.reason]
        return sorted(costly, key=lambda one: one.review.cost, reverse=True)[:MAX_COSTLIEST]


@dataclass(frozen=True, slots=True)
class GameReview:
    """The win probabilities over time, and the reviews of some players."""

    chart: list[ChartPoint]
    seats: list[SeatReview]


def review(
    finished: Game,
    seats: Sequence[int] | None = None,
    playouts: int = PLAYOUTS,
    model: SearchModel | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> GameReview:
    """Review a finished game and the decisions of `seats` (by default all).

    `progress` is called after each step with the number of completed steps and the total.
    """
    check_over(finished)
    asked = list(range(finished.setup.players) if seats is None else seats)
    waiting = {seat: list(choices(finished, seat)) for seat in asked}
    total = sum(len(found) for found in waiting.values()) + 1
    found = chart(finished, model)
    report = progress or (lambda *_: None)
    done = 1
    report(done, total)
    reviewed: list[SeatReview] = []
    for seat in asked:
        decisions: list[Decision] = []
        for n, game in waiting[seat]:
            decisions.append(decide(finished, n, game, playouts, model))
            done += 1
            report(done, total)
        reviewed.append(sum_up(finished, seat, decisions))
    return GameReview(found, reviewed)


def check_over(finished: Game) -> None:
    """Raise IllegalError unless the game is over."""
    if not finished.over:
        raise IllegalError("Only a finished game can be reviewed.")


def choices(finished: Game, seat: int) -> Iterator[tuple[int, Game]]:
    """For each decision of `seat`, yield the number of earlier actions and a copy of the game."""
    game = Game.new(finished.setup, finished.seed)
    for n, action in enumerate(finished.history):
        if game.to_act == seat and len(game.legal_actions()) > 1:
            yield n, game.copy()
        game.play_recorded(action)


def decide(
    finished: Game, n: int, game: Game, playouts: int = PLAYOUTS, model: SearchModel | None = None
) -> Decision:
    """Return the review of the decision after `n` actions; `game` is the position at that point."""
    played: Action = finished.history[n]
    seat = game.to_act
    found = review_move(game.view(seat), game.legal_actions(), played, playouts, model, str(n))
    return Decision(n, game.round, found)


def sum_up(finished: Game, seat: int, decisions: Sequence[Decision]) -> SeatReview:
    won = win_shares(finished.result())[seat]
    moves = [one.review for one in decisions]
    lost = sum(one.cost for one in moves)
    stake = sum(one.stake for one in moves)
    fair = 1.0 / len(finished.players)
    start = moves[0].chance if moves else fair
    return SeatReview(
        seat=seat,
        decisions=list(decisions),
        accuracy=round(100 * max(0.0, 1.0 - max(lost, 0.0) / stake)) if stake > 0.0 else 100,
        deal=start - fair,
        lost=lost,
        luck=won - start + lost,
        result=won,
    )


def chart(finished: Game, model: SearchModel | None = None) -> list[ChartPoint]:
    """Return the win probabilities at the beginning of every round and turn, and at the end."""
    model = model or default_model()
    game = Game.new(finished.setup, finished.seed)
    found: list[ChartPoint] = []
    last: tuple[int, int] = (0, -1)
    for n, action in enumerate(finished.history):
        now = game.round, -1 if game.turn is None else game.turn.role.rank
        if now != last:
            found.append(ChartPoint(n, game.round, _chances(game, model, n)))
            last = now
        game.play_recorded(action)
    found.append(ChartPoint(len(finished.history), game.round, win_shares(game.result())))
    return found


def _chances(game: Game, model: SearchModel, n: int) -> list[float]:
    """Return each seat's mean win probability over rollouts, each with a reshuffled deck."""
    sums = [0.0] * len(game.players)
    for number in range(PLAYOUTS_PER_POINT):
        shuffled = with_new_luck(game, f"deck {n} {number}")
        result = roll_out(shuffled, -1, model, Dice.from_seed(f"choice {n} {number}"))
        for seat, chance in enumerate(result.chances):
            sums[seat] += chance
    return [each / PLAYOUTS_PER_POINT for each in sums]
