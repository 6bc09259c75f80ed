"""What a choice costs and yields, in numbers that texts and clients put into words."""

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from citadella.rules.action import Action
    from citadella.rules.game import Game


@final
class Amounts:
    """The numbers of one choice; None or '' where there is none."""

    def __init__(self) -> None:
        #: The gold to pay (or, for gold lying on a token or a card, the amount to take).
        self.price: int | None = None
        self.count: int | None = None  #: The amount gained, or the number of cards concerned.
        self.kept: int | None = None  #: The number of those cards that are kept (0: all).
        self.drawn: int | None = None  #: The number of cards drawn in addition.
        self.unit = ""  #: Whether income is paid in `gold` or `cards`.
        self.type = ""  #: The district type that pays the income.

    def is_empty(self) -> bool:
        """Return whether the choice has no countable cost or yield."""
        return self.price is None and self.count is None and not self.unit and not self.type


def amounts(action: "Action", known: "Game") -> Amounts:
    """Return the numbers of a choice of the seat to act; `known` is the game as it knows it."""
    found = Amounts()
    known.stack[-1].amounts(known, action, found)
    return found
