"""What can lie in the district deck: districts and action cards, with the hooks they may use.

A card's rules live in its own class. The flow of the game calls the hooks below at the moments
they name and knows no card; a card that does nothing there leaves the hook alone.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from citadella.cards import TYPES, ActionCardFacts, DistrictFacts
from citadella.rules.action import BUILD
from citadella.rules.declared import defines, take_declarations
from citadella.rules.names import card_number
from citadella.rules.pickling import building_of, card_of

if TYPE_CHECKING:
    from citadella.rules.action import Action
    from citadella.rules.amounts import Amounts
    from citadella.rules.box import Box
    from citadella.rules.game import Game
    from citadella.rules.scoring import Tally
    from citadella.rules.state import Player, Turn

NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
NO_TYPE: Final = -1
KEEP_ALL: Final = 99
# The rounds of a usual game, for which the worths of effects are meant.
USUAL_ROUNDS: Final = 5.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card of the district deck; `index` and `bit` are its place among the kinds of a setup."""

    type: int = NO_TYPE
    is_district: bool = False
    # What it adds to a city's size while it lies there (Monument 2, an action card 0 or 1).
    counts_as: int = 0

    # --- what players weigh up: bots and the coach ask
    # What its effect (a district's) or having it in the hand (an action card) is worth besides
    # what can be counted, in points; None: what the bots think.
    worth: float | None = None
    # What using or playing it brings: gold, cards of the hand, points (less than 0: it costs).
    use_gold: int = 0
    use_cards: int = 0
    use_points: int = 0

    def __init__(self, name: str, copies: int = 1) -> None:
        take_declarations(self)
        self.name = name
        self.number = card_number(name)
        self.copies = copies
        # The box it lies in, and its place there.
        self.box: Box | None = None
        self.index = 0
        self.bit = 0

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> str | tuple[object, ...]:
        return "UNKNOWN" if self.box is None else (card_of, (self.box, self.index))

    def points_in_hand(self) -> int:
        """Return the points for having it in the hand at the end."""
        return 0

    def shields(self) -> bool:
        """Return whether it protects a called character from what lies on it."""
        return False

    def answers_death(self) -> bool:
        """Return whether it lets a killed owner (or holder, an action card) answer the call."""
        return False

    def answer_death(self, game: "Game", player: "Player") -> None:
        """Do what lets the killed player answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class District(Card):
    """A district: its price and type, and what it does while it stands in a city."""

    is_district = True
    counts_as = 1
    buildable: bool = True
    counts_to_limit: bool = True
    any_type_for_income: bool = False
    protected_from_rank_8: bool = False
    # Cards are slipped under it.
    keeps_cards: bool = False
    # Gathering resources
    more_gold: int = 0
    more_drawn: int = 0
    more_kept: int = 0
    # Points at the end for each coin and each card that its owner has.
    points_per_gold: int = 0
    points_per_card: int = 0
    # What using it adds to the size of its city.
    use_size: int = 0
    # Using it destroys a district of another city, and itself.
    razes: bool = False

    def __init__(self, facts: DistrictFacts) -> None:
        super().__init__(facts.id, facts.copies)
        self.type = TYPES.index(facts.type)
        self.cost = facts.cost if facts.cost is not None else 0
        self.silver = facts.silver
        # Only districts that do something are asked at the hooks.
        self.has_effect = self.type == UNIQUE
        cls = type(self)
        # Whether it does something when the points are counted, rather than from turn to turn.
        self.scores = (
            self.points_per_gold != 0
            or self.points_per_card != 0
            or defines(cls, District, "score")
            or defines(cls, District, "any_type_at_end")
        )
        self.build = BUILD.of(self.number)
        self.plain = Building(self, False)
        self.beautified = Building(self, True)

    # --- building it -------------------------------------------------------------------
    def may_be_built(self, game: "Game", player: "Player") -> bool:
        """Return whether the player's city may take it in by building."""
        return True

    def own_ways(
        self, game: "Game", turn: "Turn", player: "Player", price: int, out: "list[Action]"
    ) -> None:
        """Offer other ways to build this card from the hand than paying gold."""

    def payment_options(
        self, player: "Player", price: int, cards: int, out: "list[Action]"
    ) -> None:
        """Offer to pay for it with some of this number of cards from the hand."""

    def on_built(self, game: "Game", player: "Player") -> None:
        """Do what it does on being built."""

    # --- standing in a city ------------------------------------------------------------
    def price_change(self, other: "District") -> int:
        """Return by how much another district's price changes for its owner."""
        return 0

    def ways(
        self, game: "Game", turn: "Turn", player: "Player", other: "District", out: "list[Action]"
    ) -> None:
        """Offer other ways to build a district than paying gold."""

    def build_by(self, game: "Game", turn: "Turn", player: "Player", action: "Action") -> None:
        """Carry out one of the ways that this card offered."""

    def allows_another(self, player: "Player", other: "District") -> bool:
        """Return whether the owner may build a district that already stands in the city."""
        return False

    def turn_options(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """Offer what it can be used for in the owner's turn."""

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Do what `use` of this card does."""

    def amounts(self, game: "Game", player: "Player", found: "Amounts") -> None:
        """Note what `use` of this card costs and brings."""

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Do what it does at the end of the owner's turn."""

    def surcharge(self, building: "Building") -> int:
        """Return what a rank 8 ability aimed at a district of this city costs more."""
        return 0

    def characters_chosen(self, game: "Game", player: "Player") -> None:
        """Do what it does once all have chosen, before the first call."""

    def crown_moved(self, game: "Game", player: "Player") -> None:
        """Do what it does when the crown goes to another player."""

    def calls(self, game: "Game", player: "Player", called: "Player") -> None:
        """Do what it does when its owner, crowned, calls another player."""

    def sees_destruction(
        self, game: "Game", player: "Player", building: "Building", by: "Player"
    ) -> None:
        """Do what it does when rank 8 destroys a district anywhere."""

    def leaves(self, game: "Game", player: "Player", destroyed: bool) -> None:
        """Do what it does on leaving a city (destroyed, or handed to another player)."""

    def arrives(self, game: "Game", player: "Player") -> None:
        """Do what it does on being handed to another city, not built."""

    def city_grew(self, game: "Game", player: "Player") -> None:
        """Do what it does when the owner's city has grown."""

    def noted_size(self, game: "Game") -> int:
        """Return what it adds to the city's size by what has been noted, beyond `counts_as`."""
        return 0

    # --- the end -----------------------------------------------------------------------
    def may_add(self, game: "Game") -> int:
        """Return what it can still add to the city's size when the points are counted."""
        return 0

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        """Return its extra points."""
        return self.points_per_gold * player.gold + self.points_per_card * len(player.hand)

    def any_type_at_end(self, game: "Game", player: "Player") -> bool:
        """Return whether it counts as a type of its owner's choice at the end."""
        return False

    # --- what players weigh up: bots and the coach ask ---------------------------------
    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        """Return what its effect is worth to a player who builds it now, in points.

        `usual` is what it is worth early in a game; `rounds` may still follow. What counts at the
        end keeps its worth; what works from turn to turn loses it with the turns.
        """
        if self.silver:
            # The coins are its effect, and are counted.
            return 0.0
        return usual if self.scores else turn_by_turn(usual, rounds)

    def gains_by(self, game: "Game", player: "Player", other: "District") -> float:
        """Return the points that it is likely to gain by another district in its city."""
        return 0.0


def turn_by_turn(usual: float, rounds: float) -> float:
    """Return what is left of the worth of something that is used in every round."""
    return usual * rounds / USUAL_ROUNDS if rounds < USUAL_ROUNDS else usual


@final
class Building:
    """A district as it stands in a city; each kind exists plain and beautified."""

    def __init__(self, district: District, beautified: bool) -> None:
        """Make one of a kind's two buildings."""
        self.district = district
        self.is_beautified = beautified
        self.cost = district.cost + (1 if beautified else 0)
        self.number = district.number * 2 + (1 if beautified else 0)
        self.name = district.name + ("+" if beautified else "")

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return (building_of, (self.district, self.is_beautified))


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionCard(Card):
    """An action card of the DeLuxe edition."""

    # How many districts more may be built in the turn in which it is played.
    more_builds: int = 0
    # It puts a dearer district in an old one's place.
    replaces: bool = False
    takes_a_card: bool = False
    takes_crown: bool = False
    # What others pay to its owner for using it, while it lies there.
    toll: int = 0

    def __init__(self, facts: ActionCardFacts) -> None:
        super().__init__(facts.id, facts.copies)

    def options(self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]") -> None:
        """Offer to play it in the player's turn."""

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Do what it does."""

    def lying_options(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", out: "list[Action]"
    ) -> None:
        """Offer what it can be used for while it lies before its owner."""

    def visit(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", place: int
    ) -> bool:
        """Let a player use it where it lies (the owner's card at this place)."""
        return False

    def revealed(self, game: "Game", player: "Player") -> None:
        """Do what it does when a called player is revealed; asked of each kind in the game."""

    def crown_left(self, game: "Game") -> None:
        """Do what it does when rank 4 is called and does not take the crown; asked of each kind."""

    def points_in_hand(self) -> int:
        """Every action card left in the hand is worth a point (E5)."""
        return 1


UNKNOWN: Final = Card("?")
