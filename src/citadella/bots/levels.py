"""The opponents that people can choose: levels of difficulty and styles of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadella.bots.bot import Bot
from citadella.bots.registry import make
from citadella.bots.weakened import WeakenedBot


@dataclass(frozen=True)
class Opponent:
    """A bot with its parameters, its rating and its rate of mistakes."""

    bot: str  #: The bot's name, with its parameters.
    rating: int  #: The measured Elo rating (docs/strength.md).
    mistake_rate: float = 0.0  #: The share of decisions that the bot makes like a beginner.

    def make(self, seed: str) -> Bot:
        """Return a new bot, weakened if `mistake_rate` is above 0."""
        bot = make(self.bot, seed)
        return WeakenedBot(seed, bot, self.mistake_rate) if self.mistake_rate else bot


#: The levels from the easiest to the hardest, at roughly equal intervals in rating.
LEVELS: Final = {
    "apprentice": Opponent("builder", 660, mistake_rate=1.0),
    "novice": Opponent("builder", 960, mistake_rate=0.45),
    "easy": Opponent("strategist", 1270, mistake_rate=0.32),
    "normal": Opponent("learned", 1590, mistake_rate=0.1),
    "hard": Opponent("search:seconds=1", 1915),
}
#: Styles of play, each about as strong as the strategist.
STYLES: Final = {
    "homebody": Opponent("strategist:style=builder", 1500),
    "aggressor": Opponent("strategist:style=aggressor", 1460),
    "cautious": Opponent("strategist:style=cautious", 1500),
}
OPPONENTS: Final = {**LEVELS, **STYLES}  #: All levels and styles, by name.
#: The default opponent, which a beginner can beat.
USUAL: Final = "easy"
#: The bot that replaces a person who has left.
STAND_IN: Final = "normal"
