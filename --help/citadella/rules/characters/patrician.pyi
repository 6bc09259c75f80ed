"""Rank 4, the Patrician: cards from noble districts, and the crown."""
from citadella.rules.characters.king import Crowned

class Patrician(Crowned):
    """1 card per noble district."""
    income_type: int
    income_in_cards: bool
