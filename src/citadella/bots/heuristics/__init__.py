"""Judging a position: what every action is worth to a seat, by what the seat may know."""

from citadella.bots.heuristics.evaluate import Judge, best, worth
from citadella.bots.heuristics.weights import BALANCED, STYLES, Weights, weights_of

__all__ = ["BALANCED", "STYLES", "Judge", "Weights", "best", "weights_of", "worth"]
