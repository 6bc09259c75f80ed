"""The end of a round: killed characters, late payments, and whether the game is over."""

from typing import TYPE_CHECKING

from citadella.rules import event
from citadella.rules.claims import take_claims
from citadella.rules.deck import put_on_bottom
from citadella.rules.steps import COURT_SETTLED, NEW_ROUND, OVER, PAID

if TYPE_CHECKING:
    from citadella.rules.game import Game


def settle_court(game: "Game") -> None:
    """Apply the end-of-round effects of killed characters: rank 4 moves the crown (K3)."""
    game.step = COURT_SETTLED
    for marker in game.markers:
        if marker.silences():
            # A character still counts as killed if its player gathered thanks to a Hospital.
            seat = game.holder(marker.rank)
            if seat >= 0:
                game.box.cast[marker.rank].killed_round_ends(game, game.players[seat])


def pay_late(game: "Game") -> None:
    """Apply the characters' end-of-round effects, such as late payments."""
    game.step = PAID
    for character in game.box.cast:
        character.round_ends(game)
    if _is_last_round(game):
        take_claims(game)


def _is_last_round(game: "Game") -> bool:
    return game.ending or (game.ending_early and game.end_at < game.goal)


def finish(game: "Game") -> None:
    """Begin a new round, or end the game (E2)."""
    if _is_last_round(game):
        game.step = OVER
        game.over = True
        _clear_laid_cards(game)
        game.tell(event.ENDED, game.crown)
    else:
        game.ending_early = False
        game.step = NEW_ROUND


def _clear_laid_cards(game: "Game") -> None:
    # Laid cards that do not count as districts return to the deck, and their gold returns to the
    # bank (A-CashWagon).
    for player in game.players:
        for laid in player.laid:
            if not laid.card.counts_as:
                put_on_bottom(game, laid.card, event.EVERYONE)
        player.laid = [laid for laid in player.laid if laid.card.counts_as]
