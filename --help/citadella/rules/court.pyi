"""The crown."""
from citadella.rules.game import Game
from citadella.rules.state import Player

def crown(game: Game, player: Player, cause: str='', by: int=...) -> None:
    """Give the crown to a player; `by`: whose doing it is, if not that of the seat in turn."""
    ...
