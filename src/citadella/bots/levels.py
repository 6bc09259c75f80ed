"""The opponents that people choose from: levels of difficulty, and characters of play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from citadella.bots.bot import Bot
from citadella.bots.registry import make, register
from citadella.bots.weakened import WeakenedBot


@dataclass(frozen=True)
class Opponent:
    """A bot with its parameters, how strong it is, and how often it slips."""

    bot: str
    #: Its rating as measured (docs/strength.md); 400 more win ten times as often.
    rating: int
    mistake_rate: float = 0.0


#: From what a child can beat to what thinks ahead, about evenly spaced.
LEVELS: Final = {
    "apprentice": Opponent("builder", 660, mistake_rate=1.0),
    "novice": Opponent("builder", 960, mistake_rate=0.45),
    "easy": Opponent("strategist", 1270, mistake_rate=0.32),
    "normal": Opponent("learned", 1590, mistake_rate=0.1),
    "hard": Opponent("search:seconds=1", 1915),
}
#: As strong as the strategist, or nearly, each with a mind of its own.
STYLES: Final = {
    "homebody": Opponent("strategist:style=builder", 1500),
    "aggressor": Opponent("strategist:style=aggressor", 1460),
    "cautious": Opponent("strategist:style=cautious", 1500),
}
OPPONENTS: Final = {**LEVELS, **STYLES}
#: Who sits down unless somebody else is asked for: a newcomer's first game can be won.
USUAL: Final = "easy"
#: Who plays on for a person who has left: nobody's game shall suffer.
STAND_IN: Final = "normal"


def _make(opponent: Opponent, seed: str) -> Bot:
    bot = make(opponent.bot, seed)
    return WeakenedBot(seed, bot, opponent.mistake_rate) if opponent.mistake_rate else bot


def register_opponents() -> None:
    """Enter them beside the bots they are made of."""
    for name, opponent in OPPONENTS.items():
        register(name, partial(_make, opponent))
