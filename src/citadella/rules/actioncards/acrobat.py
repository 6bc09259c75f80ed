"""The Acrobat: takes a crown that nobody takes."""

from citadella.rules.card import ActionCard


class Acrobat(ActionCard):
    """Played when rank 4 is called and does not answer, or is bewitched."""

    def __init__(self) -> None:
        """Make the Acrobat."""
        super().__init__("acrobat")

    def answers_unclaimed_crown(self) -> bool:
        """Takes the crown, and keeps it over what rank 4 would still do with it."""
        return True
