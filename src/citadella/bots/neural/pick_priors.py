"""What each of the others is likely to have taken in the draft, as far as a seat can tell.

The foresight says what a player takes whose hand it sees. So some hands are dealt that agree with
the view, and in each of them the others are put before their choice once more. Whoever has not been
called yet has had no turn since then, so that little has changed for them.
"""

from typing import Final

from citadella.bots.heuristics.decision import rising
from citadella.bots.neural.policy import Player
from citadella.knowledge.sampling import sample
from citadella.knowledge.view import View
from citadella.rules.dice import Dice
from citadella.rules.draft import PickCharacter
from citadella.rules.game import Game

#: Hands that are dealt for that.
HANDS: Final = 8
#: The foresight is that much surer of a hand that it sees than one can be of a hand that is dealt.
SOFTER: Final = 0.8
#: What is taken against all expectations.
SURPRISE: Final = 0.01


def tastes(player: Player, view: View, dice: Dice) -> list[list[float]] | None:
    """Return how likely each of the others takes each rank; None of a game with unknown cards.

    Of the seat itself, and of those of whom all is known, it says nothing (zeros).
    """
    if not player.network.vocabulary.knows_game(view.known):
        return None
    found: list[list[float]] = []
    for _ in view.known.players:
        found.append([0.0] * len(view.known.box.cast))
    for _ in range(HANDS):
        dealt = sample(view, dice)
        for other in view.known.players:
            # A character that is not known is 0 in the view.
            if 0 in other.roles:
                _add(player, dealt.copy(), other.seat, found[other.seat])
    return found


def _add(player: Player, game: Game, seat: int, found: list[float]) -> None:
    """Add how likely a seat takes each rank if it may choose from all that are not face up."""
    _put_before_choice(game, seat)
    scores = player.scores(game, seat, game.legal_actions())
    most = max(scores)
    total = 0.0
    for i in range(len(scores)):
        scores[i] = rising(SOFTER * (scores[i] - most))
        total += scores[i]
    i = 0
    for rank in range(1, len(found)):
        if game.pack >> rank & 1:
            found[rank] += scores[i] / total + SURPRISE
            i += 1


def _put_before_choice(game: Game, seat: int) -> None:
    """Make it the moment at which a seat chooses its (first) character of this round."""
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
    game.forget_options()
