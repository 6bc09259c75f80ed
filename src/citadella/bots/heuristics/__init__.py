"""Heuristics that estimate the value of each action from facts that the seat is allowed to know."""

from citadella.bots.heuristics.evaluate import Evaluation, best
from citadella.bots.heuristics.weights import BALANCED, STYLES, Weights, weights_of

__all__ = ["BALANCED", "STYLES", "Evaluation", "Weights", "best", "weights_of"]
