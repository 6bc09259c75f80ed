"""The opponents that people choose from: levels of difficulty, and characters of play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from citadella.bots.bot import Bot, make, register
from citadella.bots.careless import CarelessBot


@dataclass(frozen=True)
class Opponent:
    """A bot with its parameters, and how often it slips."""

    bot: str
    slips: float = 0.0


#: From what a newcomer can beat to what thinks ahead.
LEVELS: Final = {
    "novice": Opponent("builder", slips=0.35),
    "easy": Opponent("builder"),
    "normal": Opponent("strategist"),
    "hard": Opponent("search:seconds=1"),
}
#: As strong as `normal`, or nearly, each with a mind of its own.
STYLES: Final = {
    "homebody": Opponent("strategist:style=builder"),
    "aggressor": Opponent("strategist:style=aggressor"),
    "cautious": Opponent("strategist:style=cautious"),
}
OPPONENTS: Final = {**LEVELS, **STYLES}
#: Who sits down unless somebody else is asked for.
USUAL: Final = "normal"


def _make(opponent: Opponent, seed: str) -> Bot:
    bot = make(opponent.bot, seed)
    return CarelessBot(seed, bot, opponent.slips) if opponent.slips else bot


def register_opponents() -> None:
    """Enter them beside the bots they are made of."""
    for name, opponent in OPPONENTS.items():
        register(name, partial(_make, opponent))
