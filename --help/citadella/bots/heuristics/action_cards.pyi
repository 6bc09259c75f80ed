"""The value of playing an action card, by what it does."""
from citadella.bots.heuristics.decision import DecisionContext
from citadella.rules.card import ActionCard, District

def play_value(ctx: DecisionContext, card: ActionCard) -> float:
    """Return the value of playing an action card now; in the hand it is a point at the end."""
    ...

def replacement_value(ctx: DecisionContext, new: District) -> float:
    """Return the value of the best replacement by a district of the hand."""
    ...
