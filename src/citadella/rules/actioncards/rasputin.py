"""Rasputin: protects a called character from hostile markers on it."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import DECLINE, PLAY, Action
from citadella.rules.card import ActionCard
from citadella.rules.deck import play_from_hand
from citadella.rules.question import Question, enter
from citadella.rules.state import Laid
from citadella.rules.steps import CROWN_WINDOW, REVEAL

if TYPE_CHECKING:
    from citadella.rules.character import Marker
    from citadella.rules.game import Game
    from citadella.rules.state import Player


class Rasputin(ActionCard):
    """Protects from Assassin, Witch, Magistrate, Thief and Blackmailer for this turn."""

    def shields(self) -> bool:
        """Return True: Rasputin, once played, protects the called character for this turn."""
        return True

    def answers_death(self) -> bool:
        """Return True, because a killed player may lay Rasputin and then take the whole turn."""
        return True

    def answer_death(self, game: "Game", player: "Player") -> None:
        _protect(game, player, self)
        game.step = REVEAL

    def revealed(self, game: "Game", player: "Player") -> None:
        """Ask about Rasputin if `player` has cards and the character has a hostile marker."""
        if player.hand and not player.laid_shield():
            for marker in game.markers:
                if marker.rank == game.rank and marker.hostile():
                    game.ask(Shield(player.seat))
                    return


def _protect(game: "Game", player: "Player", card: ActionCard) -> None:
    play_from_hand(player, card)
    player.laid.append(Laid(card))
    game.tell_card(event.PLAYED, player.seat, -1, card)
    game.tell(event.PROTECTED, player.seat, -1, 0, game.rank)
    staying: list[Marker] = []
    for marker in game.markers:
        if marker.rank != game.rank or not marker.hostile():
            staying.append(marker)
    game.markers = staying


class Shield(Question):
    """Your character has a hostile marker: do you protect it?"""

    kind: ClassVar[str] = "shield"

    def fits(self, game: "Game") -> bool:
        """Return whether the asked player has just been revealed."""
        return (
            game.turn is None
            and game.step == CROWN_WINDOW
            and game.box.has_rank(game.rank)
            and game.holder(game.rank) == self.seat
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        for card in game.players[self.seat].hand:
            if isinstance(card, ActionCard) and card.shields():
                out.append(PLAY.of(card.number))
                return

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is PLAY:
            card = game.box.by_number[action.card_number]
            assert isinstance(card, ActionCard)
            _protect(game, game.players[self.seat], card)


enter(Shield)
