"""Rasputin: protects a called character from what lies on it."""
from citadella.rules.action import Action
from citadella.rules.card import ActionCard
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player
from typing import ClassVar

class Rasputin(ActionCard):
    """Safe from Assassin, Witch, Magistrate, Thief and Blackmailer in this turn."""

    def shields(self) -> bool:
        """Laid on being called; back to the deck at the turn's end."""
        ...

    def answers_death(self) -> bool:
        """The killed may lay it and take the whole turn."""
        ...

    def answer_death(self, game: Game, player: Player) -> None:
        """Come forward under its protection."""
        ...

    def revealed(self, game: Game, player: Player) -> None:
        """Ask who is revealed with something lying on the character, whatever the hand holds."""
        ...

class Shield(Question):
    """Something lies on your character: do you protect it?"""
    kind: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """It is asked of the player who has just been revealed."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer a card that shields."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Lay it down."""
        ...
