"""Rank 3, the Wizard: takes a card from another player's hand and may build it at once."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import city, event
from citadella.rules.action import DECLINE, LOOK, PAY_CARDS, TAKE, TAKE_BUILD, Action
from citadella.rules.building import build_paid, no_place
from citadella.rules.card import District
from citadella.rules.character import POWER_USED, Character
from citadella.rules.deck import card_options, pass_card, play_from_hand
from citadella.rules.memory import look_at_hand
from citadella.rules.question import Question, enter

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Wizard(Character):
    """Takes a card from another player's hand; may build duplicates in this turn."""

    takes_a_card = True
    # True as printed: taking a card is optional (J-Wizard-4).
    may_leave: bool = False
    # True as printed: a Thieves' Den built at once may be paid for with cards (J-Wizard-3).
    pays_cards: bool = False

    def allows_another(self) -> bool:
        """Return True: duplicates may be built (C-Wizard-2)."""
        return True

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            offer_hands(game, player, out)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        found.count = len(game.players[action.seat].hand)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= POWER_USED
        look(game, player, game.players[action.seat], self.name)
        game.ask(WizardTake(player.seat, action.seat))


def offer_hands(game: "Game", player: "Player", out: list[Action]) -> None:
    """Offer to look at the hand of each other player who has cards."""
    for other in game.players:
        if other is not player and other.hand:
            out.append(LOOK.of(other.seat))


def look(game: "Game", player: "Player", other: "Player", cause: str = "") -> None:
    """Let `player` look at the hand of `other`."""
    look_at_hand(game, player.seat, other)
    if game.log is not None:
        hand = other.hand.copy()
        game.tell_cards(event.LOOKED, player.seat, other.seat, hand, 1 << player.seat, cause)


class TakeFromHand(Question):
    """Which card do you take from a hand? `first`: the owner of the hand."""

    about: ClassVar[str] = "seat"

    def fits(self, game: "Game") -> bool:
        return (
            super().fits(game)
            and self.first != self.seat
            and len(game.players[self.first].hand) > 0
        )


class WizardTake(TakeFromHand):
    """Which card do you take, and do you build it now? `first`: the owner of the hand."""

    kind: ClassVar[str] = "wizard-take"

    def options(self, game: "Game", out: list[Action]) -> None:
        player = game.players[self.seat]
        turn = game.the_turn()
        role = turn.role
        if isinstance(role, Wizard) and role.may_leave:
            out.append(DECLINE.plain)
        card_options(game.players[self.first], TAKE, out)
        looked_at = 0
        for card in game.players[self.first].hand:
            if isinstance(card, District) and not looked_at & card.bit:
                looked_at |= card.bit
                if no_place(game, turn, player, card):
                    continue
                price = city.price(player, card)
                if price <= player.gold:
                    out.append(TAKE_BUILD.of(card.number))
                if isinstance(role, Wizard) and role.pays_cards:
                    card.payment_options(player, price, len(player.hand), out)

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        if action.verb is TAKE_BUILD or action.verb is PAY_CARDS:
            found.price = city.price(game.players[self.seat], game.district(action.card_number))

    def answer(self, game: "Game", action: Action) -> None:
        """Take the card and, if chosen, build it without counting it towards the limit."""
        if action.verb is DECLINE:
            return
        player = game.players[self.seat]
        card = game.box.by_number[action.card_number]
        pass_card(game, game.players[self.first], player, card, game.the_turn().role.name)
        turn = game.the_turn()
        if action.verb is TAKE_BUILD:
            assert isinstance(card, District)
            play_from_hand(player, card)
            build_paid(game, turn, player, card, city.price(player, card), False)
        elif action.verb is PAY_CARDS:
            # `build_by` counts the district towards the building limit. Raise the limit by one,
            # since a district built at once must not count.
            turn.extra_limit += 1
            game.district(action.card_number).build_by(game, turn, player, action)


enter(WizardTake)
