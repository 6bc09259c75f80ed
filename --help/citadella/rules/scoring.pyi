"""The score, line by line (E3–E5, J-E6–J-E8)."""
from citadella.rules.card import Card
from citadella.rules.game import Game
from citadella.rules.state import Player
from typing import Final, final
BY_REVEALED_RANK: Final[int]
BY_HELD_RANK: Final[int]
BY_DISTRICTS_AND_GOLD: Final[int]

@final
class Line:
    """One line of a score sheet: what it is for, the card if there is one, the points."""
    reason: str
    card: str
    points: int

    def __init__(self, reason: str, card: str, points: int) -> None:
        """Write a line."""
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

@final
class Tally:
    """How the types of a city count, once the free choices are made."""
    counts: list[int]

    def __init__(self, player: Player, free: Card | None, chosen: int) -> None:
        """Count a city; `free` is a district that counts as the chosen type."""
        ...

    def has_all_types(self) -> bool:
        """Return whether each of the five types is there."""
        ...

def score(game: Game, player: Player) -> list[Line]:
    """Return the score sheet of a player, with the best choice of types (J-E8)."""
    ...

def total(sheet: list[Line]) -> int:
    """Add up a score sheet."""
    ...

@final
class Result:
    """How a game ended: the sheets, the totals, who won and what broke a tie."""
    sheets: list[list[Line]]
    tie_breaks: list[tuple[int, int]]
    totals: list[int]
    winners: list[int]
    places: list[int]

    def __init__(self, sheets: list[list[Line]], tie_breaks: list[tuple[int, int]]) -> None:
        """Compare the players' sheets; `tie_breaks` decide between equal totals."""
        ...

    @staticmethod
    def of(game: Game) -> Result:
        """Score a game as it stands."""
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...
