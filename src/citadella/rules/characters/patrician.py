"""Rank 4, the Patrician: cards from noble districts, and the crown."""

from citadella.rules.card import NOBLE
from citadella.rules.characters.king import Crowned


class Patrician(Crowned):
    """Takes 1 card per noble district."""

    income_type = NOBLE
    income_in_cards = True
