"""The cards of the district deck: districts and action cards, with their hooks.

The rules of a card live in its own class. The game flow knows no individual card: it calls the
hooks below at the moments they name, and a card overrides those it needs.
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

NOBLE: Final = 0  #: The number of the noble district type.
RELIGIOUS: Final = 1  #: The number of the religious district type.
TRADE: Final = 2  #: The number of the trade district type.
MILITARY: Final = 3  #: The number of the military district type.
UNIQUE: Final = 4  #: The number of the unique district type.
NO_TYPE: Final = -1
KEEP_ALL: Final = 99
# The length of a typical game in rounds, on which the values of effects are based.
USUAL_ROUNDS: Final = 5.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card of the district deck."""

    type: int = NO_TYPE  #: The number of its district type, -1 for action cards.
    is_district: bool = False  #: Whether it is a district rather than an action card.
    counts_as: int = 0  #: What it adds to the size of a city (Monument: 2; action cards: 0 or 1).

    # --- values for bots and the coach
    #: The value in points of a district's effect or of holding an action card, beyond what can be
    #: counted; None: the bots estimate it.
    worth: float | None = None
    use_gold: int = 0  #: Gold that using or playing it yields (below 0: a cost).
    use_cards: int = 0  #: Hand cards that using or playing it yields (below 0: a cost).
    use_points: int = 0  #: Points that using or playing it yields (below 0: a cost).

    def __init__(self, name: str, copies: int = 1) -> None:
        take_declarations(self)
        self.name = name  #: The card's id.
        self.number = card_number(name)  #: The number that actions use for the card.
        self.copies = copies  #: The number of copies in the deck.
        self.box: Box | None = None  #: The cards of the setup it belongs to.
        self.index = 0  #: Its place among the kinds of cards in its box.
        self.bit = 0  #: The bit with that place, for sets of kinds.

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> str | tuple[object, ...]:
        return "UNKNOWN" if self.box is None else (card_of, (self.box, self.index))

    def points_in_hand(self) -> int:
        """Return the points for holding it at the end of the game."""
        return 0

    def shields(self) -> bool:
        """Return whether it protects a called character from the markers on it."""
        return False

    def answers_death(self) -> bool:
        """Return whether it lets its owner (or holder) answer the call although killed."""
        return False

    def answer_death(self, game: "Game", player: "Player") -> None:
        """Apply the effect that lets the killed player answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class District(Card):
    """A district: its price and type, and its effect while it stands in a city."""

    is_district = True  #: Always true.
    counts_as = 1  #: What it adds to the size of the city.
    buildable: bool = True  #: Whether it can be built.
    counts_to_limit: bool = True  #: Whether it counts towards the building limit of the turn.
    any_type_for_income: bool = False  #: Whether it counts as every type when income is taken.
    protected_from_rank_8: bool = False  #: Whether rank 8 cannot destroy, exchange or seize it.
    keeps_cards: bool = False  #: Whether cards can be tucked under it.
    more_gold: int = 0  #: Additional gold for an owner who gathers gold.
    more_drawn: int = 0  #: Additional cards drawn by an owner who gathers cards.
    more_kept: int = 0  #: Additional cards kept by an owner who gathers cards.
    points_per_gold: int = 0  #: Points at the end for each gold of its owner.
    points_per_card: int = 0  #: Points at the end for each hand card of its owner.
    use_size: int = 0  #: What using it adds to the size of its city.
    razes: bool = False  #: Whether using it destroys it together with another district.

    def __init__(self, facts: DistrictFacts) -> None:
        super().__init__(facts.id, facts.copies)
        self.type = TYPES.index(facts.type)
        self.cost = facts.cost if facts.cost is not None else 0  #: The gold to build it.
        self.silver = facts.silver  #: Silver coins: points at the end besides the cost (deluxe).
        #: Whether it has an effect; the game flow calls the hooks of such districts only.
        self.has_effect = self.type == UNIQUE
        cls = type(self)
        #: Whether it affects the final scoring rather than every turn.
        self.scores = (
            self.points_per_gold != 0
            or self.points_per_card != 0
            or defines(cls, District, "score")
            or defines(cls, District, "any_type_at_end")
        )
        self.build = BUILD.of(self.number)  #: The action that builds it from the hand.
        self.plain = Building(self, False)  #: The district in a city, not beautified.
        self.beautified = Building(self, True)  #: The district in a city, beautified.

    # --- being built -------------------------------------------------------------------
    def may_be_built(self, game: "Game", player: "Player") -> bool:
        """Return whether it may be built in the player's city."""
        return True

    def own_ways(
        self, game: "Game", turn: "Turn", player: "Player", price: int, out: "list[Action]"
    ) -> None:
        """Offer ways other than gold to build this card from the hand."""

    def payment_options(
        self, player: "Player", price: int, cards: int, out: "list[Action]"
    ) -> None:
        """Offer to pay for it with up to this many cards from the hand."""

    def on_built(self, game: "Game", player: "Player") -> None:
        """Called when it has been built."""

    # --- standing in a city ------------------------------------------------------------
    def price_change(self, other: "District") -> int:
        """Return the change in price of another district for this district's owner."""
        return 0

    def ways(
        self, game: "Game", turn: "Turn", player: "Player", other: "District", out: "list[Action]"
    ) -> None:
        """Offer ways other than gold to build another district."""

    def build_by(self, game: "Game", turn: "Turn", player: "Player", action: "Action") -> None:
        """Carry out one of the ways to build that this card offered."""

    def allows_another(self, player: "Player", other: "District") -> bool:
        """Return whether the owner may build a district that the city already has."""
        return False

    def turn_options(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """Offer the ways to use it during its owner's turn."""

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Carry out the action `use` of this card."""

    def amounts(self, game: "Game", player: "Player", found: "Amounts") -> None:
        """Set what the action `use` of this card costs and yields."""

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called at the end of its owner's turn."""

    def surcharge(self, building: "Building") -> int:
        """Return the extra cost of a rank 8 ability aimed at a district of this city."""
        return 0

    def characters_chosen(self, game: "Game", player: "Player") -> None:
        """Called when everyone has chosen, before the first rank is called."""

    def crown_moved(self, game: "Game", player: "Player") -> None:
        """Called when the crown passes to another player."""

    def calls(self, game: "Game", player: "Player", called: "Player") -> None:
        """Called when its owner holds the crown and calls another player."""

    def sees_destruction(
        self, game: "Game", player: "Player", building: "Building", by: "Player"
    ) -> None:
        """Called when rank 8 destroys a district in any city."""

    def leaves(self, game: "Game", player: "Player", destroyed: bool) -> None:
        """Called when it leaves a city (destroyed, or handed to another player)."""

    def arrives(self, game: "Game", player: "Player") -> None:
        """Called when it is handed to another city (not built there)."""

    def city_grew(self, game: "Game", player: "Player") -> None:
        """Called when its owner's city has grown."""

    def noted_size(self, game: "Game") -> int:
        """Return what the game's notes add to the city's size, beyond `counts_as`."""
        return 0

    # --- the end -----------------------------------------------------------------------
    def may_add(self, game: "Game") -> int:
        """Return how much larger it can still make the city at the final scoring."""
        return 0

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        """Return its extra points."""
        return self.points_per_gold * player.gold + self.points_per_card * len(player.hand)

    def any_type_at_end(self, game: "Game", player: "Player") -> bool:
        """Return whether its owner chooses its type at the final scoring."""
        return False

    # --- values for bots and the coach -------------------------------------------------
    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        """Return the value in points of its effect to a player who builds it now.

        `usual` is its value early in a game; `rounds` is how many may still follow. An effect on
        the final score keeps its value; one that works every turn loses value as turns run out.
        """
        if self.silver:
            # The silver coins are its effect and are counted anyway.
            return 0.0
        return usual if self.scores else turn_by_turn(usual, rounds)

    def gains_by(self, game: "Game", player: "Player", other: "District") -> float:
        """Return the points it probably gains from another district in its city."""
        return 0.0


def turn_by_turn(usual: float, rounds: float) -> float:
    """Return the remaining value of an effect that is used in every round."""
    return usual * rounds / USUAL_ROUNDS if rounds < USUAL_ROUNDS else usual


@final
class Building:
    """A district standing in a city; each kind exists once plain and once beautified."""

    def __init__(self, district: District, beautified: bool) -> None:
        """Create one of the two buildings of a district."""
        self.district = district  #: The district's card.
        self.is_beautified = beautified  #: Whether the district is beautified.
        self.cost = district.cost + (1 if beautified else 0)  #: The cost, 1 more if beautified.
        #: The number that actions use: twice that of the card, plus 1 if beautified.
        self.number = district.number * 2 + (1 if beautified else 0)
        #: The card's id, with a '+' if beautified.
        self.name = district.name + ("+" if beautified else "")

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return (building_of, (self.district, self.is_beautified))


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionCard(Card):
    """An action card of the deluxe edition."""

    more_builds: int = 0  #: Additional districts allowed in the turn in which it is played.
    replaces: bool = False  #: Whether it replaces a district with a more expensive one.
    takes_a_card: bool = False  #: Whether it takes a card from another hand.
    takes_crown: bool = False  #: Whether it takes the crown.
    toll: int = 0  #: Gold that other players pay its owner for using it while it lies there.

    def __init__(self, facts: ActionCardFacts) -> None:
        super().__init__(facts.id, facts.copies)

    def options(self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]") -> None:
        """Offer to play it in the player's turn."""

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Play it and apply its effect."""

    def lying_options(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", out: "list[Action]"
    ) -> None:
        """Offer the ways to use it while it lies in front of its owner."""

    def visit(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", place: int
    ) -> bool:
        """Use it at this place in front of its owner; return whether that was possible."""
        return False

    def revealed(self, game: "Game", player: "Player") -> None:
        """Called for each kind in the game when a called player reveals a character."""

    def crown_left(self, game: "Game") -> None:
        """Called for each kind in the game when rank 4 does not take the crown."""

    def points_in_hand(self) -> int:
        """Return 1: every action card left in the hand is worth a point (E5)."""
        return 1


UNKNOWN: Final = Card("?")
