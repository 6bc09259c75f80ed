"""Districts that change the gathering of resources: Gold Mine, Library, Observatory."""

from citadella.rules.card import KEEP_ALL, UNIQUE, District


class GoldMine(District):
    """1 gold more when gathering gold."""

    def __init__(self, cost: int, silver: int = 0) -> None:
        """Make the Gold Mine."""
        super().__init__("gold_mine", UNIQUE, cost, silver)
        self.more_gold = 1


class Library(District):
    """All the drawn cards are kept."""

    def __init__(self, cost: int, silver: int = 0, more_kept: int = KEEP_ALL) -> None:
        """Make the Library; the classic one keeps only one card more."""
        super().__init__("library", UNIQUE, cost, silver)
        self.more_kept = more_kept


class Observatory(District):
    """1 card more to choose from."""

    def __init__(self, cost: int, silver: int = 0) -> None:
        """Make the Observatory."""
        super().__init__("observatory", UNIQUE, cost, silver)
        self.more_drawn = 1
