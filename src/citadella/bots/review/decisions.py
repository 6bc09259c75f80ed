"""One decision judged: what it cost in the chance to win, from what the seat could know.

First all moves are tried in some dealt games, which says what would have been better. What the
difference is, is measured in other dealt games: in the first ones the better move may have been
lucky. A choice that others must not foresee is compared with the mixture that the search bot
would play, not with the one move that came out best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from citadella.bots.models import default_model
from citadella.bots.review.reasons import Fact, reason_for
from citadella.bots.review.rollouts import RolloutResult, Rollouts, mean
from citadella.bots.search.bot import VISIT_EXPONENT
from citadella.bots.search.tree import C_PUCT
from citadella.bots.search_model import SearchModel
from citadella.knowledge import View
from citadella.rules import Action

#: In so many dealt games two moves are compared; half as many show what to compare with.
PLAYOUTS: Final = 300
#: Of more moves than these, only the most promising ones are tried.
MAX_MOVES: Final = 12
#: Playouts of the search bot whose mixture is meant.
SEARCH_PLAYOUTS: Final = 300
#: A move that the mixture hardly ever plays need not be tried again.
MIN_SHARE: Final = 0.02

#: Moves of the same worth are this close to each other in the first look.
EQUAL_MARGIN: Final = 0.005
#: Whatever costs less than this, or less than twice its doubt, is as good as the better move.
MIN_SLIP_COST: Final = 0.02
#: From here on it is a mistake.
MIN_MISTAKE_COST: Final = 0.06

#: How a move is called.
BEST, EQUAL, SLIP, MISTAKE = "best", "equal", "slip", "mistake"


@dataclass(frozen=True, slots=True)
class MoveReview:
    """What is to be said of a move."""

    action: Action
    #: The chance to win with the better play, and what the move took from it.
    chance: float
    cost: float
    #: By how much the cost may be off (a standard error).
    doubt: float
    verdict: str
    #: What would have been better (the move itself if nothing).
    better: Action
    #: How often the search bot would have played the move and the better one.
    share: float
    better_share: float
    #: By how much the better play beats a move made at random: what was at stake.
    stake: float
    moves: int
    #: Whether it was a choice that others must not foresee.
    mixed: bool
    #: Why the better move is better: a key of the texts (`review.ftl`) and its facts.
    reason: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)


def review_move(
    view: View,
    actions: Sequence[Action],
    played: Action,
    playouts: int = PLAYOUTS,
    model: SearchModel | None = None,
    seed: str = "0",
) -> MoveReview:
    """Judge a move by what the seat of a view could know."""
    model = model or default_model()
    moves, priors = candidates(view, list(actions), model, played)
    rollouts = Rollouts(view, model, seed)
    first = max(playouts // 2, 1)
    looks = rollouts.of_all(moves, first)
    values = [mean(looks[move], view.seat) for move in moves]
    best = _best(moves, values, played)
    mixed = best.verb.unforeseen
    weights = mixture(values, priors) if mixed else [float(move is best) for move in moves]
    share = dict(zip(moves, weights, strict=True))
    chance = sum(weight * value for weight, value in zip(weights, values, strict=True))
    stake = max(chance - sum(values) / len(values), 0.0)
    cost = doubt = 0.0
    if share[played] < 1.0 - MIN_SHARE:
        again = {m: rollouts.after(m, first, first + playouts) for m in moves if _matters(share, m)}
        done = again.get(played) or rollouts.after(played, first, first + playouts)
        total = sum(share[move] for move in again)
        ways = [
            sum(share[move] * again[move][i].chances[view.seat] for move in again) / total
            for i in range(playouts)
        ]
        chance = sum(ways) / playouts
        cost, doubt = mean_and_error(
            [way - result.chances[view.seat] for way, result in zip(ways, done, strict=True)]
        )
        looks[played] = done
        looks[best] = again.get(best, looks[best])
    verdict = _verdict(cost, doubt, played is best)
    told = ("", {}) if verdict in (BEST, EQUAL) else reason_for(looks[best], looks[played], view)
    return MoveReview(
        action=played,
        chance=chance,
        cost=cost,
        doubt=doubt,
        verdict=verdict,
        better=played if verdict == BEST else best,
        share=share[played],
        better_share=share[best],
        stake=stake,
        moves=len(actions),
        mixed=mixed,
        reason=told[0],
        facts=told[1],
    )


def candidates(
    view: View, actions: list[Action], model: SearchModel, played: Action | None = None
) -> tuple[list[Action], list[float]]:
    """Return the moves to try, a played one among them, and how promising each looks."""
    priors = model.priors(view.known, view.seat, actions)
    order = sorted(range(len(actions)), key=lambda i: (actions[i] is not played, -priors[i]))
    kept = sorted(order[:MAX_MOVES])
    return [actions[i] for i in kept], [priors[i] for i in kept]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of values, and by how much it may be off (a standard error)."""
    middle = sum(values) / len(values)
    squares = sum((value - middle) ** 2 for value in values)
    return middle, sqrt(squares / len(values) / max(len(values) - 1, 1))


def gap_of(
    better: Sequence[RolloutResult], other: Sequence[RolloutResult], seat: int
) -> tuple[float, float]:
    """Return by how much one move wins more often than another, and by how much that may be off."""
    return mean_and_error(
        [a.chances[seat] - b.chances[seat] for a, b in zip(better, other, strict=True)]
    )


def mixture(values: Sequence[float], priors: Sequence[float]) -> list[float]:
    """Return how often the search bot would play moves of these values: all shares make 1.

    It tries a move until what the move is worth and what the search is still curious about make
    the same for all; that level is found by halving. Then it plays what it has tried often.
    """
    curious = [C_PUCT * share * sqrt(SEARCH_PLAYOUTS) for share in priors]
    low, high = max(values), max(values) + sum(curious)
    for _ in range(60):
        level = (low + high) / 2
        tried = sum(c / max(level - v, 1e-12) for c, v in zip(curious, values, strict=True))
        low, high = (level, high) if tried > SEARCH_PLAYOUTS else (low, level)
    tries = [c / max(high - v, 1e-12) for c, v in zip(curious, values, strict=True)]
    weights = [(tried / max(tries)) ** VISIT_EXPONENT for tried in tries]
    return [weight / sum(weights) for weight in weights]


def _best(moves: Sequence[Action], values: Sequence[float], played: Action) -> Action:
    """Return the best move; of those that come out alike, one of the kind that was played.

    'Gold, then rob the King' is 'rob the King, then gold': whoever robbed is told whom to rob.
    """
    order = sorted(
        zip(values, moves, strict=True), key=lambda each: (-each[0], each[1] is not played)
    )
    most, best = order[0]
    like = (
        move for value, move in order if move.verb is played.verb and value > most - EQUAL_MARGIN
    )
    return next(like, best)


def _matters(share: dict[Action, float], move: Action) -> bool:
    return share[move] >= MIN_SHARE


def _verdict(cost: float, doubt: float, is_best: bool) -> str:
    if is_best:
        return BEST
    if cost < MIN_SLIP_COST or cost < 2 * doubt:
        return EQUAL
    return SLIP if cost < MIN_MISTAKE_COST else MISTAKE
