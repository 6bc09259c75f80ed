"""Information-set Monte Carlo tree search that knows only what its seat knows."""
from citadella.bots.search.bot import SearchBot as SearchBot
__all__ = ['SearchBot']
