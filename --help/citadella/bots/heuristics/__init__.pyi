"""Heuristic evaluation: the value of every action to a seat, from what the seat may know."""
from citadella.bots.heuristics.evaluate import Evaluation as Evaluation, best as best
from citadella.bots.heuristics.weights import BALANCED as BALANCED, STYLES as STYLES, Weights as Weights, weights_of as weights_of
__all__ = ['BALANCED', 'STYLES', 'Evaluation', 'Weights', 'best', 'weights_of']
