"""Districts that score at the end of the game, or count as other types."""

from typing import TYPE_CHECKING

from citadella.rules.card import UNIQUE, District

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.scoring import Tally
    from citadella.rules.state import Player


class Basilica(District):
    """Scores 1 point per district with an odd cost."""

    points_each: int = 1

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        return self.points_each * sum(building.cost % 2 for building in player.city)


class Capitol(District):
    """Scores 3 points for three districts of the same type."""

    points: int = 3
    of_one_type: int = 3

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        return self.points if max(tally.counts) >= self.of_one_type else 0


class Bonus(District):
    """Scores extra points in addition to its cost: Dragon Gate, University."""

    points: int = 2

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        return self.points


class HauntedQuarter(District):
    """Counts as any type at the end of the game."""

    # True in classic: it keeps its printed type if it was built in the last round.
    not_in_last_round: bool = False

    def on_built(self, game: "Game", player: "Player") -> None:
        if self.not_in_last_round:
            game.notes["haunted_quarter_built"] = game.round

    def any_type_at_end(self, game: "Game", player: "Player") -> bool:
        return game.notes.get("haunted_quarter_built", -1) != game.round


class ClassicHauntedQuarter(HauntedQuarter):
    """Keeps its type if built in the last round."""

    not_in_last_round = True


class ImperialTreasury(District):
    """Scores 1 point per gold of its owner; gold on districts does not count."""

    points_per_gold = 1

    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        """Return the value in points, higher near the end of the game if the player has gold."""
        return usual + (0.5 * player.gold if rounds < 2.0 else 0.0)


def uniques(player: "Player") -> int:
    """Return the number of unique districts in the city of `player`."""
    count = 0
    for building in player.city:
        if building.district.type == UNIQUE:
            count += 1
    return count


class IvoryTower(District):
    """Scores 5 points if it is the only unique district in the city."""

    points: int = 5

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        """Return the points. A Haunted Quarter that counts as another type is not unique."""
        return self.points if tally.counts[UNIQUE] == 1 else 0

    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        return usual if uniques(player) == 0 else 0.0

    def gains_by(self, game: "Game", player: "Player", other: District) -> float:
        """Return a negative number for a second unique district, which would cost the points."""
        return -3.0 if other.type == UNIQUE and uniques(player) == 1 else 0.0


class MapRoom(District):
    """Scores 1 point per card in the hand, of any kind."""

    points_per_card = 1

    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        """Return the value in points, higher near the end of the game if the player has cards."""
        return usual + (0.5 * len(player.hand) if rounds < 2.0 else 0.0)


class SchoolOfMagic(District):
    """Counts as any type for income."""

    any_type_for_income = True


class Statue(District):
    """Scores 5 points if its owner has the crown at the end of the game."""

    points: int = 5

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        return self.points if game.crown == player.seat else 0

    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        """Return the value in points, which is higher if the player has the crown now."""
        return usual + (1.5 if game.crown == player.seat else 0.0)


class WishingWell(District):
    """Scores 1 point per unique district in the city, itself included."""

    points_each: int = 1
    counts_itself: bool = True

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        """Return the points. A Haunted Quarter that counts as another type is not unique."""
        return self.points_each * (tally.counts[UNIQUE] - (0 if self.counts_itself else 1))

    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        """Return the value in points, estimated from the unique districts built so far."""
        counted = uniques(player) - (0 if self.counts_itself else 1)
        worth = usual * 0.5 + 0.7 * counted
        return worth if worth > 0.0 else 0.0

    def gains_by(self, game: "Game", player: "Player", other: District) -> float:
        return 0.8 if other.type == UNIQUE else 0.0


class ClassicWishingWell(WishingWell):
    """Does not count itself."""

    counts_itself = False
