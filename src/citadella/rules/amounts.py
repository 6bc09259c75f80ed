"""The costs and yields of actions as numbers, which clients show in words."""

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from citadella.rules.action import Action
    from citadella.rules.game import Game


@final
class Amounts:
    """The cost and yield of an action; attributes that do not apply are None or ''."""

    def __init__(self) -> None:
        #: The gold to pay, or the gold to take from a token or a card.
        self.price: int | None = None
        self.count: int | None = None  #: The amount gained, or the number of cards concerned.
        self.kept: int | None = None  #: How many of the `count` cards are kept (0: all).
        self.drawn: int | None = None  #: The number of cards drawn in addition to `count` gold.
        self.unit = ""  #: The unit of an income or a claimed gain: `gold` or `cards`.
        self.type = ""  #: The district type that pays the income.

    def is_empty(self) -> bool:
        """Return whether the action has neither a cost nor a yield to show."""
        return self.price is None and self.count is None and not self.unit and not self.type


def amounts(action: "Action", known: "Game") -> Amounts:
    """Return the cost and yield of `action`; `known` is the game as the seat to act knows it."""
    found = Amounts()
    known.stack[-1].amounts(known, action, found)
    return found
