"""The learned bot, whose moves the policy network chooses."""

from __future__ import annotations

import warnings
from pathlib import Path

from citadella.bots.heuristics.evaluate import exact_best
from citadella.bots.neural.model_file import POLICY, ModelError, ModelWarning, load
from citadella.bots.neural.policy import Policy
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice


class LearnedBot:
    """Plays by the policy network alone, without search."""

    def __init__(self, seed: str, model: str = "") -> None:
        """Load a network; if it cannot be loaded, warn and play like the strategist."""
        self._dice = Dice.from_seed(f"learned {seed}")
        try:
            self._best = Policy(load(Path(model) if model else POLICY)).best
        except ModelError as problem:
            warnings.warn(ModelWarning(problem), stacklevel=2)
            self._best = exact_best

    def choose(self, view: View, actions: list[Action]) -> Action:
        return self._best(view.known, view.seat, actions, self._dice)
