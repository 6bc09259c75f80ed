"""Copies of games and players with something changed, for what-if questions."""
from citadella.rules.card import District
from citadella.rules.game import Game
from citadella.rules.state import Player

def before_pick(game: Game, seat: int) -> Game:
    """Return the game before a seat's first pick of this round, of any character not face up."""
    ...

def with_new_luck(game: Game, seed: str) -> Game:
    """Return the game with a shuffled deck and other chance from here on."""
    ...

def with_district(player: Player, district: District) -> Player:
    """Return the player with one more district in the city."""
    ...
