"""The learned player: it plays by what a network has learned from stronger and longer thought."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Final

from citadella import build_kind
from citadella.bots.heuristics.evaluate import Judge
from citadella.bots.heuristics.weights import BALANCED
from citadella.bots.neural.guide import Mind
from citadella.bots.neural.model_file import (
    FORESIGHT,
    JUDGE,
    SHIPPED,
    ModelError,
    ModelWarning,
    load,
)
from citadella.bots.neural.policy import Player
from citadella.bots.search import SearchBot
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice

#: By whose judgement a search foresees what the others do, and who will win.
STRATEGIST: Final = "strategist"
LEARNED: Final = "learned"
MINDS: Final = (STRATEGIST, LEARNED)


class LearnedBot:
    """Plays by the policy of the network alone, without looking ahead."""

    def __init__(self, seed: str, model: str = "") -> None:
        """Take a seat; without a sound model it plays as the strategist does, and says so once."""
        self._dice = Dice.from_seed(f"learned {seed}")
        self._player = player(Path(model) if model else SHIPPED)

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Do what scores highest."""
        if self._player is None:
            return Judge(view.known, view.seat, BALANCED, True).best(actions, self._dice)
        return self._player.best(view.known, view.seat, actions, self._dice)


def search(
    seed: str,
    seconds: float = 0.3,
    iterations: int = 0,
    memory: int = 50_000,
    mind: str = "",
) -> SearchBot:
    """Return a search; `mind` says by whose judgement it foresees what the others do.

    Unless told otherwise it goes by what has been learned. Only rules that are not compiled leave
    no time for that when it thinks by the clock.
    """
    if not mind:
        mind = LEARNED if iterations or build_kind() == "compiled" else STRATEGIST
    return SearchBot(seed, seconds, iterations, memory, guide() if mind == LEARNED else None)


def guide() -> Mind | None:
    """Return what a search foresees and judges by; None as `player` does."""
    foresight, judge = player(FORESIGHT), player(JUDGE)
    if foresight is None or judge is None:
        return None
    return Mind(foresight.network, judge.network)


def player(path: Path = SHIPPED) -> Player | None:
    """Return a player by a model; None, with a warning, if there is no sound one."""
    try:
        return Player(load(path))
    except ModelError as problem:
        warnings.warn(ModelWarning(problem), stacklevel=2)
        return None


def check_model() -> None:
    """Warn now, rather than in the middle of a game, if a model that comes along is not sound."""
    for path in (SHIPPED, FORESIGHT, JUDGE):
        if player(path) is None:
            return
