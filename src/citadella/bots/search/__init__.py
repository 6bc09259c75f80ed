"""Information-set Monte Carlo tree search, which uses only facts known to the searching seat."""

from citadella.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
