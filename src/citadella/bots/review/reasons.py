"""Why one move is better than another, in one sentence made of numbers.

Both moves were tried in the same dealt games. Of what they left the seat with at the end of the
round, the difference that matters most is given, and what it was paid with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from citadella.bots.review.rollouts import RolloutResult
from citadella.knowledge import View
from citadella.texts import Texts

Fact = str | float
#: A key of the texts, and its arguments.
Reason = tuple[str, dict[str, Fact]]

#: What a point, a gold piece, a card is worth beside each other; a point that a rival loses; and
#: a turn, or the end of the game, that comes in every deal instead of in none.
WORTH: Final = {"points": 1.0, "gold": 0.5, "cards": 0.4}
RIVAL: Final = 0.6
TURN: Final = 5.0
END: Final = 8.0
#: Smaller differences are not told: of things, and of how often something happens.
LEAST: Final = 0.15
SELDOM: Final = 0.04


def reason_for(
    better: Sequence[RolloutResult], other: Sequence[RolloutResult], view: View
) -> Reason:
    """Return the key of a reason and its facts, for what is better than the other."""
    seat = view.seat
    own: dict[str, float] = {
        "points": _mean_points(better, seat) - _mean_points(other, seat),
        "gold": _gap(better, other, lambda result: result.gold),
        "cards": _gap(better, other, lambda result: result.cards),
    }
    told: list[tuple[float, str, dict[str, Fact]]] = []
    for thing, more in own.items():
        if more >= LEAST:
            facts: dict[str, Fact] = {"more": round(more, 1), "price": "none", "less": 0.0}
            price = min(own, key=lambda each: own[each] * WORTH[each])
            if own[price] <= -LEAST:
                facts |= {"price": price, "less": round(-own[price], 1)}
            told.append((more * WORTH[thing], f"why-{thing}", facts))
    for rival in range(len(view.known.players)):
        less = _mean_points(other, rival) - _mean_points(better, rival)
        if rival != seat and less >= LEAST:
            told.append((less * RIVAL, "why-rival", {"seat": rival, "less": round(less, 1)}))
    now, before = _often(better, _had_turn), _often(other, _had_turn)
    if now - before >= SELDOM:
        told.append(((now - before) * TURN, "why-turn", _percents(1.0 - now, 1.0 - before)))
    now, before = _often(better, _has_ended), _often(other, _has_ended)
    if abs(now - before) >= SELDOM:
        key = "why-end" if now > before else "why-no-end"
        told.append((abs(now - before) * END, key, _percents(now, before)))
    if not told:
        return "why-later", {}
    _, key, facts = max(told, key=lambda each: each[0])
    return key, facts


def reason_against(
    worse: Sequence[RolloutResult], best: Sequence[RolloutResult], view: View
) -> Reason:
    """Return what speaks against a move: what the best one brings more."""
    key, facts = reason_for(best, worse, view)
    against = {fact: value for fact, value in facts.items() if fact != "price"}
    if "percent" in against:
        against = {"percent": facts["other"], "other": facts["percent"]}
    return f"risk-{key.removeprefix('why-')}", against


def _gap(
    better: Sequence[RolloutResult],
    other: Sequence[RolloutResult],
    count: Callable[[RolloutResult], int],
) -> float:
    return sum(map(count, better)) / len(better) - sum(map(count, other)) / len(other)


def _mean_points(rollouts: Sequence[RolloutResult], seat: int) -> float:
    return sum(result.points[seat] for result in rollouts) / len(rollouts)


def _often(rollouts: Sequence[RolloutResult], happened: Callable[[RolloutResult], bool]) -> float:
    return sum(map(happened, rollouts)) / len(rollouts)


def _had_turn(result: RolloutResult) -> bool:
    return result.played


def _has_ended(result: RolloutResult) -> bool:
    return result.ended


def _percents(now: float, before: float) -> dict[str, Fact]:
    return {"percent": round(100 * now), "other": round(100 * before)}


def say(reason: str, facts: dict[str, Fact], texts: Texts, name_of: Callable[[int], str]) -> str:
    """Return a reason as a sentence ('' if there is none); `name_of` names the player at a seat."""
    if not reason:
        return ""
    words = {
        fact: name_of(int(value)) if fact == "seat" else value for fact, value in facts.items()
    }
    return texts(reason, **words)
