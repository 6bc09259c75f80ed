"""The models for searches and reviews, by name, and the function that creates search bots."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Final

from citadella import build_kind
from citadella.bots.neural.model import NeuralModel
from citadella.bots.neural.model_file import OPPONENT, POLICY, VALUE, ModelError, ModelWarning, load
from citadella.bots.search import SearchBot
from citadella.bots.search_model import HEURISTICS, SearchModel


def default_model() -> SearchModel:
    """Return the model for timed searches: neural if the rules are compiled, else heuristic."""
    return neural_model() if build_kind() == "compiled" else HEURISTICS


def neural_model() -> SearchModel:
    """Return the neural model; if a network cannot be loaded, warn and return the heuristics."""
    try:
        return NeuralModel(load(POLICY), load(OPPONENT), load(VALUE))
    except ModelError as problem:
        warnings.warn(ModelWarning(problem), stacklevel=2)
        return HEURISTICS


def check_model() -> None:
    """Warn now, rather than during a game, if a built-in network cannot be loaded."""
    neural_model()


#: The models by name, as in the search bot's parameter `model`.
MODELS: Final[dict[str, Callable[[], SearchModel]]] = {
    "heuristic": lambda: HEURISTICS,
    "neural": neural_model,
}


def search_bot(
    seed: str, seconds: float = 0.3, iterations: int = 0, memory: int = 50_000, model: str = ""
) -> SearchBot:
    """Return a search bot; `model` is a key of MODELS, or empty for the default.

    The default is the neural model. If the rules are not compiled, a search limited by time uses
    the heuristics, because slow inference would leave time for too few playouts.
    """
    if not model and iterations:
        model = "neural"
    return SearchBot(seed, seconds, iterations, memory, MODELS.get(model, default_model)())
