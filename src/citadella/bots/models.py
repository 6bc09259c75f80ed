"""The models that a search or a review can use, by name, and the search bot with one of them."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Final

from citadella import build_kind
from citadella.bots.neural.model import NeuralModel
from citadella.bots.neural.model_file import (
    OPPONENT,
    POLICY,
    VALUE,
    ModelError,
    ModelWarning,
    load,
)
from citadella.bots.search import SearchBot
from citadella.bots.search_model import HEURISTICS, SearchModel


def default_model() -> SearchModel:
    """Return the model for what has to be done in limited time."""
    return neural_model() if build_kind() == "compiled" else HEURISTICS


def neural_model() -> SearchModel:
    """Return the networks of the package; the heuristics, with a warning, if one is not sound."""
    try:
        return NeuralModel(load(POLICY), load(OPPONENT), load(VALUE))
    except ModelError as problem:
        warnings.warn(ModelWarning(problem), stacklevel=2)
        return HEURISTICS


def check_model() -> None:
    """Warn now, rather than in the middle of a game, if a network of the package is not sound."""
    neural_model()


#: The models by the name that a parameter of the search bot gives.
MODELS: Final[dict[str, Callable[[], SearchModel]]] = {
    "heuristic": lambda: HEURISTICS,
    "neural": neural_model,
}


def search_bot(
    seed: str,
    seconds: float = 0.3,
    iterations: int = 0,
    memory: int = 50_000,
    model: str = "",
) -> SearchBot:
    """Return a search bot; `model` is one of MODELS.

    By default the model is neural. Where the rules are not compiled, a search limited by time uses
    the heuristics: the networks would leave too few playouts.
    """
    if not model and iterations:
        model = "neural"
    return SearchBot(seed, seconds, iterations, memory, MODELS.get(model, default_model)())
