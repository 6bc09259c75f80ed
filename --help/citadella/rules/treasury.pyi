"""Gold: every coin that moves, moves here."""
from citadella.rules.game import Game
from citadella.rules.state import Player

def gain(game: Game, player: Player, n: int, cause: str='') -> None:
    """Take gold from the bank, which never runs out (I4)."""
    ...

def pay(game: Game, player: Player, n: int, cause: str='') -> None:
    """Pay gold to the bank."""
    ...

def hand_over(game: Game, giver: Player, taker: Player, n: int, cause: str='', by: int=...) -> None:
    """Give a player gold, as far as it goes; `by`: whose doing, if not that of the seat in turn."""
    ...
