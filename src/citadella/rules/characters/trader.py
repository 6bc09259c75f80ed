"""Rank 6, the Trader: income from trade districts, and any number of them built."""

from typing import TYPE_CHECKING

from citadella.rules.card import TRADE
from citadella.rules.characters.common import Earner

if TYPE_CHECKING:
    from citadella.rules.card import District


class Trader(Earner):
    """1 gold per trade district; trade districts do not count against the limit."""

    income_type = TRADE

    def free_of_limit(self, district: "District") -> bool:
        """Trade districts are."""
        return district.type == TRADE
