"""Rank 1, the Assassin: kills a character."""
from citadella.rules.action import Action
from citadella.rules.character import Character, Marker
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Dagger(Marker):
    """This character has been killed: it does not answer its call."""
    kind: ClassVar[str]
    sign: ClassVar[str]

    def silences(self) -> bool:
        """The killed stay silent."""
        ...

class Assassin(Character):
    """Names another character, which skips its turn, unrevealed."""
    stops_leader: float
    costs_turn: float
    costs_ability: bool
    lays: str

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer all other characters."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Lay the dagger."""
        ...
