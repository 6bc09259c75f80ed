"""A decision as one seat sees it: the facts that many evaluations need, computed once.

Of the other players only public facts are used (cities, gold, numbers of cards, revealed
characters), so a view and any full game that agrees with it give the same results.
"""
from citadella.bots.heuristics.weights import Weights
from citadella.rules.action import Action
from citadella.rules.card import Card, District
from citadella.rules.game import Game
from citadella.rules.state import Player
from typing import final

@final
class DecisionContext:
    """The decision of one seat, and the weights to evaluate it with."""
    game: Game
    seat: int
    weights: Weights
    me: Player
    last_round: bool

    def __init__(self, game: Game, seat: int, weights: Weights) -> None:
        ...

    def in_turn(self) -> bool:
        """Return whether the seat is asked in its turn, not by somebody else's action."""
        ...

    def price(self, action: Action) -> int:
        """Return the gold that an action costs."""
        ...

    def slots_left(self, player: Player) -> int:
        """Return the number of districts a player needs to end the game."""
        ...

    def shares(self) -> list[float]:
        """Return each other seat's share of the threat to this seat; the shares add up to 1."""
        ...

    def standing(self, player: Player) -> float:
        """Return a player's standing in points: the city, the gold and the hand."""
        ...

    def nearest_to_end(self) -> int:
        """Return the number of districts the fastest other player needs to end the game."""
        ...

    def rounds_left(self) -> float:
        """Return an estimate of the number of rounds after this one."""
        ...

    def types(self) -> int:
        """Return the types in the seat's city as bits, without one that counts as any type."""
        ...

    def free_type(self) -> bool:
        """Return whether a district of the seat's city counts as any type at the end."""
        ...

    def is_double(self, card: Card) -> bool:
        """Return whether a district of this name already stands in the seat's city."""
        ...

    def may_double(self, district: District) -> bool:
        """Return whether the seat's city allows another of a district's name."""
        ...

    def is_useful(self, card: Card) -> bool:
        """Return whether the seat could ever build a card of its hand."""
        ...

    def useful_districts(self) -> list[District]:
        """Return the districts of the hand that the seat could ever build."""
        ...

    def useful_cards(self) -> int:
        """Count the different districts of the hand that can be built."""
        ...

    def gold_wanted(self) -> int:
        """Return the total price of the useful cards, as many as the city has room for."""
        ...

    def gold_value(self, amount: int) -> float:
        """Return the value of more gold: less per coin beyond what the hand costs."""
        ...

    def cards_value(self, amount: float) -> float:
        """Return the value of more unknown cards: less per card beyond what is needed."""
        ...

    def points_per_gold(self) -> float:
        """Return the points for each coin at the end."""
        ...

    def points_per_card(self) -> float:
        """Return the points for each card in the hand at the end."""
        ...

def fast_exp(x: float) -> float:
    """Return an approximation of exp(x), by operations that every machine rounds alike."""
    ...
