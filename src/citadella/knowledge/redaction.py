"""A game as one seat knows it: what is declared visible to the seat and no more (I1–I3, J-I5).

Views are made from this game alone, so they cannot show what is not in it.
"""

from citadella.rules import visibility
from citadella.rules.dice import Dice
from citadella.rules.game import Game

NO_CHANCE = Dice(bytes(32))


def redact(game: Game, seat: int) -> Game:
    """Return the game as a seat knows it (-1: a spectator); the game itself stays as it is.

    This spells out `GAME_FIELDS`, for speed; the tests compare the two.
    """
    known = Game(game.setup, game.box, NO_CHANCE, game, hidden=False)
    known.players = visibility.shown_players(game, seat)
    known.deck = visibility.shown_deck(game, seat)
    known.marks = visibility.shown_marks(game, seat)
    if game.deck_seen:
        known.deck_seen = visibility.shown_deck_seen(game, seat)
    known.aside = visibility.shown_aside(game, seat)
    known.pack = visibility.shown_pack(game, seat)
    known.markers = visibility.shown_markers(game, seat)
    known.stack = visibility.shown_stack(game, seat)
    return known
