"""The reason why one move is better than another, as a message key with arguments.

Both moves were tried in the same sampled games. The reason names the most important difference
between their results at the end of the round, and what the better move costs in return.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from citadella.bots.review.rollouts import RolloutResult
from citadella.knowledge import View
from citadella.texts.sentence import Sentence

Fact = str | float
#: A message key and its arguments.
Reason = tuple[str, dict[str, Fact]]

#: The importance of each point, gold or card that the seat gains, and of each point that a rival
#: loses.
IMPORTANCE: Final = {"points": 1.0, "gold": 0.5, "cards": 0.4}
RIVAL_POINT: Final = 0.6
#: The importance of a turn for the seat and of the end of the game, if these occur in all rollouts
#: after one of two compared moves and in none after the other. A smaller difference counts in
#: proportion.
TURN: Final = 5.0
END: Final = 8.0
#: The smallest differences that a reason mentions: in an amount, and in a frequency.
MIN_AMOUNT: Final = 0.15
MIN_FREQUENCY: Final = 0.04


def reason_for(
    better: Sequence[RolloutResult], other: Sequence[RolloutResult], view: View
) -> Reason:
    """Return the reason why the move with the results `better` is better than the other one."""
    seat = view.seat
    own: dict[str, float] = {
        "points": _mean_points(better, seat) - _mean_points(other, seat),
        "gold": _mean(better, lambda each: each.gold) - _mean(other, lambda each: each.gold),
        "cards": _mean(better, lambda each: each.cards) - _mean(other, lambda each: each.cards),
    }
    reasons: list[tuple[float, str, dict[str, Fact]]] = []
    for thing, more in own.items():
        if more >= MIN_AMOUNT:
            facts: dict[str, Fact] = {"more": round(more, 1), "price": "none", "less": 0.0}
            price = min(own, key=lambda each: own[each] * IMPORTANCE[each])
            if own[price] <= -MIN_AMOUNT:
                facts |= {"price": price, "less": round(-own[price], 1)}
            reasons.append((more * IMPORTANCE[thing], f"why-{thing}", facts))
    for rival in range(len(view.known.players)):
        less = _mean_points(other, rival) - _mean_points(better, rival)
        if rival != seat and less >= MIN_AMOUNT:
            reasons.append(
                (less * RIVAL_POINT, "why-rival", {"seat": rival, "less": round(less, 1)})
            )
    now, before = (_mean(moves, lambda result: result.played) for moves in (better, other))
    if now - before >= MIN_FREQUENCY:
        reasons.append(((now - before) * TURN, "why-turn", _percents(1.0 - now, 1.0 - before)))
    now, before = (_mean(moves, lambda result: result.ended) for moves in (better, other))
    if abs(now - before) >= MIN_FREQUENCY:
        key = "why-end" if now > before else "why-no-end"
        reasons.append((abs(now - before) * END, key, _percents(now, before)))
    if not reasons:
        return "why-later", {}
    _, key, facts = max(reasons, key=lambda each: each[0])
    return key, facts


def reason_against(
    worse: Sequence[RolloutResult], best: Sequence[RolloutResult], view: View
) -> Reason:
    """Return the reason against the worse move: what the best move gains in comparison."""
    key, facts = reason_for(best, worse, view)
    against = {fact: value for fact, value in facts.items() if fact != "price"}
    if "percent" in against:
        against = {"percent": facts["other"], "other": facts["percent"]}
    return f"risk-{key.removeprefix('why-')}", against


def _mean(rollouts: Sequence[RolloutResult], count: Callable[[RolloutResult], int]) -> float:
    return sum(map(count, rollouts)) / len(rollouts)


def _mean_points(rollouts: Sequence[RolloutResult], seat: int) -> float:
    return _mean(rollouts, lambda result: result.points[seat])


def _percents(now: float, before: float) -> dict[str, Fact]:
    return {"percent": round(100 * now), "other": round(100 * before)}


def as_sentence(key: str, facts: Mapping[str, Fact]) -> Sentence:
    """Return a reason as a sentence, with references to the cards and seats that it names."""
    args: dict[str, str | float] = dict(facts)
    for name in ("card", "character"):
        if name in facts:
            args[name] = f"{name}:{facts[name]}"
    if "seat" in facts:
        args["seat"] = f"@{facts['seat']}"
    return Sentence(key, args)
