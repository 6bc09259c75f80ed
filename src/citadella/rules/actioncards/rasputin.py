"""Rasputin: protects a called character from what lies on it."""

from citadella.rules.card import ActionCard


class Rasputin(ActionCard):
    """Safe from Assassin, Witch, Magistrate, Thief and Blackmailer in this turn."""

    def __init__(self) -> None:
        """Make Rasputin."""
        super().__init__("rasputin")

    def shields(self) -> bool:
        """Laid on being called; back to the deck at the turn's end."""
        return True
