"""What the action cards share."""
from citadella.rules.action import Action
from citadella.rules.card import ActionCard
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class TurnCard(ActionCard):
    """A card played in one's own turn, one a turn."""

    def can_be_played(self, game: Game, turn: Turn, player: Player) -> bool:
        """Return whether it can be played now."""
        ...

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer it."""
        ...

    def play_and_return(self, game: Game, player: Player) -> None:
        """Play it; it goes to the bottom of the deck."""
        ...

    def play_and_stay(self, game: Game, player: Player) -> None:
        """Play it; it stays in front of the player."""
        ...
