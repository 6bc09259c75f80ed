"""What can lie in the district deck: districts and action cards, with the hooks they may use.

A card's rules live in its own class. The flow of the game calls the hooks below at the moments
they name and knows no card; a card that does nothing there leaves the hook alone.
"""
from citadella.cards import ActionCardFacts, DistrictFacts
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.box import Box
from citadella.rules.game import Game
from citadella.rules.scoring import Tally
from citadella.rules.state import Player, Turn
from typing import Final, final
NOBLE: Final[int]
RELIGIOUS: Final[int]
TRADE: Final[int]
MILITARY: Final[int]
UNIQUE: Final[int]
NO_TYPE: Final[int]
KEEP_ALL: Final[int]
USUAL_ROUNDS: Final[float]

class Card:
    """A card of the district deck; `index` and `bit` are its place among the kinds of a setup."""
    type: int
    is_district: bool
    counts_as: int
    worth: float | None
    use_gold: int
    use_cards: int
    use_points: int
    name: str
    number: int
    copies: int
    box: Box | None
    index: int
    bit: int

    def __init__(self, name: str, copies: int=1) -> None:
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> str | tuple[object, ...]:
        ...

    def points_in_hand(self) -> int:
        """Return the points for having it in the hand at the end."""
        ...

    def shields(self) -> bool:
        """Return whether it protects a called character from what lies on it."""
        ...

    def answers_death(self) -> bool:
        """Return whether it lets a killed owner (or holder, an action card) answer the call."""
        ...

    def answer_death(self, game: Game, player: Player) -> None:
        """Do what lets the killed player answer."""
        ...

class District(Card):
    """A district: its price and type, and what it does while it stands in a city."""
    is_district: bool
    counts_as: int
    buildable: bool
    counts_to_limit: bool
    any_type_for_income: bool
    protected_from_rank_8: bool
    keeps_cards: bool
    more_gold: int
    more_drawn: int
    more_kept: int
    points_per_gold: int
    points_per_card: int
    use_size: int
    razes: bool
    cost: int
    silver: int
    has_effect: bool
    scores: bool
    build: Action
    plain: Building
    beautified: Building

    def __init__(self, facts: DistrictFacts) -> None:
        ...

    def may_be_built(self, game: Game, player: Player) -> bool:
        """Return whether the player's city may take it in by building."""
        ...

    def own_ways(self, game: Game, turn: Turn, player: Player, price: int, out: list[Action]) -> None:
        """Offer other ways to build this card from the hand than paying gold."""
        ...

    def payment_options(self, player: Player, price: int, cards: int, out: list[Action]) -> None:
        """Offer to pay for it with some of this number of cards from the hand."""
        ...

    def on_built(self, game: Game, player: Player) -> None:
        """Do what it does on being built."""
        ...

    def price_change(self, other: District) -> int:
        """Return by how much another district's price changes for its owner."""
        ...

    def ways(self, game: Game, turn: Turn, player: Player, other: District, out: list[Action]) -> None:
        """Offer other ways to build a district than paying gold."""
        ...

    def build_by(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Carry out one of the ways that this card offered."""
        ...

    def allows_another(self, player: Player, other: District) -> bool:
        """Return whether the owner may build a district that already stands in the city."""
        ...

    def turn_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer what it can be used for in the owner's turn."""
        ...

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        """Do what `use` of this card does."""
        ...

    def amounts(self, game: Game, player: Player, found: Amounts) -> None:
        """Note what `use` of this card costs and brings."""
        ...

    def turn_ends(self, game: Game, turn: Turn, player: Player) -> None:
        """Do what it does at the end of the owner's turn."""
        ...

    def surcharge(self, building: Building) -> int:
        """Return what a rank 8 ability aimed at a district of this city costs more."""
        ...

    def characters_chosen(self, game: Game, player: Player) -> None:
        """Do what it does once all have chosen, before the first call."""
        ...

    def crown_moved(self, game: Game, player: Player) -> None:
        """Do what it does when the crown goes to another player."""
        ...

    def calls(self, game: Game, player: Player, called: Player) -> None:
        """Do what it does when its owner, crowned, calls another player."""
        ...

    def sees_destruction(self, game: Game, player: Player, building: Building, by: Player) -> None:
        """Do what it does when rank 8 destroys a district anywhere."""
        ...

    def leaves(self, game: Game, player: Player, destroyed: bool) -> None:
        """Do what it does on leaving a city (destroyed, or handed to another player)."""
        ...

    def arrives(self, game: Game, player: Player) -> None:
        """Do what it does on being handed to another city, not built."""
        ...

    def city_grew(self, game: Game, player: Player) -> None:
        """Do what it does when the owner's city has grown."""
        ...

    def noted_size(self, game: Game) -> int:
        """Return what it adds to the city's size by what has been noted, beyond `counts_as`."""
        ...

    def may_add(self, game: Game) -> int:
        """Return what it can still add to the city's size when the points are counted."""
        ...

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        """Return its extra points."""
        ...

    def any_type_at_end(self, game: Game, player: Player) -> bool:
        """Return whether it counts as a type of its owner's choice at the end."""
        ...

    def prospect(self, game: Game, player: Player, usual: float, rounds: float) -> float:
        """Return what its effect is worth to a player who builds it now, in points.

        `usual` is what it is worth early in a game; `rounds` may still follow. What counts at the
        end keeps its worth; what works from turn to turn loses it with the turns.
        """
        ...

    def gains_by(self, game: Game, player: Player, other: District) -> float:
        """Return the points that it is likely to gain by another district in its city."""
        ...

def turn_by_turn(usual: float, rounds: float) -> float:
    """Return what is left of the worth of something that is used in every round."""
    ...

@final
class Building:
    """A district as it stands in a city; each kind exists plain and beautified."""
    district: District
    is_beautified: bool
    cost: int
    number: int
    name: str

    def __init__(self, district: District, beautified: bool) -> None:
        """Make one of a kind's two buildings."""
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

class ActionCard(Card):
    """An action card of the DeLuxe edition."""
    more_builds: int
    replaces: bool
    takes_a_card: bool
    takes_crown: bool
    toll: int

    def __init__(self, facts: ActionCardFacts) -> None:
        ...

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer to play it in the player's turn."""
        ...

    def play(self, game: Game, turn: Turn, player: Player) -> None:
        """Do what it does."""
        ...

    def lying_options(self, game: Game, turn: Turn, player: Player, owner: Player, out: list[Action]) -> None:
        """Offer what it can be used for while it lies before its owner."""
        ...

    def visit(self, game: Game, turn: Turn, player: Player, owner: Player, place: int) -> bool:
        """Let a player use it where it lies (the owner's card at this place)."""
        ...

    def revealed(self, game: Game, player: Player) -> None:
        """Do what it does when a called player is revealed; asked of each kind in the game."""
        ...

    def crown_left(self, game: Game) -> None:
        """Do what it does when rank 4 is called and does not take the crown; asked of each kind."""
        ...

    def points_in_hand(self) -> int:
        """Every action card left in the hand is worth a point (E5)."""
        ...
UNKNOWN: Final[Card]
