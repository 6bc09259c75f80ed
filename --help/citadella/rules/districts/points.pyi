"""Districts that score at the end, or count as other types."""
from citadella.rules.card import District
from citadella.rules.game import Game
from citadella.rules.scoring import Tally
from citadella.rules.state import Player

class Basilica(District):
    """1 point per district of odd cost."""
    points_each: int

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        """The cost as it stands, beautified or not."""
        ...

class Capitol(District):
    """3 points for three districts of one type."""
    points: int
    of_one_type: int

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        """Once only."""
        ...

class Bonus(District):
    """Worth a number of points more than it costs: Dragon Gate, University."""
    points: int

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        """Always."""
        ...

class HauntedQuarter(District):
    """Counts as any type at the end."""
    not_in_last_round: bool

    def on_built(self, game: Game, player: Player) -> None:
        """Note the round."""
        ...

    def any_type_at_end(self, game: Game, player: Player) -> bool:
        """Return whether it may change its type."""
        ...

class ClassicHauntedQuarter(HauntedQuarter):
    """Keeps its type if it was built in the last round."""
    not_in_last_round: bool

class ImperialTreasury(District):
    """1 point per gold in the stash; gold on districts does not count."""
    points_per_gold: int

    def prospect(self, game: Game, player: Player, usual: float, rounds: float) -> float:
        """Near the end what is there now counts."""
        ...

def uniques(player: Player) -> int:
    """Count the unique districts of a city."""
    ...

class IvoryTower(District):
    """5 points if it is the only unique district."""
    points: int

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        """A Haunted Quarter of another type is not unique any more."""
        ...

    def prospect(self, game: Game, player: Player, usual: float, rounds: float) -> float:
        """Nothing, once another stands there."""
        ...

    def gains_by(self, game: Game, player: Player, other: District) -> float:
        """A second unique district takes the points away."""
        ...

class MapRoom(District):
    """1 point per card in the hand, whatever it is."""
    points_per_card: int

    def prospect(self, game: Game, player: Player, usual: float, rounds: float) -> float:
        """Near the end what is there now counts."""
        ...

class SchoolOfMagic(District):
    """Counts as any type for income."""
    any_type_for_income: bool

class Statue(District):
    """5 points with the crown."""
    points: int

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        """Who holds the crown at the end."""
        ...

    def prospect(self, game: Game, player: Player, usual: float, rounds: float) -> float:
        """The crown may stay."""
        ...

class WishingWell(District):
    """1 point per unique district."""
    points_each: int
    counts_itself: bool

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        """A Haunted Quarter of another type does not count."""
        ...

    def prospect(self, game: Game, player: Player, usual: float, rounds: float) -> float:
        """What is there now, and some that may follow."""
        ...

    def gains_by(self, game: Game, player: Player, other: District) -> float:
        """One more to count."""
        ...

class ClassicWishingWell(WishingWell):
    """Does not count itself."""
    counts_itself: bool
