"""Reviews as JSON, for files, storage and other programs."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from citadella.bots.review.decisions import MoveReview
from citadella.bots.review.game import ChartPoint, Decision, GameReview, SeatReview
from citadella.rules import Action

#: The number of decimal places of probabilities.
DECIMALS: Final = 4


def review_to_json(found: GameReview) -> dict[str, Any]:
    """Return a review as JSON data."""
    return {
        "moments": [point_to_json(point) for point in found.chart],
        "seats": [seat_to_json(seat) for seat in found.seats],
    }


def point_to_json(point: ChartPoint) -> dict[str, Any]:
    chances = [round(chance, DECIMALS) for chance in point.chances]
    return {"n": point.n, "round": point.round, "chances": chances}


def seat_to_json(seat: SeatReview) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "accuracy": seat.accuracy,
        "mistakes": seat.mistakes,
        "slips": seat.slips,
        **{key: round(getattr(seat, key), DECIMALS) for key in ("deal", "lost", "luck", "result")},
        "costliest": [one.n for one in seat.costliest],
        "decisions": [decision_to_json(one) for one in seat.decisions],
    }


def decision_to_json(decision: Decision) -> dict[str, Any]:
    data: dict[str, Any] = {"n": decision.n, "round": decision.round}
    for field in fields(MoveReview):
        value = getattr(decision.review, field.name)
        if isinstance(value, Action):
            value = value.text
        data[field.name] = round(value, DECIMALS) if isinstance(value, float) else value
    return data


def decision_from_json(data: dict[str, Any]) -> Decision:
    fields = {key: value for key, value in data.items() if key not in ("n", "round")}
    fields |= {key: Action.parse(fields[key]) for key in ("action", "better")}
    return Decision(data["n"], data["round"], MoveReview(**fields))
