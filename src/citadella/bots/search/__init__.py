"""Information-set Monte Carlo tree search, which uses only what the searching seat may know."""

from citadella.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
