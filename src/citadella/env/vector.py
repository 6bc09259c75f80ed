"""Many games at once for NumPy: the fastest way to play for those who learn in batches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadella.env.actions import ACTIONS, MOST_LEGAL
from citadella.env.arrays import Bytes, seen, window
from citadella.env.batch import Batch
from citadella.env.observation import OBSERVATION
from citadella.env.rewards import WIN
from citadella.env.room import SEATS
from citadella.rules import MalformedError, Setup

Whole = npt.NDArray[np.int32]
Real = npt.NDArray[np.float64]

# The arrays that a batch has, as its attributes; buffers of your own are given by these names.
ARRAYS: Final = (
    "observations",
    "masks",
    "seats",
    "players",
    "counts",
    "legal",
    "ended",
    "rewards",
)


class VectorEnv:
    """So many games side by side; one that is over is dealt anew in the same step.

    The arrays are windows into the compiled engine: nothing is copied, and the next step writes
    over them. Buffers of your own (`out`) are filled at every step instead.

    - `observations` (games × OBSERVATION): what the seat that is asked knows
    - `masks` (games × ACTIONS): what it may do
    - `legal` (games × 512) and `counts`: the same by number, the first `counts[g]` of a row
    - `seats`, `players`: who is asked, and how many play
    - `ended`: whether the last step ended a game (the other arrays show the next one)
    - `rewards` (games × 8): what that game was worth to each of its seats, else 0
    """

    def __init__(
        self,
        setups: Setup | Sequence[Setup],
        games: int,
        seed: int | str = 0,
        reward: str = WIN,
        out: dict[str, npt.NDArray[Any]] | None = None,
    ) -> None:
        """Deal the games; the setups take turns."""
        chosen = [setups] if isinstance(setups, Setup) else list(setups)
        self._batch = Batch(chosen, games, str(seed), reward)
        batch = self._batch
        self.games = games
        self.observations: Bytes = window(batch.observations, games, OBSERVATION)
        self.masks: Bytes = window(batch.masks, games, ACTIONS)
        self.seats: Whole = seen(batch.seats, np.int32)
        self.players: Whole = seen(batch.players, np.int32)
        self.counts: Whole = seen(batch.counts, np.int32)
        self.legal: Whole = seen(batch.legal, np.int32).reshape(games, MOST_LEGAL)
        self.ended: Bytes = seen(batch.ended, np.uint8)
        self.rewards: Real = seen(batch.rewards, np.float64).reshape(games, SEATS)
        self._out = [(self._checked(name, given), name) for name, given in (out or {}).items()]
        self._fill()

    def _checked(self, name: str, given: npt.NDArray[Any]) -> npt.NDArray[Any]:
        if name not in ARRAYS:
            raise MalformedError(f"There is no array '{name}': there are {', '.join(ARRAYS)}.")
        shape = getattr(self, name).shape
        if given.shape != shape:
            raise MalformedError(f"The array '{name}' has the shape {shape}, not {given.shape}.")
        return given

    def _fill(self) -> None:
        for given, name in self._out:
            np.copyto(given, getattr(self, name), casting="same_kind")

    def step(self, actions: npt.NDArray[Any] | Sequence[int]) -> None:
        """Play one action in every game, by number; refuses all if one is not legal."""
        self._batch.step(np.asarray(actions).tolist())
        self._fill()

    def random_actions(self, chance: np.random.Generator) -> Whole:
        """Return a legal action for every game, each as likely as any other."""
        drawn = (chance.random(self.games) * self.counts).astype(np.int64)
        found: Whole = self.legal[np.arange(self.games), drawn]
        return found
