"""Rank 5, the Cardinal: cards for religious districts, and gold borrowed to build."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import city
from citadella.rules.action import BORROW, GIVE, Action
from citadella.rules.building import build_paid, counts_to_limit
from citadella.rules.card import RELIGIOUS
from citadella.rules.character import POWER_USED
from citadella.rules.characters.common import Earner
from citadella.rules.deck import card_options, pass_card, play_from_hand
from citadella.rules.question import Question, enter
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Cardinal(Earner):
    """Takes 1 card per religious district; can borrow gold to build, for 1 card per gold.

    The borrowed gold must be exactly the gold missing for a district, which must then be built.
    """

    income_type = RELIGIOUS
    income_in_cards = True

    def may_borrow(self, turn: "Turn") -> bool:
        return not turn.used & POWER_USED

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        """Set the price of a district, and the borrowed part of the price."""
        if action.verb is BORROW:
            price = city.price(player, game.district(action.card_number))
            found.price = price
            found.count = price - player.gold
        else:
            super().amounts(game, turn, player, action, found)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Take exactly the missing gold, then ask for the cards to give, one at a time."""
        if action.verb is not BORROW:
            super().act(game, turn, player, action)
            return
        district = game.district(action.card_number)
        play_from_hand(player, district)
        borrow(game, turn, player, action, city.price(player, district) - player.gold)


def borrow(game: "Game", turn: "Turn", player: "Player", action: Action, missing: int) -> None:
    """Take the `missing` gold for an announced district, and ask for the cards to give."""
    turn.used |= POWER_USED
    hand_over(game, game.players[action.seat], player, missing, turn.role.name)
    game.ask(CardinalGive(player.seat, action.card_number, action.seat, missing))


class CardinalGive(Question):
    """Which card do you give for the borrowed gold?

    `first`: the district to build, `second`: the lender's seat, `third`: the number of cards due.
    The district has left the hand, but is not built yet. The player has the gold for its price, or
    for the part of it that is not paid with cards.
    """

    kind: ClassVar[str] = "cardinal-give"
    about: ClassVar[str] = "card seat number"

    def fits(self, game: "Game") -> bool:
        """Return whether the player has the borrowed gold and enough cards to give for it."""
        player = game.players[self.seat]
        return (
            super().fits(game)
            and self.second != self.seat
            and 0 < self.third <= len(player.hand)
            and self.third <= player.gold
        )

    def holds(self) -> int:
        return self.first

    def options(self, game: "Game", out: list[Action]) -> None:
        card_options(game.players[self.seat], GIVE, out)

    def answer(self, game: "Game", action: Action) -> None:
        """Give the card; after the last one, build the district."""
        player = game.players[self.seat]
        turn = game.the_turn()
        card = game.box.by_number[action.card_number]
        pass_card(game, player, game.players[self.second], card, turn.role.name)
        if self.third > 1:
            game.ask(CardinalGive(self.seat, self.first, self.second, self.third - 1))
            return
        district = game.district(self.first)
        price = min(city.price(player, district), player.gold)
        build_paid(game, turn, player, district, price, counts_to_limit(turn, district))


enter(CardinalGive)
