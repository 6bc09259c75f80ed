"""A bot that does not always pay attention: for opponents that a newcomer can beat."""

from __future__ import annotations

from random import Random

from citadella.bots.bot import Bot
from citadella.knowledge import View
from citadella.rules import Action


class CarelessBot:
    """Plays as another bot does, but now and then says the first thing that comes to mind."""

    def __init__(self, seed: str, bot: Bot, slips: float) -> None:
        """Watch over a bot; `slips` is how often it does anything at all."""
        self._chance = Random(f"careless {seed}")
        self._bot = bot
        self._slips = slips

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose as the other would, or not."""
        if self._chance.random() < self._slips:
            return self._chance.choice(actions)
        return self._bot.choose(view, actions)
