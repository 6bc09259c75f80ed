"""Modified copies of games and players, for hypothetical questions."""

from citadella.rules.card import District
from citadella.rules.deck import shuffle
from citadella.rules.dice import Dice
from citadella.rules.draft import PickCharacter
from citadella.rules.game import Game, forget_options
from citadella.rules.state import Player


def before_pick(game: Game, seat: int) -> Game:
    """Return a copy of the game in which the seat is about to make its first pick of the round.

    The seat can pick any rank that is not face up.
    """
    game = game.copy()
    chooser = game.players[seat]
    chooser.roles = []
    chooser.picks = []
    chooser.revealed = 0
    game.crown = game.draft_crown
    game.turn = None
    game.rank = 0
    game.markers = []
    game.pack = game.box.all_ranks & ~game.face_up
    place = (seat - game.draft_crown) % len(game.players)
    for i in range(len(game.box.draft) - 1, -1, -1):
        if game.box.draft[i] % 10 == place:
            game.draft_move = i
    game.stack = [PickCharacter(seat)]
    forget_options(game)
    return game


def with_new_luck(game: Game, seed: str) -> Game:
    """Return a copy of the game with a reshuffled deck and a new source of random numbers."""
    game = game.copy()
    game.dice = Dice.from_seed(seed)
    shuffle(game.dice, game.deck)
    return game


def with_district(player: Player, district: District) -> Player:
    """Return a copy of the player with an additional district in the city."""
    player = player.copy()
    player.city.append(district.plain)
    player.effects.append(district)
    return player
