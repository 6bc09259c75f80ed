"""Encoding views in the same way as the environments, so that trained models can play as bots."""

from __future__ import annotations

from citadella.env.actions import chosen, number_all
from citadella.env.arrays import Arrays, Seen
from citadella.env.encoder import Encoder
from citadella.knowledge import View
from citadella.rules import Action


class Reader:
    """Encodes a view and its actions as the environments do."""

    def __init__(self) -> None:
        """Allocate the arrays."""
        self._encoder = Encoder()
        self._arrays = Arrays(self._encoder)
        self._actions: list[Action] = []

    def read(self, view: View, actions: list[Action]) -> Seen:
        """Return `observation` and `action_mask`, as an environment would return them."""
        encoder = self._encoder
        encoder.observe(view.known, view.seat)
        encoder.mask.turn_to(0)
        # Number the given actions, because the redacted game in a view cannot list them all.
        number_all(actions, view.seat, len(view.players), encoder.mask, encoder.numbers, 0)
        self._actions = actions
        return {"observation": self._arrays.observation(), "action_mask": self._arrays.mask()}

    def action(self, number: int) -> Action:
        """Return the action with this number among those given to the last `read` call."""
        return chosen(self._actions, self._encoder.numbers, 0, number)
