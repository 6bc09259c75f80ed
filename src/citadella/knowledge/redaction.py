"""A copy of a game with only the facts declared visible to a seat (I1–I3, J-I5).

Views are made from this copy alone, so they cannot show hidden facts.
"""

from citadella.rules import visibility
from citadella.rules.dice import Dice
from citadella.rules.game import Game

NO_CHANCE = Dice(bytes(32))


def redact(game: Game, seat: int) -> Game:
    """Return a copy of the game as a seat knows it (-1: a spectator).

    For speed, the function sets each field directly instead of iterating over `GAME_FIELDS`;
    tests check that the result is the same.
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
