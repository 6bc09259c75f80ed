"""Reviewing a decision: how much it lowered the win probability, given the seat's knowledge.

All moves are tried in sampled games to find the best one. Its advantage over the played move is
then measured in fresh samples, because a move's results are biased in the samples that selected it.
A choice that others should not be able to predict is compared with the search bot's mixed strategy
instead of a single move.
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

#: The number of sampled games for comparing two moves; half as many are used to find the best move.
PLAYOUTS: Final = 300
#: The maximum number of moves to try: the ones with the highest priors.
MAX_MOVES: Final = 12
#: The number of playouts of the simulated search, which gives the mixed strategy over the moves.
SEARCH_PLAYOUTS: Final = 300
BISECTION_STEPS: Final = 60
#: Moves with at least this share in the mixed strategy are measured again in fresh samples.
MIN_SHARE: Final = 0.02

#: Differences in win probability below this count as ties when the best move is chosen.
EQUAL_MARGIN: Final = 0.005
#: The minimum costs of a slip and of a mistake; the cost must also be at least 2 standard errors.
MIN_SLIP_COST: Final = 0.02
MIN_MISTAKE_COST: Final = 0.06

#: The verdicts on a move.
BEST, EQUAL, SLIP, MISTAKE = "best", "equal", "slip", "mistake"


@dataclass(frozen=True, slots=True)
class MoveReview:
    """The review of a move."""

    action: Action
    #: The win probability with best play.
    chance: float
    #: The win probability with best play, minus that of the move.
    cost: float
    #: The standard error of the cost.
    doubt: float
    verdict: str
    #: A better move; the reviewed move itself if no other is better.
    better: Action
    #: The shares of the move and of the better move in the search bot's mixed strategy.
    share: float
    better_share: float
    #: The win probability with best play, minus that of a random move.
    stake: float
    moves: int
    #: Whether other players should not be able to predict the choice.
    mixed: bool
    #: Why the better move is better: a message key (`review.ftl`) and its arguments.
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
    """Return the review of the move `played`, given the facts that the view's seat could know."""
    model = model or default_model()
    moves, priors = candidates(view, list(actions), model, played)
    rollouts = Rollouts(view, model, seed)
    first = max(playouts // 2, 1)
    results = rollouts.of_all(moves, first)
    values = [mean(results[move], view.seat) for move in moves]
    best = _best(moves, values, played)
    mixed = best.verb.unforeseen
    weights = mixture(values, priors) if mixed else [float(move is best) for move in moves]
    share = dict(zip(moves, weights, strict=True))
    chance = sum(weight * value for weight, value in zip(weights, values, strict=True))
    stake = max(chance - sum(values) / len(values), 0.0)
    cost = doubt = 0.0
    if share[played] < 1.0 - MIN_SHARE:
        again = {
            m: rollouts.after(m, first, first + playouts) for m in moves if share[m] >= MIN_SHARE
        }
        done = again.get(played) or rollouts.after(played, first, first + playouts)
        total = sum(share[move] for move in again)
        mixed_chances = [
            sum(share[move] * again[move][i].chances[view.seat] for move in again) / total
            for i in range(playouts)
        ]
        chance = sum(mixed_chances) / playouts
        cost, doubt = mean_and_error(
            [
                expected - result.chances[view.seat]
                for expected, result in zip(mixed_chances, done, strict=True)
            ]
        )
        results[played] = done
        results[best] = again.get(best, results[best])
    verdict = _verdict(cost, doubt, played is best)
    reason: str = ""
    facts: dict[str, Fact] = {}
    if verdict in (SLIP, MISTAKE):
        reason, facts = reason_for(results[best], results[played], view)
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
        reason=reason,
        facts=facts,
    )


def candidates(
    view: View, actions: list[Action], model: SearchModel, played: Action | None = None
) -> tuple[list[Action], list[float]]:
    """Return the moves to try, including `played`, and the prior of each."""
    priors = model.priors(view.known, view.seat, actions)
    order = sorted(range(len(actions)), key=lambda i: (actions[i] is not played, -priors[i]))
    kept = sorted(order[:MAX_MOVES])
    return [actions[i] for i in kept], [priors[i] for i in kept]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    middle = sum(values) / len(values)
    squares = sum((value - middle) ** 2 for value in values)
    return middle, sqrt(squares / len(values) / max(len(values) - 1, 1))


def gap_of(
    better: Sequence[RolloutResult], other: Sequence[RolloutResult], seat: int
) -> tuple[float, float]:
    """Return the difference in win probability, `better` minus `other`, and its standard error."""
    return mean_and_error(
        [a.chances[seat] - b.chances[seat] for a, b in zip(better, other, strict=True)]
    )


def mixture(values: Sequence[float], priors: Sequence[float]) -> list[float]:
    """Return the search bot's mixed strategy, as one share per move; the shares add up to 1.

    After many playouts, PUCT gives every move the same sum of value and exploration bonus.
    Bisection finds this sum; the visits, and hence the strategy, follow from it.
    """
    bonuses = [C_PUCT * prior * sqrt(SEARCH_PLAYOUTS) for prior in priors]
    low, high = max(values), max(values) + sum(bonuses)
    for _ in range(BISECTION_STEPS):
        level = (low + high) / 2
        total = sum(b / max(level - v, 1e-12) for b, v in zip(bonuses, values, strict=True))
        low, high = (level, high) if total > SEARCH_PLAYOUTS else (low, level)
    visits = [b / max(high - v, 1e-12) for b, v in zip(bonuses, values, strict=True)]
    weights = [(each / max(visits)) ** VISIT_EXPONENT for each in visits]
    return [weight / sum(weights) for weight in weights]


def _best(moves: Sequence[Action], values: Sequence[float], played: Action) -> Action:
    """Return the best move; among equal moves, prefer one with the verb of the played move.

    For example, taking gold before robbing is as good as taking it afterwards, so a player who
    robbed is shown a better target rather than the advice to take gold.
    """
    order = sorted(
        zip(values, moves, strict=True), key=lambda each: (-each[0], each[1] is not played)
    )
    most, best = order[0]
    like = (
        move for value, move in order if move.verb is played.verb and value > most - EQUAL_MARGIN
    )
    return next(like, best)


def _verdict(cost: float, doubt: float, is_best: bool) -> str:
    if is_best:
        return BEST
    if cost < MIN_SLIP_COST or cost < 2 * doubt:
        return EQUAL
    return SLIP if cost < MIN_MISTAKE_COST else MISTAKE
