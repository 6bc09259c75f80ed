"""Players that are programs. They see views and legal actions, never a state."""

from citadella.bots.bot import BOTS, Bot, make, register
from citadella.bots.builder import BuilderBot
from citadella.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "BuilderBot", "RandomBot", "make", "register"]

register("random", RandomBot)
register("builder", BuilderBot)
