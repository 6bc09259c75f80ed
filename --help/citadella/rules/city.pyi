"""Cities: what stands in them, what protects them, when they are complete (E1, E2)."""
from citadella.rules.card import Building, District
from citadella.rules.game import Game
from citadella.rules.state import Player
from typing import Final

def add(game: Game, player: Player, building: Building) -> None:
    """Put a district into a city."""
    ...

def remove(player: Player, building: Building) -> None:
    """Take a district out of a city."""
    ...

def has_grown(game: Game, player: Player) -> None:
    """See whether the city has become complete, and whether the game will end (E2)."""
    ...
FINISHED: Final[str]
FINISHED_BY_BELL: Final[str]

def bell_has_fallen(game: Game) -> None:
    """Forget who finished only by the bell."""
    ...

def is_finished(game: Game, player: Player) -> bool:
    """Return whether the city counts as complete for the points."""
    ...

def is_complete(game: Game, player: Player) -> bool:
    """Return whether the city is closed to those who would destroy or take a district."""
    ...

def destroy(game: Game, player: Player, building: Building, by: int, cause: str='') -> None:
    """Take a district out of a city and put it, seen by all, on the bottom of the deck (T9)."""
    ...

def move(game: Game, giver: Player, taker: Player, building: Building) -> None:
    """Hand a standing district over to another city; nothing is built."""
    ...

def swap(game: Game, taker: Player, giver: Player, wanted: Building, given: Building) -> None:
    """Exchange two standing districts; neither city is seen bigger than it ends up."""
    ...

def name_of(player: Player, kind: type[District]) -> str:
    """Return the id of the district of a kind that stands in a city ('' if none does)."""
    ...

def surcharge(owner: Player, building: Building) -> int:
    """Return how much more a rank 8 ability aimed at this district costs."""
    ...

def price(player: Player, district: District) -> int:
    """Return what the player must pay to build a district."""
    ...
