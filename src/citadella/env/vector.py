"""Many games in parallel for NumPy: the fastest environment for batched training."""

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

# The names of the array attributes, which are also the keys of `out`.
ARRAYS: Final = ("observations", "masks", "seats", "players", "counts", "legal", "ended", "rewards")


class VectorEnv:
    """Games played in parallel; the step that ends a game also deals the next one.

    The arrays share memory with the compiled engine, so the next step overwrites them. Buffers
    passed as `out` receive a copy at every step.
    """

    def __init__(
        self,
        setups: Setup | Sequence[Setup],
        games: int,
        seed: int | str = 0,
        reward: str = WIN,
        out: dict[str, npt.NDArray[Any]] | None = None,
    ) -> None:
        """Deal the first games, cycling through the setups."""
        chosen = [setups] if isinstance(setups, Setup) else list(setups)
        self._batch = Batch(chosen, games, str(seed), reward)
        batch = self._batch
        self.games = games  #: The number of games.
        #: The observation of the seat to act (games × OBSERVATION).
        self.observations: Bytes = window(batch.observations, games, OBSERVATION)
        self.masks: Bytes = window(batch.masks, games, ACTIONS)  #: 1 for each legal action, else 0.
        self.seats: Whole = seen(batch.seats, np.int32)  #: Each game's seat to act.
        self.players: Whole = seen(batch.players, np.int32)  #: Each game's number of players.
        #: Each game's number of legal actions.
        self.counts: Whole = seen(batch.counts, np.int32)
        #: The numbers of the legal actions: the first `counts[g]` items of row `g` (games × 512).
        self.legal: Whole = seen(batch.legal, np.int32).reshape(games, MOST_LEGAL)
        #: 1 where the last step ended a game, else 0; the other arrays then show the next game.
        self.ended: Bytes = seen(batch.ended, np.uint8)
        #: The reward of each seat if a game ended, else 0 (games × 8).
        self.rewards: Real = seen(batch.rewards, np.float64).reshape(games, SEATS)
        self._out = [(self._checked(name, given), name) for name, given in (out or {}).items()]
        self._fill()

    def _checked(self, name: str, given: npt.NDArray[Any]) -> npt.NDArray[Any]:
        if name not in ARRAYS:
            raise MalformedError(f"There is no array '{name}'; choose from {', '.join(ARRAYS)}.")
        shape = getattr(self, name).shape
        if given.shape != shape:
            raise MalformedError(
                f"The array '{name}' must have the shape {shape}, not {given.shape}."
            )
        return given

    def _fill(self) -> None:
        for given, name in self._out:
            np.copyto(given, getattr(self, name), casting="same_kind")

    def step(self, actions: npt.NDArray[Any] | Sequence[int]) -> None:
        """Play one action per game, by number; if any is illegal, raise and play none."""
        self._batch.step(np.asarray(actions).tolist())
        self._fill()

    def random_actions(self, chance: np.random.Generator) -> Whole:
        """Return, for every game, the action number of a uniformly chosen legal action."""
        drawn = (chance.random(self.games) * self.counts).astype(np.int64)
        found: Whole = self.legal[np.arange(self.games), drawn]
        return found
