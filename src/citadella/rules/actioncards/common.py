"""The base class of action cards that players play in their own turns."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from citadella.rules import event
from citadella.rules.action import PLAY, Action
from citadella.rules.card import ActionCard
from citadella.rules.deck import play_from_hand, put_on_bottom
from citadella.rules.state import Laid

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnCard(ActionCard):
    """An action card that players can play in their own turns, at most one per turn."""

    def can_be_played(self, game: "Game", turn: "Turn", player: "Player") -> bool:
        """Return whether the card can be played now."""
        return True

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer to play the card if it can be played now."""
        if self.can_be_played(game, turn, player):
            out.append(PLAY.of(self.number))

    def play_and_return(self, game: "Game", player: "Player") -> None:
        """Play the card and put it on the bottom of the deck."""
        play_from_hand(player, self)
        game.tell_card(event.PLAYED, player.seat, -1, self)
        put_on_bottom(game, self, event.EVERYONE)

    def play_and_stay(self, game: "Game", player: "Player") -> None:
        """Play the card and leave it in front of the player."""
        play_from_hand(player, self)
        game.tell_card(event.PLAYED, player.seat, -1, self)
        player.laid = [*player.laid, Laid(self)]
