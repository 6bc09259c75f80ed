"""A bot that plays at random."""

from __future__ import annotations

from random import Random

from citadella.knowledge import View
from citadella.rules import Action


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, actions: list[Action]) -> Action:
        return self._rng.choice(actions)
