"""Rank 2, the Spy: names a district type and gains from the matching cards in a hand."""

from typing import TYPE_CHECKING

from citadella.cards import TYPES
from citadella.rules import event
from citadella.rules.action import SPY, Action
from citadella.rules.character import POWER_USED, Character
from citadella.rules.characters.wizard import look
from citadella.rules.deck import draw
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Spy(Character):
    """Takes 1 gold and draws 1 card for each card of a named type in a player's hand."""

    loots_hands = True
    # False as printed in deluxe: the Spy learns only the number of matching cards (J-Spy-2).
    sees_cards: bool = True

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer to name any district type for any other player who has cards."""
        if not turn.used & POWER_USED:
            for other in game.players:
                if other is not player and other.hand:
                    for type in range(len(TYPES)):
                        out.append(SPY.of(other.seat, type))

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= POWER_USED
        target = game.players[action.seat]
        game.tell(event.SPIED, player.seat, target.seat, action.type_number, 0, self.name)
        if self.sees_cards:
            look(game, player, target, self.name)
        matches = 0
        for card in target.hand:
            if card.type == action.type_number:
                matches += 1
        hand_over(game, target, player, matches, self.name)
        draw(game, player, matches, self.name)
