"""The bot that does anything."""

from __future__ import annotations

from random import Random

from citadella.knowledge import View
from citadella.rules import Action


class RandomBot:
    """Chooses any action, each as likely as any other."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Throw the dice."""
        return self._chance.choice(actions)
