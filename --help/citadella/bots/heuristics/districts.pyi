"""The value of building a district, of ending the game, and of a card in the hand."""
from citadella.bots.heuristics.decision import DecisionContext
from citadella.rules.card import Card, District
from citadella.rules.state import Player
from typing import Final
ALL_TYPES: Final[int]
ALL_TYPES_BONUS: Final[float]
MAX_PATIENT_ROUNDS: Final[int]

def effect_value(ctx: DecisionContext, district: District) -> float:
    """Return the points and uses expected of a unique district if it is built now."""
    ...

def points_of(ctx: DecisionContext, district: District) -> float:
    """Return the points that a district brings if it is built now."""
    ...

def completes_types(ctx: DecisionContext, district: District) -> bool:
    """Return whether the seat's city has all types with this district, and not without it."""
    ...

def build_value(ctx: DecisionContext, district: District, price: int) -> float:
    """Return the value of building a district now for a price, compared with keeping the gold."""
    ...

def best_build(ctx: DecisionContext, gold: int) -> float:
    """Return the value of the best build that some gold can pay for (0 if there is none)."""
    ...

def grows_to(ctx: DecisionContext, districts: int) -> int:
    """Return the size of the seat's city with some more districts."""
    ...

def finish_value(ctx: DecisionContext, points: float) -> float:
    """Return the value of ending the game with one more district: high for the leader."""
    ...

def still_to_move(player: Player) -> bool:
    """Return whether a player may have a turn left in this round, as far as can be seen."""
    ...

def points_in_sight(ctx: DecisionContext, player: Player) -> float:
    """Return the points of a player that everyone can see."""
    ...

def card_value(ctx: DecisionContext, card: Card) -> float:
    """Return the value of a card in the hand."""
    ...
