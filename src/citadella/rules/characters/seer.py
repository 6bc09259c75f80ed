"""Rank 3, the Seer: takes a random card from every other player and gives each a card back."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules.action import FORESEE, GIVE, Action
from citadella.rules.character import POWER_USED, Character
from citadella.rules.deck import card_options, pass_card, pass_random_card
from citadella.rules.question import Question, enter

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Seer(Character):
    """Takes a card from every other player and gives each a card; builds up to two districts."""

    refills_hand = True
    build_limit = 2

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            for other in game.players:
                if other is not player and other.hand:
                    out.append(FORESEE.plain)
                    return

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Take a card from each other player, then ask for a card to give to each of them."""
        turn.used |= POWER_USED
        seats = len(game.players)
        robbed: list[int] = []
        for i in range(1, seats):
            other = game.players[(player.seat + i) % seats]
            if other.hand:
                pass_random_card(game, other, player, self.name)
                robbed.append(other.seat)
        for i in range(len(robbed)):
            game.ask(SeerGive(player.seat, robbed[len(robbed) - 1 - i]))


class SeerGive(Question):
    """Which card do you give? `first`: the receiving seat."""

    kind: ClassVar[str] = "seer-give"
    about: ClassVar[str] = "seat"
    put_to_many: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        """Return whether the Seer's hand has a card for each player still to receive one."""
        gifts = 0
        for question in game.stack:
            if isinstance(question, SeerGive):
                gifts += 1
        return (
            super().fits(game)
            and self.first != self.seat
            and len(game.players[self.seat].hand) >= gifts
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        card_options(game.players[self.seat], GIVE, out)

    def answer(self, game: "Game", action: Action) -> None:
        card = game.box.by_number[action.card_number]
        cause = game.the_turn().role.name
        pass_card(game, game.players[self.seat], game.players[self.first], card, cause)


enter(SeerGive)
