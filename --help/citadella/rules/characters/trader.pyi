"""Rank 6, the Trader: income from trade districts, and any number of them built."""
from citadella.rules.characters.common import Earner

class Trader(Earner):
    """1 gold per trade district; trade districts do not count against the limit."""
    income_type: int
    unlimited_type: int
