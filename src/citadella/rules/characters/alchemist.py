"""Rank 6, the Alchemist: gets back the gold paid for building."""

from typing import TYPE_CHECKING

from citadella.rules.character import Character
from citadella.rules.claims import AbilityGain, claim
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Alchemist(Character):
    """Gets back, at the end of the turn, all gold paid for building districts."""

    refunds = True
    # As printed, the player may refuse the refund (J-T15).
    may_refuse: bool = False
    # As printed, the refund includes gold paid in the player's other turns of the round
    # (J-Alchemist-2).
    whole_round: bool = False

    def sees_turn_end(self, game: "Game", turn: "Turn", player: "Player") -> None:
        if turn.paid:
            note = _note(player)
            game.notes[note] = game.notes.get(note, 0) + turn.paid

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Refund the gold paid for building, after the effect of a Poor House (U-poor_house-1)."""
        paid = game.notes.get(_note(player), 0) if self.whole_round else turn.paid
        if self.may_refuse:
            claim(game, AbilityGain(player.seat, self.rank, paid))
        else:
            gain(game, player, paid, self.name)

    def round_ends(self, game: "Game") -> None:
        if self.whole_round:
            for player in game.players:
                game.notes.pop(_note(player), None)


def _note(player: "Player") -> str:
    return f"paid-in-round-{player.seat}"
