"""The end of a round: what the dead still do, who is paid, and whether the game is over."""
from citadella.rules.game import Game

def settle_court(game: Game) -> None:
    """A killed rank 4 is revealed and deals with the crown (K3)."""
    ...

def pay_late(game: Game) -> None:
    """Pay who is paid at the end of the round."""
    ...

def finish(game: Game) -> None:
    """Begin a new round, or end the game (E2)."""
    ...
