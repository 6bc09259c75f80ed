"""Rank 1, the Witch: gathers, bewitches, and later plays on as the bewitched character."""
from citadella.rules.action import Action
from citadella.rules.character import Character, Marker
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn
from typing import ClassVar, Final
PLAYED_BEFORE: Final[str]

class Spell(Marker):
    """This character has been bewitched: its player only gathers, then the Witch plays on."""
    kind: ClassVar[str]
    sign: ClassVar[str]

    def takes_over(self) -> bool:
        """The Witch goes on in this character's place."""
        ...

    def on_resumed(self, game: Game, turn: Turn) -> None:
        """An action card that she played before she bewitched was that of the whole turn."""
        ...

class Witch(Character):
    """Must gather, then must bewitch; her turn waits for the bewitched character's."""
    stops_leader: float
    costs_turn: float
    costs_ability: bool
    lays: str
    ability_only: bool
    must_bewitch: bool
    plays_cards: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer all other characters, once resources are gathered; if she need not bewitch, only
        before anything else is done (T7: not again on resuming). As printed, action cards too.
        """
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Cast the spell and suspend the turn; nothing that ends a turn happens (C-Witch-6)."""
        ...

    def may_end(self, game: Game, turn: Turn) -> bool:
        """Not before she has bewitched, if she must."""
        ...

    def round_ends(self, game: Game) -> None:
        """The turn was not resumed."""
        ...

class ClassicWitch(Witch):
    """May bewitch right after gathering; if she does not, her turn is like any other."""
    ability_only: bool
    must_bewitch: bool
