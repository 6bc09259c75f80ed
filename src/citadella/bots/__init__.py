"""Players that are programs. They see views and legal actions, never a state."""

from citadella.bots.bot import (
    BOTS,
    Bot,
    BotError,
    Maker,
    Parameter,
    find,
    make,
    register,
    split_names,
)
from citadella.bots.builder import BuilderBot
from citadella.bots.judgement.weights import STYLES
from citadella.bots.levels import OPPONENTS, USUAL, register_opponents
from citadella.bots.random_bot import RandomBot
from citadella.bots.search import SearchBot
from citadella.bots.strategist import StrategistBot

__all__ = [
    "BOTS",
    "OPPONENTS",
    "USUAL",
    "Bot",
    "BotError",
    "BuilderBot",
    "Maker",
    "Parameter",
    "RandomBot",
    "SearchBot",
    "StrategistBot",
    "find",
    "make",
    "register",
    "split_names",
]

register("random", RandomBot)
register("builder", BuilderBot)
register("strategist", StrategistBot, style=Parameter(str, words=STYLES))
register(
    "search",
    SearchBot,
    seconds=Parameter(float, 0.001, 20),
    iterations=Parameter(int, 1, 1_000_000),
    memory=Parameter(int, 1, 5_000_000),
)
register_opponents()
