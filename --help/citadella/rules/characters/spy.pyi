"""Rank 2, the Spy: looks at a hand and profits from one type in it."""
from citadella.rules.action import Action
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Spy(Character):
    """For each card of the named type: 1 gold from that player and 1 card from the deck."""
    loots_hands: bool
    sees_cards: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer every other player with a hand, and every type."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Look, take gold as far as it goes, and cards in full."""
        ...
