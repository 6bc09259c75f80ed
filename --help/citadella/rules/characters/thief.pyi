"""Rank 2, the Thief: takes all the gold of a character."""
from citadella.rules.action import Action
from citadella.rules.character import Character, Marker
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Mask(Marker):
    """This character will be robbed as soon as it is revealed."""
    kind: ClassVar[str]
    sign: ClassVar[str]

    def on_revealed(self, game: Game, player: Player) -> None:
        """Take all its gold."""
        ...

class Thief(Character):
    """Names a character to rob: not rank 1, not the killed, not the bewitched."""
    robs: float
    lays: str

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer who can be robbed."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Lay the mask."""
        ...
