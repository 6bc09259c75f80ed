"""Rank 6, the Trader: income from trade districts, and no limit on building them."""

from citadella.rules.card import TRADE
from citadella.rules.characters.common import Earner


class Trader(Earner):
    """Takes 1 gold per trade district; trade districts do not count towards the limit."""

    income_type = TRADE
    unlimited_type = TRADE
