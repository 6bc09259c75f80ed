"""The encoder's arrays for NumPy, and the spaces for PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from citadella.env.actions import ACTIONS, ROWS
from citadella.env.encoder import Encoder
from citadella.env.observation import OBSERVATION, ByteRows
from citadella.env.things import WIDTH

Bytes = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.int8]
# The type of an environment's observations, with the keys `observation` and `action_mask`.
Seen = dict[str, npt.NDArray[Any]]

MOST: Final = 255


def seen(numbers: Any, kind: type[np.generic]) -> npt.NDArray[Any]:
    """Return a read-only array that shares the memory of the engine's `numbers`."""
    return np.frombuffer(numbers, dtype=kind)


def window(rows: ByteRows, *shape: int) -> Bytes:
    """Return a read-only array that shares the memory of `rows`."""
    flat: Bytes = seen(rows.cells, np.uint8)
    return flat.reshape(shape) if shape else flat


def action_space() -> spaces.Space[Any]:
    """Return the space of action numbers."""
    return spaces.Discrete(ACTIONS)


def observation_space() -> spaces.Space[Any]:
    """Return the space of observations and action masks."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (OBSERVATION,), np.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


class Arrays:
    """Independent copies of an encoder's arrays."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self._observation = window(encoder.observation)
        self._mask: Flags = window(encoder.mask).view(np.int8)
        self._things = window(encoder.things, -1, WIDTH)
        self._nothing: Flags = np.zeros(ACTIONS, dtype=np.int8)

    def observation(self) -> Bytes:
        """Return a copy of the last observation."""
        return self._observation.copy()

    def mask(self) -> Flags:
        """Return a copy of the mask of legal actions."""
        return self._mask.copy()

    def empty_mask(self) -> Flags:
        """Return the mask of a seat that is not to act: all zeros."""
        return self._nothing.copy()

    def things(self, count: int) -> Bytes:
        """Return a copy of the first `count` entities in the encoder's last entity list."""
        return self._things[:count].copy()


# The columns of `action_parts`, for models that share parameters between actions.
PARTS: Final = ("verb", "card", "beautified", "character", "seat", "type", "number")


def action_parts() -> Bytes:
    """Return a row for every action number: the action's verb and parts as numbers (0: none)."""
    table: Bytes = np.zeros((ACTIONS, len(PARTS)), dtype=np.uint8)
    for place, row in enumerate(ROWS):
        start = int(row.start)
        inside = np.arange(row.size)
        table[start : start + row.size, 0] = place + 1
        counted = (inside // int(row.room_b), inside % int(row.room_b))
        for part, numbers in zip(row.parts, counted, strict=False):
            if part == "district":
                table[start : start + row.size, PARTS.index("card")] = numbers // 2 + 1
                table[start : start + row.size, PARTS.index("beautified")] = numbers % 2
            elif part:
                table[start : start + row.size, PARTS.index(part)] = numbers + 1
    return table
