"""The probabilities of a draft, by the forward-backward algorithm over the possible packs.

A pack is a set of ranks. Each step of the draft leads from a pack to those that one removal makes
of it, so the number of states is small although there are many possible drafts.
"""
from citadella.bots.heuristics.decision import DecisionContext
from librt.vecs import vec
from mypy_extensions import i64
from typing import Final, final
ANYONE: Final[int]
NOBODY: Final[int]
CHANCE: Final[int]
INITIAL_CAPACITY: Final[int]

@final
class DraftStep:
    """One removal from the pack: by whom (or CHANCE), whether it is kept, and what is known."""
    mover: int
    kept: bool
    pack: int
    taken: int
    prior: vec[float]
    possible: vec[float]

    def __init__(self, mover: int, kept: bool, pack: int, taken: int) -> None:
        """`pack` and `taken` are 0 where this seat does not know them."""
        ...

@final
class PackGraph:
    """The possible packs before and after each step, and the edges between them."""
    packs: vec[i64]
    weights: vec[float]
    ahead: vec[float]
    totals: vec[float]
    edges: vec[i64]

    def __init__(self, ranks: int) -> None:
        ...

    def note(self, pack: i64, since: i64) -> i64:
        """Return the index of a pack after a step; the packs after that step begin at `since`."""
        ...

@final
class Draft:
    """The steps of this round's draft, and the two passes over them."""
    ctx: DecisionContext
    known: list[int]
    prior: list[list[float]]
    down: int
    ranks: int
    first_down: float
    seen_now: int
    steps: list[DraftStep]

    def __init__(self, ctx: DecisionContext, known: list[int], prior: list[list[float]], down: int) -> None:
        """Take the steps so far; `down` is the face-down card where the last player sees it."""
        ...

    def add_to(self, hold: list[list[float]], graph: PackGraph, start: int) -> float:
        """Add the likelihood of each seat holding each rank; return the total likelihood."""
        ...

def seen_pack(ctx: DecisionContext) -> int:
    """Return the current pack if the seat is picking from it, else 0."""
    ...
