"""The Fortune Teller: takes a card from another player's hand."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules.action import DECLINE, TAKE, Action
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.characters.wizard import TakeFromHand, look, offer_hands
from citadella.rules.deck import card_options, pass_card
from citadella.rules.question import Question, enter

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class FortuneTeller(TurnCard):
    """Lets its player look at another hand and take one card from it."""

    takes_a_card = True
    # As printed, taking a card is optional (J-Peek-1).
    may_leave: bool = False

    def can_be_played(self, game: "Game", turn: "Turn", player: "Player") -> bool:
        for other in game.players:
            if other is not player and other.hand:
                return True
        return False

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        self.play_and_return(game, player)
        game.ask(Peek(player.seat))


def _name(game: "Game") -> str:
    for kind in game.box.action_kinds:
        if isinstance(kind, FortuneTeller):
            return kind.name
    return ""


class Peek(Question):
    """Whose hand do you look at?"""

    kind: ClassVar[str] = "peek"

    def fits(self, game: "Game") -> bool:
        options: list[Action] = []
        offer_hands(game, game.players[self.seat], options)
        return super().fits(game) and len(options) > 0

    def options(self, game: "Game", out: list[Action]) -> None:
        offer_hands(game, game.players[self.seat], out)

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        found.count = len(game.players[action.seat].hand)

    def answer(self, game: "Game", action: Action) -> None:
        look(game, game.players[self.seat], game.players[action.seat], _name(game))
        game.ask(PeekTake(self.seat, action.seat))


class PeekTake(TakeFromHand):
    """Which card do you take? `first`: the owner of the hand."""

    kind: ClassVar[str] = "peek-take"

    def options(self, game: "Game", out: list[Action]) -> None:
        for kind in game.box.action_kinds:
            if isinstance(kind, FortuneTeller) and kind.may_leave:
                out.append(DECLINE.plain)
        card_options(game.players[self.first], TAKE, out)

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is DECLINE:
            return
        card = game.box.by_number[action.card_number]
        pass_card(game, game.players[self.first], game.players[self.seat], card, _name(game))


enter(Peek, PeekTake)
