"""The Acrobat: takes the crown when rank 4 does not take it."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import DECLINE, PLAY, Action
from citadella.rules.card import ActionCard
from citadella.rules.character import CROWN_RANK
from citadella.rules.court import crown
from citadella.rules.deck import play_from_hand, put_on_bottom
from citadella.rules.question import Question, enter
from citadella.rules.steps import CALL, STRIKE

if TYPE_CHECKING:
    from citadella.rules.game import Game


class Acrobat(ActionCard):
    """Can be played when rank 4 is called but does not answer or is bewitched."""

    takes_crown = True

    def crown_left(self, game: "Game") -> None:
        """Ask all players with cards, so that nobody learns who has the Acrobat (J-I6)."""
        for i in range(len(game.players)):
            seat = (game.crown + len(game.players) - 1 - i) % len(game.players)
            if game.players[seat].hand:
                game.ask(ClaimCrown(seat))


class ClaimCrown(Question):
    """Rank 4 does not take the crown: do you take it? Every player with cards is asked (J-I6)."""

    kind: ClassVar[str] = "claim-crown"
    put_to_many: ClassVar[bool] = True
    passes: ClassVar[str] = DECLINE.word

    def fits(self, game: "Game") -> bool:
        """Return whether rank 4 was called but does not answer or is bewitched."""
        if game.turn is not None or game.rank != CROWN_RANK:
            return False
        return game.step == CALL or (game.step == STRIKE and game.holder(CROWN_RANK) >= 0)

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        for card in game.players[self.seat].hand:
            if isinstance(card, Acrobat):
                out.append(PLAY.of(card.number))
                return

    def answer(self, game: "Game", action: Action) -> None:
        """If the Acrobat is played, take the crown; rank 4 can then neither take nor move it."""
        if action.verb is PLAY:
            player = game.players[self.seat]
            card = game.box.by_number[action.card_number]
            play_from_hand(player, card)
            game.tell_card(event.PLAYED, self.seat, -1, card)
            put_on_bottom(game, card, event.EVERYONE)
            game.stack.clear()
            game.crown_claimed = True
            crown(game, player, card.name)


enter(ClaimCrown)
