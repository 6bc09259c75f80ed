"""Districts that stand against rank 8: Keep, Great Wall, Graveyard."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.card import Building, District
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player
from typing import ClassVar

class Keep(District):
    """Rank 8 cannot choose it."""
    protected_from_rank_8: bool

class GreatWall(District):
    """Rank 8 pays 1 more for the other districts of the city."""
    extra_gold: int

    def surcharge(self, building: Building) -> int:
        """1 more, but not for itself."""
        ...

class Graveyard(District):
    """A district that the Warlord destroys can be taken into the hand for 1 gold."""
    price: int

    def sees_destruction(self, game: Game, player: Player, building: Building, by: Player) -> None:
        """Ask its owner, unless the owner is the Warlord."""
        ...

class Rescue(Question):
    """Do you buy the destroyed district into your hand? first: which."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The district lies where it has just gone, and can be paid for."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """1 gold for the card."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """1 gold."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it back from the bottom of the deck, where it has just gone."""
        ...
