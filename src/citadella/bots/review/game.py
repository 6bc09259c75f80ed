"""A whole game looked back at: who was likely to win when, and how each player decided.

What a player won or lost is taken apart: what the first hand was worth, what was lost by
decisions, and what luck and the others did. `1 / players + deal + luck - lost` is the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from citadella.bots.models import default_model
from citadella.bots.review.decisions import MISTAKE, PLAYOUTS, SLIP, MoveReview, review_move
from citadella.bots.review.rollouts import roll_out
from citadella.bots.search_model import SearchModel
from citadella.knowledge.hypothetical import with_new_luck
from citadella.rules import Action, Game
from citadella.rules.dice import Dice
from citadella.rules.errors import IllegalError

#: So many games are played to the end of the round to see who is likely to win at a moment.
PLAYOUTS_PER_POINT: Final = 24
#: As many decisions are shown as the ones that cost most.
MAX_COSTLIEST: Final = 3


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """Each seat's chance to win, after so many actions, with nothing hidden."""

    n: int
    round: int
    chances: list[float]


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that a player had, in round `round` after `n` actions, and how it is judged."""

    n: int
    round: int
    review: MoveReview


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How a player decided, and what became of it."""

    seat: int
    decisions: list[Decision]
    #: How much of what was at stake was kept: 100 as the search bot, 0 as by throwing dice.
    accuracy: int
    #: The chance to win that the first hand and seat gave, beyond an equal share.
    deal: float
    #: What decisions cost, all together.
    lost: float
    #: What luck and the others gave beyond what was to be expected.
    luck: float
    #: 1 for the winner, 0 for the others; a part for those who share the win.
    result: float

    @property
    def mistakes(self) -> int:
        """Return how many decisions were mistakes."""
        return sum(one.review.verdict == MISTAKE for one in self.decisions)

    @property
    def slips(self) -> int:
        """Return how many decisions cost a little."""
        return sum(one.review.verdict == SLIP for one in self.decisions)

    @property
    def costliest(self) -> list[Decision]:
        """Return the up to three decisions that cost most, the worst first."""
        costly = [one for one in self.decisions if one.review.reason]
        return sorted(costly, key=lambda one: one.review.cost, reverse=True)[:MAX_COSTLIEST]


@dataclass(frozen=True, slots=True)
class GameReview:
    """A game: each seat's chance over time, and how some of the players decided."""

    chart: list[ChartPoint]
    seats: list[SeatReview]


def review(
    finished: Game,
    seats: Sequence[int] | None = None,
    playouts: int = PLAYOUTS,
    model: SearchModel | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> GameReview:
    """Look back at a finished game and at the decisions of some seats (all of them).

    `progress` is called after each step with how many are done, of how many.
    """
    check_over(finished)
    asked = list(range(finished.setup.players) if seats is None else seats)
    waiting = {seat: list(choices(finished, seat)) for seat in asked}
    total = sum(len(found) for found in waiting.values()) + 1
    found = chart(finished, model)
    tell = progress or (lambda *_: None)
    done = 1
    tell(done, total)
    judged: list[SeatReview] = []
    for seat in asked:
        decisions: list[Decision] = []
        for n, game in waiting[seat]:
            decisions.append(decide(finished, n, game, playouts, model))
            done += 1
            tell(done, total)
        judged.append(sum_up(finished, seat, decisions))
    return GameReview(found, judged)


def check_over(finished: Game) -> None:
    """Refuse a game that is still in play."""
    if not finished.over:
        raise IllegalError("Only a game that is over can be looked back at.")


def choices(finished: Game, seat: int) -> Iterator[tuple[int, Game]]:
    """Give each game in which a seat had something to choose, with the number of actions before."""
    game = Game.new(finished.setup, finished.seed)
    for n, action in enumerate(finished.history):
        if game.to_act == seat and len(game.legal_actions()) > 1:
            yield n, game.copy()
        game.play_recorded(action)


def decide(
    finished: Game, n: int, game: Game, playouts: int = PLAYOUTS, model: SearchModel | None = None
) -> Decision:
    """Judge the decision after `n` actions, with the game as it stood."""
    played: Action = finished.history[n]
    seat = game.to_act
    found = review_move(game.view(seat), game.legal_actions(), played, playouts, model, str(n))
    return Decision(n, game.round, found)


def sum_up(finished: Game, seat: int, decisions: Sequence[Decision]) -> SeatReview:
    """Return what the judged decisions of a seat make together."""
    result = finished.result()
    won = 1.0 / len(result.winners) if seat in result.winners else 0.0
    judged = [one.review for one in decisions]
    lost = sum(one.cost for one in judged)
    stake = sum(one.stake for one in judged)
    fair = 1.0 / len(finished.players)
    start = judged[0].chance if judged else fair
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
    """Return each seat's chance at the beginning of every round and turn, and at the end."""
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
    result = game.result()
    ends = [0.0] * len(game.players)
    for winner in result.winners:
        ends[winner] = 1.0 / len(result.winners)
    found.append(ChartPoint(len(finished.history), game.round, ends))
    return found


def _chances(game: Game, model: SearchModel, n: int) -> list[float]:
    """The mean of what comes out when the round is played to its end."""
    sums = [0.0] * len(game.players)
    for number in range(PLAYOUTS_PER_POINT):
        shuffled = with_new_luck(game, f"deck {n} {number}")
        result = roll_out(shuffled, -1, model, Dice.from_seed(f"choice {n} {number}"))
        for seat, chance in enumerate(result.chances):
            sums[seat] += chance
    return [each / PLAYOUTS_PER_POINT for each in sums]
