"""Rank 3, the Magician: swaps hands, or exchanges cards with the deck."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import DISCARD, DONE, REDRAW, SWAP_HANDS, Action
from citadella.rules.character import POWER_USED, Character
from citadella.rules.deck import card_options, discard_hidden, draw
from citadella.rules.memory import hands_swapped
from citadella.rules.question import NEW_CARD, Question, enter

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Magician(Character):
    """Swaps hands with a player or exchanges cards with the deck, once per turn."""

    swaps_hands = True
    refills_hand = True

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer a swap with every other hand, even an empty one, and an exchange with the deck."""
        if not turn.used & POWER_USED:
            for other in game.players:
                if other is not player and (other.hand or player.hand):
                    out.append(SWAP_HANDS.of(other.seat))
            if game.deck:
                self.idle_options(game, turn, player, out)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """List an exchange with the deck; if the deck is empty, it would return the same cards."""
        if player.hand and not turn.used & POWER_USED:
            out.append(REDRAW.plain)

    def at_any_time(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        self.options(game, turn, player, out)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        if action.verb is SWAP_HANDS:
            found.count = len(game.players[action.seat].hand)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= POWER_USED
        if action.verb is SWAP_HANDS:
            other = game.players[action.seat]
            game.shown()
            player.hand, other.hand = other.hand, player.hand
            hands_swapped(game, player, other)
            game.tell(event.HANDS_SWAPPED, player.seat, other.seat, 0, 0, self.name)
        else:
            game.ask(Redraw(player.seat))


class Redraw(Question):
    """Which card do you return? `first` is the number of cards returned so far."""

    kind: ClassVar[str] = "redraw"
    about: ClassVar[str] = "number"
    for_each: ClassVar[str] = NEW_CARD

    def fits(self, game: "Game") -> bool:
        return super().fits(game) and len(game.players[self.seat].hand) > 0

    def options(self, game: "Game", out: list[Action]) -> None:
        if self.first > 0:
            out.append(DONE.plain)
        card_options(game.players[self.seat], DISCARD, out)

    def answer(self, game: "Game", action: Action) -> None:
        """Put a card on the bottom of the deck, or draw as many cards as were returned."""
        player = game.players[self.seat]
        if action.verb is DISCARD:
            discard_hidden(
                game, player, game.box.by_number[action.card_number], game.the_turn().role.name
            )
            if player.hand:
                game.ask(Redraw(self.seat, self.first + 1))
            else:
                draw(game, player, self.first + 1, game.the_turn().role.name)
        else:
            draw(game, player, self.first, game.the_turn().role.name)


enter(Redraw)
