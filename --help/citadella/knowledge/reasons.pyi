"""Why something cannot be done now, for people who wonder: words of `rules/reasons.py`."""
from citadella.rules.game import Game
from citadella.rules.state import Player
from typing import final

@final
class Obstacle:
    """Why not, and how much gold is missing where gold is all that is."""
    why: str
    missing: int

    def __init__(self, why: str, price: int, gold: int) -> None:
        """Compare what it costs with what there is."""
        ...

def obstacles(game: Game, player: Player) -> dict[str, Obstacle]:
    """Return what keeps the player, in their turn, from building cards of the hand for gold (by
    the card's name) and from acting on districts of others as they would like to (as `keep @2`).
    """
    ...
