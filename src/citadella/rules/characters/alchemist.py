"""Rank 6, the Alchemist: gets back what building cost."""

from typing import TYPE_CHECKING

from citadella.rules.character import Character
from citadella.rules.claims import AbilityGain, claim
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Alchemist(Character):
    """At the turn's end all gold paid for building comes back, nothing else."""

    refunds = True
    # As printed the gold may be refused (J-T15), and what the player has paid in other turns of
    # the round comes back too (J-Alchemist-2).
    may_refuse: bool = False
    whole_round: bool = False

    def sees_turn_end(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Note what the player has paid in this round."""
        if turn.paid:
            note = _note(player)
            game.notes[note] = game.notes.get(note, 0) + turn.paid

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """After the Poor House (U-poor_house-1)."""
        paid = game.notes.get(_note(player), 0) if self.whole_round else turn.paid
        if self.may_refuse:
            claim(game, AbilityGain(player.seat, self.rank, paid))
        else:
            gain(game, player, paid, self.name)

    def round_ends(self, game: "Game") -> None:
        """Forget what was paid."""
        if self.whole_round:
            for player in game.players:
                game.notes.pop(_note(player), None)


def _note(player: "Player") -> str:
    return f"paid-in-round-{player.seat}"
