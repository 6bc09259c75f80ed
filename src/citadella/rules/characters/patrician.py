"""Rank 4, the Patrician: cards from noble districts, and the crown."""

from citadella.rules.card import NOBLE
from citadella.rules.characters.king import Crowned


class Patrician(Crowned):
    """1 card per noble district."""

    def __init__(self) -> None:
        """Make the Patrician."""
        super().__init__("patrician", 4, NOBLE, in_cards=True)
