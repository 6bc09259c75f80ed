"""The value of destroying, seizing or exchanging a district of another city."""
from citadella.bots.heuristics.decision import DecisionContext
from citadella.rules.action import Action
from citadella.rules.card import Building

def loss(ctx: DecisionContext, building: Building) -> float:
    """Return the value of a district to its owner: its points, its effect and its place."""
    ...

def harm(ctx: DecisionContext, seat: int, building: Building) -> float:
    """Return the value to this seat of another player's losing a district."""
    ...

def destroy_value(ctx: DecisionContext, action: Action) -> float:
    """Return the value of destroying a district, less its price."""
    ...

def raze_value(ctx: DecisionContext, own: Building) -> float:
    """Return the value of destroying the best target at the cost of one's own district."""
    ...

def seize_value(ctx: DecisionContext, action: Action) -> float:
    """Return the value of seizing a district; its owner is paid."""
    ...

def exchange_value(ctx: DecisionContext, wanted_number: int, seat: int, given: Building) -> float:
    """Return the value of exchanging one's own district for another's."""
    ...

def best_exchange(ctx: DecisionContext, wanted_number: int, seat: int) -> float:
    """Return the value of the best exchange for a district."""
    ...
