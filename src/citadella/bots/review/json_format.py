"""A review as JSON: for files and other programs, and to be stored with a table."""

from __future__ import annotations

from typing import Any, Final

from citadella.bots.review.decisions import MoveReview
from citadella.bots.review.game import ChartPoint, Decision, GameReview, SeatReview
from citadella.rules import Action

#: Digits of a chance that are worth keeping.
DIGITS: Final = 4


def review_to_json(found: GameReview) -> dict[str, Any]:
    """Return a review as JSON."""
    return {
        "moments": [point_to_json(point) for point in found.chart],
        "seats": [seat_to_json(seat) for seat in found.seats],
    }


def point_to_json(point: ChartPoint) -> dict[str, Any]:
    """Return a moment as JSON."""
    chances = [round(chance, DIGITS) for chance in point.chances]
    return {"n": point.n, "round": point.round, "chances": chances}


def seat_to_json(seat: SeatReview) -> dict[str, Any]:
    """Return how a seat decided as JSON."""
    return {
        "seat": seat.seat,
        "accuracy": seat.accuracy,
        "mistakes": seat.mistakes,
        "slips": seat.slips,
        "deal": round(seat.deal, DIGITS),
        "lost": round(seat.lost, DIGITS),
        "luck": round(seat.luck, DIGITS),
        "result": round(seat.result, DIGITS),
        "costliest": [one.n for one in seat.costliest],
        "decisions": [decision_to_json(one) for one in seat.decisions],
    }


def decision_to_json(decision: Decision) -> dict[str, Any]:
    """Return a judged decision as JSON."""
    judged = decision.review
    return {
        "n": decision.n,
        "round": decision.round,
        "action": judged.action.text,
        "chance": round(judged.chance, DIGITS),
        "cost": round(judged.cost, DIGITS),
        "doubt": round(judged.doubt, DIGITS),
        "verdict": judged.verdict,
        "better": judged.better.text,
        "share": round(judged.share, DIGITS),
        "better_share": round(judged.better_share, DIGITS),
        "stake": round(judged.stake, DIGITS),
        "moves": judged.moves,
        "mixed": judged.mixed,
        "reason": judged.reason,
        "facts": judged.facts,
    }


def decision_from_json(data: dict[str, Any]) -> Decision:
    """Read a decision that a worker has judged."""
    judged = {key: value for key, value in data.items() if key not in ("n", "round")}
    judged |= {key: Action.parse(judged[key]) for key in ("action", "better")}
    return Decision(data["n"], data["round"], MoveReview(**judged))
