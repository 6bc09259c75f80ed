"""Decisions as features and training targets, stored in arrays."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadella.bots.neural.features import FeatureEncoder, SparseRows
from citadella.rules import Action
from citadella.rules.action import CHOOSE

Arrays = dict[str, npt.NDArray[Any]]

#: The kinds of decisions. Choices of a character in the draft (PICKS) and of a target (AIMS) should
#: be unpredictable; all others are PLAIN.
PLAIN, PICKS, AIMS = 0, 1, 2
KINDS: Final = (PLAIN, PICKS, AIMS)
#: The softmax temperature of self-play by kind: picks and targets are explored more.
TEMPERATURES: Final = (1.0, 1.6, 1.6)


def kind_of(legal: list[Action]) -> int:
    """Return the kind of a decision with the actions `legal`: PICKS, AIMS or PLAIN."""
    verb = legal[-1].verb if legal[-1].verb.unforeseen else legal[0].verb
    if not verb.unforeseen:
        return PLAIN
    return PICKS if verb.group == CHOOSE else AIMS


class RowArrays:
    """Sparse rows, stored as arrays of the indices, the values and the end of each row."""

    def __init__(self) -> None:
        self.places = np.zeros(1 << 16, np.int16)
        self.numbers = np.zeros(1 << 16, np.float32)
        self.ends: list[int] = []
        self.count = 0

    def add(self, features: SparseRows) -> None:
        """Append encoded features."""
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
        """Return the three arrays by name; all three names start with `name`."""
        return {
            f"{name}_places": self.places[: self.count],
            f"{name}_numbers": self.numbers[: self.count],
            f"{name}_ends": np.array(self.ends, np.int64),
        }


@dataclass
class Decisions:
    """Decisions in chronological order."""

    tables: RowArrays = field(default_factory=RowArrays)
    actions: RowArrays = field(default_factory=RowArrays)
    #: For each decision: the end index of its actions, the index and the probability of the chosen
    #: action, the kind of decision, the return, the seat's share of the win, and the seat's points
    #: minus the mean of the other seats.
    ends: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    likely: list[float] = field(default_factory=list)
    kind: list[int] = field(default_factory=list)
    gain: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)
    #: For each action: the probability that the network should learn.
    target: list[float] = field(default_factory=list)

    def add(self, encoder: FeatureEncoder, kind: int, chosen: int, target: list[float]) -> None:
        """Add the decision that `encoder` has encoded; `target` has each action's probability."""
        self.tables.add(encoder.table)
        self.actions.add(encoder.actions)
        self.ends.append(len(self.actions.ends))
        self.kind.append(kind)
        self.chosen.append(chosen)
        self.likely.append(target[chosen])
        self.target += target

    def close(self, gain: float, won: float, lead: float) -> None:
        """Set the return and the result of the earliest decision that lacks them."""
        self.gain.append(gain)
        self.won.append(won)
        self.lead.append(lead)

    def arrays(self) -> Arrays:
        """Return the arrays of all decisions, by name."""
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
