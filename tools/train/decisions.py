"""Decisions as the network sees them, gathered in arrays, with what is to be learned from each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadella.bots.neural.features import FeatureEncoder, SparseRows
from citadella.rules import Action
from citadella.rules.action import CHOOSE

Arrays = dict[str, npt.NDArray[Any]]

#: Kinds of decisions: what others must not foresee (picks and aims), and everything else.
PLAIN, PICKS, AIMS = 0, 1, 2
KINDS: Final = (PLAIN, PICKS, AIMS)
#: While it learns, its scores are divided by these: it tries more where it must not be foreseen.
HEAT: Final = (1.0, 1.6, 1.6)


def kind_of(legal: list[Action]) -> int:
    """Return what kind of decision this is."""
    verb = legal[-1].verb if legal[-1].verb.unforeseen else legal[0].verb
    if not verb.unforeseen:
        return PLAIN
    return PICKS if verb.group == CHOOSE else AIMS


class Rows:
    """Sparse rows one after the other: places, numbers, and where each row ends."""

    def __init__(self) -> None:
        self.places = np.zeros(1 << 16, np.int16)
        self.numbers = np.zeros(1 << 16, np.float32)
        self.ends: list[int] = []
        self.count = 0

    def add(self, features: SparseRows) -> None:
        """Copy the features."""
        first, last = self.count, self.count + int(features.count)
        if last > len(self.places):
            self.places = np.concatenate([self.places, np.zeros_like(self.places)])
            self.numbers = np.concatenate([self.numbers, np.zeros_like(self.numbers)])
        places: Any = features.places
        numbers: Any = features.numbers
        self.places[first:last] = np.frombuffer(places, np.int32, last - first)
        self.numbers[first:last] = np.frombuffer(numbers, np.float64, last - first)
        self.ends += [first + end for end in features.ends]
        self.count = last

    def arrays(self, name: str) -> Arrays:
        """Return it as three arrays."""
        return {
            f"{name}_places": self.places[: self.count],
            f"{name}_numbers": self.numbers[: self.count],
            f"{name}_ends": np.array(self.ends, np.int64),
        }


@dataclass
class Decisions:
    """Decisions in the order in which they were made."""

    tables: Rows = field(default_factory=Rows)
    actions: Rows = field(default_factory=Rows)
    #: By decision: where its actions end, which was chosen, how likely that was, its kind,
    #: what came of it by the end of the round and later, whether the seat won, its lead.
    ends: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    likely: list[float] = field(default_factory=list)
    kind: list[int] = field(default_factory=list)
    gain: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)
    #: By action: how likely it was, or should be, chosen.
    target: list[float] = field(default_factory=list)

    def add(self, encoder: FeatureEncoder, kind: int, chosen: int, target: list[float]) -> None:
        """Note a decision that was just looked at."""
        self.tables.add(encoder.table)
        self.actions.add(encoder.actions)
        self.ends.append(len(self.actions.ends))
        self.kind.append(kind)
        self.chosen.append(chosen)
        self.likely.append(target[chosen])
        self.target += target

    def close(self, gain: float, won: float, lead: float) -> None:
        """Note what came of the next decision that has no outcome yet."""
        self.gain.append(gain)
        self.won.append(won)
        self.lead.append(lead)

    def arrays(self) -> Arrays:
        """Return all of it as arrays."""
        assert len(self.won) == len(self.ends)
        floats = {
            name: np.array(getattr(self, name), np.float32)
            for name in ("likely", "gain", "won", "lead", "target")
        }
        return {
            **self.tables.arrays("table"),
            **self.actions.arrays("action"),
            "ends": np.array(self.ends, np.int64),
            "chosen": np.array(self.chosen, np.int64),
            "kind": np.array(self.kind, np.int64),
            **floats,
        }
