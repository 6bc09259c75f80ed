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
from citadella.bots.heuristics.weights import STYLES
from citadella.bots.levels import OPPONENTS, STAND_IN, USUAL, register_opponents
from citadella.bots.neural.bot import MINDS, LearnedBot, check_model, search
from citadella.bots.neural.model_file import ModelWarning
from citadella.bots.random_bot import RandomBot
from citadella.bots.search import SearchBot
from citadella.bots.strategist import StrategistBot

__all__ = [
    "BOTS",
    "OPPONENTS",
    "STAND_IN",
    "USUAL",
    "Bot",
    "BotError",
    "BuilderBot",
    "LearnedBot",
    "Maker",
    "ModelWarning",
    "Parameter",
    "RandomBot",
    "SearchBot",
    "StrategistBot",
    "check_model",
    "find",
    "make",
    "register",
    "split_names",
]

register("random", RandomBot)
register("builder", BuilderBot)
register("strategist", StrategistBot, style=Parameter(str, words=STYLES))
register("learned", LearnedBot, model=Parameter(str))
register(
    "search",
    search,
    seconds=Parameter(float, 0.001, 20),
    iterations=Parameter(int, 1, 1_000_000),
    memory=Parameter(int, 1, 5_000_000),
    mind=Parameter(str, words=MINDS),
)
register_opponents()
