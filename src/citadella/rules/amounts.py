"""What a choice costs and brings, in numbers; texts and screens make words of them."""

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from citadella.rules.action import Action
    from citadella.rules.game import Game


@final
class Amounts:
    """The numbers of one choice; None or '' where there is none."""

    def __init__(self) -> None:
        # What has to be paid (or, for what lies there to be taken, how much it is).
        self.price: int | None = None
        # How much it brings, or how many cards it is about.
        self.count: int | None = None
        # How many of the cards are kept (0: all).
        self.kept: int | None = None
        # How many cards come with it.
        self.drawn: int | None = None
        # Whether income is `gold` or `cards`, and of which type of districts.
        self.unit = ""
        self.type = ""

    def is_empty(self) -> bool:
        """Return whether the choice neither costs nor brings anything that can be counted."""
        return self.price is None and self.count is None and not self.unit and not self.type


def amounts(action: "Action", known: "Game") -> Amounts:
    """Return the numbers of a choice of the seat that is to act; `known` is the game it knows."""
    found = Amounts()
    known.stack[-1].amounts(known, action, found)
    return found
