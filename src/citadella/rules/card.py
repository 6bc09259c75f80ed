"""The cards of the district deck: districts and action cards, with their hooks.

The rules of a card are in its own class. The game flow contains no rules of individual cards; it
calls each of the hooks below when a certain event occurs, and a card overrides the hooks it needs.
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
# The number of rounds in a typical game, on which the values of effects are based.
USUAL_ROUNDS: Final = 5.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card of the district deck."""

    type: int = NO_TYPE  #: The number of its district type, -1 for action cards.
    is_district: bool = False  #: Whether the card is a district, not an action card.
    counts_as: int = 0  #: The card's share of a city's size (Monument: 2; action card: 0 or 1).

    # --- values for bots and the coach
    #: The value in points of a district's effect or of holding an action card, in addition to the
    #: gold, cards and points that bots can count; None: the bots estimate it.
    worth: float | None = None
    use_gold: int = 0  #: Gold gained by using or playing the card (negative: a cost).
    use_cards: int = 0  #: Hand cards gained by using or playing the card (negative: a cost).
    use_points: int = 0  #: Points gained by using or playing the card (negative: a cost).

    def __init__(self, name: str, copies: int = 1) -> None:
        take_declarations(self)
        self.name = name  #: The card's id.
        self.number = card_number(name)  #: The number that actions use for the card.
        self.copies = copies  #: The number of copies in the deck.
        self.box: Box | None = None  #: The cards of the setup to which this card belongs.
        self.index = 0  #: The index in the list of card kinds of `box`.
        self.bit = 0  #: `1 << index`, for sets of kinds of cards.

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> str | tuple[object, ...]:
        return "UNKNOWN" if self.box is None else (card_of, (self.box, self.index))

    def points_in_hand(self) -> int:
        """Return the points for holding this card at the end of the game."""
        return 0

    def shields(self) -> bool:
        """Return whether this card protects a called character from markers after it is played."""
        return False

    def answers_death(self) -> bool:
        """Return whether a killed player with this card in hand or city may answer the call."""
        return False

    def answer_death(self, game: "Game", player: "Player") -> None:
        """Apply the effect that lets the killed `player` answer the call."""


@mypyc_attr(allow_interpreted_subclasses=True)
class District(Card):
    """A district with its cost, its type, and its effect in a city."""

    is_district = True  #: True for every district.
    counts_as = 1  #: How much the district adds to the size of its city.
    buildable: bool = True  #: Whether the district can be built.
    counts_to_limit: bool = True  #: Whether it counts towards the building limit.
    any_type_for_income: bool = False  #: Whether it counts as any type for income.
    protected_from_rank_8: bool = False  #: Whether rank 8 cannot choose this district.
    keeps_cards: bool = False  #: Whether cards can be tucked under the district.
    more_gold: int = 0  #: Additional gold for an owner who gathers gold.
    more_drawn: int = 0  #: Additional cards drawn by an owner who gathers cards.
    more_kept: int = 0  #: Additional cards kept by an owner who gathers cards.
    points_per_gold: int = 0  #: Points at the end of the game per gold of its owner.
    points_per_card: int = 0  #: Points at the end of the game per card in its owner's hand.
    use_size: int = 0  #: The growth of the city's size when the district is used.
    razes: bool = False  #: Whether using this district destroys it and another one.

    def __init__(self, facts: DistrictFacts) -> None:
        super().__init__(facts.id, facts.copies)
        self.type = TYPES.index(facts.type)
        self.cost = facts.cost if facts.cost is not None else 0  #: The cost in gold.
        self.silver = facts.silver  #: Silver coins: extra points at the end of the game (deluxe).
        #: Whether it can have an effect, as unique districts can; the hooks of others do nothing.
        self.has_effect = self.type == UNIQUE
        cls = type(self)
        #: Whether the effect counts in the final score rather than during turns.
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
        """Return whether this district may be built in the city of `player`."""
        return True

    def own_ways(
        self, game: "Game", turn: "Turn", player: "Player", price: int, out: "list[Action]"
    ) -> None:
        """Offer alternatives to paying gold for building this district from the hand."""

    def payment_options(
        self, player: "Player", price: int, cards: int, out: "list[Action]"
    ) -> None:
        """Offer to pay for this district with up to `cards` cards from the hand."""

    def on_built(self, game: "Game", player: "Player") -> None:
        """Called after this district has been built."""

    # --- standing in a city ------------------------------------------------------------
    def price_change(self, other: "District") -> int:
        """Return the extra gold (negative: a discount) that the owner pays to build `other`."""
        return 0

    def ways(
        self, game: "Game", turn: "Turn", player: "Player", other: "District", out: "list[Action]"
    ) -> None:
        """Offer the additional ways to build `other` that this district allows its owner."""

    def build_by(self, game: "Game", turn: "Turn", player: "Player", action: "Action") -> None:
        """Build a district as `action` says, in a way that `ways` or `own_ways` has offered."""

    def allows_another(self, player: "Player", other: "District") -> bool:
        """Return whether the owner may build `other` although it is already in the city."""
        return False

    def turn_options(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """Offer the ways to use this district during its owner's turn."""

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Carry out the action `use` with this district."""

    def amounts(self, game: "Game", player: "Player", found: "Amounts") -> None:
        """Store in `found` the cost and the yield of the action `use` with this district."""

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called at the end of the owner's turn."""

    def surcharge(self, building: "Building") -> int:
        """Return the extra gold that rank 8 pays to act on `building` in this district's city."""
        return 0

    def characters_chosen(self, game: "Game", player: "Player") -> None:
        """Called after the draft, before the first rank is called."""

    def crown_moved(self, game: "Game", player: "Player") -> None:
        """Called when the crown passes to another player."""

    def calls(self, game: "Game", player: "Player", called: "Player") -> None:
        """Called when `player`, who owns this district and the crown, calls the player `called`."""

    def sees_destruction(
        self, game: "Game", player: "Player", building: "Building", by: "Player"
    ) -> None:
        """Called when the rank 8 player `by` destroys `building` in any city."""

    def leaves(self, game: "Game", player: "Player", destroyed: bool) -> None:
        """Called when this district is destroyed or handed to another player."""

    def arrives(self, game: "Game", player: "Player") -> None:
        """Called when this district arrives from another city, without being built."""

    def city_grew(self, game: "Game", player: "Player") -> None:
        """Called after the city of this district's owner has grown."""

    def noted_size(self, game: "Game") -> int:
        """Return the additional size that `game.notes` records for this district."""
        return 0

    # --- the end -----------------------------------------------------------------------
    def may_add(self, game: "Game") -> int:
        """Return the size that the owner may still add for this district at the final scoring."""
        return 0

    def score(self, game: "Game", player: "Player", tally: "Tally") -> int:
        """Return the points that this district's effect is worth at the final scoring."""
        return self.points_per_gold * player.gold + self.points_per_card * len(player.hand)

    def any_type_at_end(self, game: "Game", player: "Player") -> bool:
        """Return whether the owner may choose the district's type at the final scoring."""
        return False

    # --- values for bots and the coach -------------------------------------------------
    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        """Return the value in points of the district's effect if `player` builds it now.

        `usual` is the value early in a game, `rounds` the number of rounds that may still follow.
        An effect on the final score keeps its value; an effect in every turn loses value over time.
        """
        if self.silver:
            # The district's only effect is its silver coins, which bots already count as points.
            return 0.0
        return usual if self.scores else turn_by_turn(usual, rounds)

    def gains_by(self, game: "Game", player: "Player", other: "District") -> float:
        """Return the points that this district probably gains if the city gets `other`.

        The result is negative for a loss.
        """
        return 0.0


def turn_by_turn(usual: float, rounds: float) -> float:
    """Return the remaining value in points of an effect that is used every round.

    `usual` is its value early in a game, `rounds` the number of rounds that may still follow.
    """
    return usual * rounds / USUAL_ROUNDS if rounds < USUAL_ROUNDS else usual


@final
class Building:
    """A district in a city; each district card has one plain and one beautified building."""

    def __init__(self, district: District, beautified: bool) -> None:
        """Create the plain or the beautified building of a district."""
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
    replaces: bool = False  #: Whether playing it replaces a district with a more expensive one.
    takes_a_card: bool = False  #: Whether playing it takes a card from another player's hand.
    takes_crown: bool = False  #: Whether playing it takes the crown.
    toll: int = 0  #: Gold that other players pay to use it when it lies on the table.

    def __init__(self, facts: ActionCardFacts) -> None:
        super().__init__(facts.id, facts.copies)

    def options(self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]") -> None:
        """Offer to play this card in the player's turn."""

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Play this card and apply its effect."""

    def lying_options(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", out: "list[Action]"
    ) -> None:
        """Offer `player` the ways to use this card while it lies in front of `owner`."""

    def visit(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", place: int
    ) -> bool:
        """Use the card at index `place` in front of `owner`; return whether this was possible."""
        return False

    def revealed(self, game: "Game", player: "Player") -> None:
        """Called on every kind of action card in the game when `player` reveals a character."""

    def crown_left(self, game: "Game") -> None:
        """Called on every kind of action card in the game when rank 4 does not take the crown."""

    def points_in_hand(self) -> int:
        """Return 1, because each action card left in the hand is worth one point (E5)."""
        return 1


UNKNOWN: Final = Card("?")
