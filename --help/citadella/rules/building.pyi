"""Building a district: who may, what it costs, who interferes, what follows (T3, T4)."""
from citadella.rules.action import Action
from citadella.rules.card import Card, District
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

def no_place(game: Game, turn: Turn, player: Player, district: District) -> str:
    """Return why the district may not stand in the player's city, '' if it may (T4)."""
    ...

def counts_to_limit(turn: Turn, district: District) -> bool:
    """Return whether building it uses up the turn's limit."""
    ...

def why_not(game: Game, turn: Turn, player: Player, card: Card) -> str:
    """Return why a card of the hand cannot be built for gold now, '' if it can."""
    ...

def has_room(turn: Turn) -> bool:
    """Return whether the turn's limit of districts leaves room for one more."""
    ...

def options(game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
    """Offer everything the player can build from the hand."""
    ...

def lender_options(game: Game, player: Player, district: District, missing: int, out: list[Action]) -> None:
    """Offer to borrow the missing gold for a district from each player who has it."""
    ...

def build_for_gold(game: Game, turn: Turn, player: Player, district: District) -> None:
    """Build a district from the hand, paying its price."""
    ...

def build_paid(game: Game, turn: Turn, player: Player, district: District, cost: int, counts: bool) -> None:
    """Pay for a district that has been laid on the table and build it, unless someone steps in."""
    ...

def build_unpaid(game: Game, turn: Turn, player: Player, district: District) -> None:
    """Build a district from the hand without paying gold."""
    ...

def stand(game: Game, turn: Turn, player: Player, district: District, paid: int, counts: bool) -> None:
    """The district stands in its builder's city."""
    ...

def has_been_built(game: Game, turn: Turn, player: Player, district: District) -> None:
    """Put a newly built district into a city, with all that follows from building."""
    ...
