"""Districts that change building: prices, limits, duplicates, other ways to pay."""
from citadella.rules.action import Action
from citadella.rules.building import counts_to_limit
from citadella.rules.card import Building, District
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar, Final
MONUMENT_SAID: Final[str]

class Factory(District):
    """Other unique districts cost 1 less to build."""
    discount: int

    def price_change(self, other: District) -> int:
        """1 less, but not for itself."""
        ...

class Framework(District):
    """Can be destroyed in place of the price of a district."""

    def ways(self, game: Game, turn: Turn, player: Player, other: District, out: list[Action]) -> None:
        """Offer it for every district but a second Framework."""
        ...

    def build_by(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Destroy it and build for nothing."""
        ...

def standing(player: Player, district: District) -> Building:
    """Return a district as it stands in a city."""
    ...

class Necropolis(District):
    """Can be built by destroying one of your districts instead of paying."""

    def own_ways(self, game: Game, turn: Turn, player: Player, price: int, out: list[Action]) -> None:
        """Offer every own district."""
        ...

    def build_by(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Destroy it and build."""
        ...

class ThievesDen(District):
    """Can be paid for with cards from the hand, one for each gold."""
    with_loan: bool

    def own_ways(self, game: Game, turn: Turn, player: Player, price: int, out: list[Action]) -> None:
        """Offer it if gold and cards together suffice."""
        ...

    def payment_options(self, player: Player, price: int, cards: int, out: list[Action]) -> None:
        """Offer to pay with some of the cards, if they suffice."""
        ...

    def build_by(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Announce it and choose the cards one by one."""
        ...

class PayWithCards(Question):
    """Which cards do you pay with? first: the district on the table, second: how many are paid."""
    kind: ClassVar[str]
    about: ClassVar[str]
    for_each: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """Gold and cards suffice for what is still to be paid."""
        ...

    def holds(self) -> int:
        """The district waits on the table."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the hand; done when gold covers the rest."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Pay with a card; with the last one, or when done, build."""
        ...

class Quarry(District):
    """Identical districts may be built."""
    most: int

    def allows_another(self, player: Player, other: District) -> bool:
        """Allow it up to the edition's number."""
        ...

class ClassicQuarry(Quarry):
    """Allows two of a name."""
    most: int

class Stables(District):
    """Building them does not count against the limit."""
    counts_to_limit: bool

class Monument(District):
    """Counts as two districts; not to be built in a city of five or more."""
    counts_as: int
    too_many: int
    on_request: bool

    def may_be_built(self, game: Game, player: Player) -> bool:
        """Count the cards, not what they count as."""
        ...

    def city_grew(self, game: Game, player: Player) -> None:
        """Ask, in whosever turn it is."""
        ...

    def turn_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer to say it later."""
        ...

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        """Say it."""
        ...

    def say(self, game: Game, player: Player) -> None:
        """From now on it counts as two here."""
        ...

    def noted_size(self, game: Game) -> int:
        """One more once it has been said."""
        ...

    def may_add(self, game: Game) -> int:
        """The count takes what is best for its owner, as of a free type (J-E8)."""
        ...

    def leaves(self, game: Game, player: Player, destroyed: bool) -> None:
        """A new owner has to say it again."""
        ...

class MonumentCounts(Question):
    """Does your Monument count as two districts from now on? first: the Monument."""
    kind: ClassVar[str]
    about: ClassVar[str]
    on_top: ClassVar[bool]
    grows_city: ClassVar[bool]

    def fits(self, game: Game) -> bool:
        """It stands in the city and has not been said to."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Say it, or not now."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Say it."""
        ...

class SecretVault(District):
    """Cannot be built; worth points in the hand."""
    buildable: bool
    points: int

    def points_in_hand(self) -> int:
        """3 points from the hand."""
        ...
