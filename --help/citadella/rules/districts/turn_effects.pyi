"""Districts used in the owner's turn or at its end: Smithy, Laboratory, Museum, Armory …"""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.card import District
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class OncePerTurn(District):
    """A district with a use once per turn: what it costs and brings is declared."""

    def can_be_used(self, game: Game, player: Player) -> bool:
        """Return whether its cost is there, and a card in the deck if it brings any."""
        ...

    def turn_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer it once."""
        ...

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        """Note the use."""
        ...

class Smithy(OncePerTurn):
    """2 gold buy three cards."""
    use_gold: int
    use_cards: int

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        """Pay and draw."""
        ...

class Laboratory(OncePerTurn):
    """A hand card brings gold."""
    use_cards: int
    use_gold: int

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        """Choose the card."""
        ...

class ClassicLaboratory(Laboratory):
    """Brings 1 gold."""
    use_gold: int

class LaboratoryDiscard(Question):
    """Which card do you give for gold? first: how much it brings."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is a card to give."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the hand."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """The card goes to the bottom of the deck."""
        ...

class Museum(OncePerTurn):
    """Takes in hand cards, hidden; each is a point at the end."""
    keeps_cards: bool
    use_cards: int
    use_points: int

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        """Choose the card."""
        ...

    def leaves(self, game: Game, player: Player, destroyed: bool) -> None:
        """Destroyed, its cards go to the bottom; otherwise they go along."""
        ...

    def arrives(self, game: Game, player: Player) -> None:
        """The cards come along from the city it stood in."""
        ...

    def score(self, game: Game, player: Player, tally: object) -> int:
        """1 point per card."""
        ...

    def prospect(self, game: Game, player: Player, usual: float, rounds: float) -> float:
        """A card goes under it from turn to turn."""
        ...

class MuseumTuck(Question):
    """Which card goes under the Museum?"""
    kind: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is a card to put under it."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the hand."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Nobody else sees which."""
        ...

class Armory(District):
    """Can be destroyed together with a district of any city that is not complete."""
    razes: bool
    own_city: bool
    leaves_complete_city: bool

    def turn_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer it while there is a target."""
        ...

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        """Choose the target; both fall together."""
        ...

class ClassicArmory(Armory):
    """Aims at other cities only."""
    own_city: bool

class ArmoryTarget(Question):
    """Which district falls with it? first: the Armory, second: 1 if one's own city counts."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The Armory stands, and there is a target."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the districts of all cities that are not complete."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """It costs no gold."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Destroy both."""
        ...

class Park(District):
    """An empty hand at the end of the turn brings 2 cards."""
    draws: int
    may_refuse: bool

    def turn_ends(self, game: Game, turn: Turn, player: Player) -> None:
        """Draw them."""
        ...

class PoorHouse(District):
    """An empty stash at the end of the turn brings 1 gold."""
    gold: int
    may_refuse: bool

    def turn_ends(self, game: Game, turn: Turn, player: Player) -> None:
        """Take it."""
        ...
