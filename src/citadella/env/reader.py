"""What a bot is given, as the arrays that it learned from: for playing outside the environments."""

from __future__ import annotations

from citadella.env.actions import chosen, number_all
from citadella.env.arrays import Arrays, Seen
from citadella.env.encoder import Encoder
from citadella.knowledge import View
from citadella.rules import Action


class Reader:
    """Reads a view and its actions as the environments write them."""

    def __init__(self) -> None:
        """Take clean sheets."""
        self._encoder = Encoder()
        self._arrays = Arrays(self._encoder)
        self._actions: list[Action] = []

    def read(self, view: View, actions: list[Action]) -> Seen:
        """Return `observation` and `action_mask`, as a learner is given them."""
        encoder = self._encoder
        encoder.observe(view.known, view.seat)
        encoder.mask.turn_to(0)
        # The given actions: the game behind a view cannot name all that a seat is shown.
        number_all(actions, view.seat, len(view.players), encoder.mask, encoder.numbers, 0)
        self._actions = actions
        return {"observation": self._arrays.observation(), "action_mask": self._arrays.mask()}

    def action(self, number: int) -> Action:
        """Return the action of this number among those that were read last."""
        return chosen(self._actions, self._encoder.numbers, 0, number)
