"""Bots: each chooses among the legal actions and sees only a view, never the full state."""

from citadella.bots.bot import Bot, BotError, BotFactory, Parameter
from citadella.bots.builder import BuilderBot
from citadella.bots.heuristics.weights import STYLES
from citadella.bots.levels import OPPONENTS, STAND_IN, USUAL
from citadella.bots.models import MODELS, check_model, search_bot
from citadella.bots.neural.bot import LearnedBot
from citadella.bots.neural.model_file import ModelWarning
from citadella.bots.random_bot import RandomBot
from citadella.bots.registry import BOTS, find, make, register, split_names
from citadella.bots.search import SearchBot
from citadella.bots.strategist import StrategistBot

__all__ = [
    "BOTS",
    "OPPONENTS",
    "STAND_IN",
    "USUAL",
    "Bot",
    "BotError",
    "BotFactory",
    "BuilderBot",
    "LearnedBot",
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
    search_bot,
    seconds=Parameter(float, 0.001, 20),
    iterations=Parameter(int, 1, 1_000_000),
    memory=Parameter(int, 1, 5_000_000),
    model=Parameter(str, words=tuple(MODELS)),
)
for _name, _opponent in OPPONENTS.items():
    register(_name, _opponent.make)
