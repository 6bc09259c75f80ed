"""Rank 9, the Queen: gold for sitting next to rank 4."""
from citadella.rules.action import Action
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Queen(Character):
    """3 gold next to the player who revealed rank 4; if that one was killed, at the round's end."""
    gold: int
    waits_for_bewitched: bool
    with_rank_4: bool
    may_refuse: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the gold."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """No gold."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take it."""
        ...

    def likely_gold(self, game: Game, player: Player) -> float:
        """Rank 4 does not always play, and sits beside her in two of the other seats."""
        ...

    def round_ends(self, game: Game) -> None:
        """Pay the player of the Queen beside a rank 4 that was killed."""
        ...

    def sees_turn_start(self, game: Game, turn: Turn, player: Player) -> None:
        """Ask both neighbours of rank 4 who may be the Queen, for all that is known (J-I6)."""
        ...

class DeluxeQueen(Queen):
    """Waits for a bewitched rank 4 too."""
    waits_for_bewitched: bool

class QueenTakes(Question):
    """You sit beside rank 4: are you the Queen, and do you take your gold?"""
    kind: ClassVar[str]
    put_to_many: ClassVar[bool]
    passes: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The turn of rank 4 has just begun beside this seat."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Only the Queen can take it."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Show the Queen and take the gold; then nobody else need be asked."""
        ...
