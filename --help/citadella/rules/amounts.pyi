"""What a choice costs and brings, in numbers; texts and screens make words of them."""
from citadella.rules.action import Action
from citadella.rules.game import Game
from typing import final

@final
class Amounts:
    """The numbers of one choice; None or '' where there is none."""
    price: int | None
    count: int | None
    kept: int | None
    drawn: int | None
    unit: str
    type: str

    def __init__(self) -> None:
        ...

    def is_empty(self) -> bool:
        """Return whether the choice neither costs nor brings anything that can be counted."""
        ...

def amounts(action: Action, known: Game) -> Amounts:
    """Return the numbers of a choice of the seat that is to act; `known` is the game it knows."""
    ...
