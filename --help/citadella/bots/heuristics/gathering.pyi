"""The value of gathering gold or cards, and of using gold and cards other than by building."""
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.evaluate import Evaluation
from citadella.rules.action import Action
from citadella.rules.card import Card

def gold_value(evaluation: Evaluation, action: Action) -> float:
    """Return the value of gathering gold, for a build now or later."""
    ...

def cards_value(evaluation: Evaluation, action: Action) -> float:
    """Return the value of gathering cards, which may be built at once."""
    ...

def keep_value(ctx: DecisionContext, card: Card, copies: int=0) -> float:
    """Return the value of a card besides `copies` of it in the hand: one more is worth less."""
    ...

def part_value(ctx: DecisionContext, card: Card) -> float:
    """Return the loss of giving up a card of the hand."""
    ...

def worst_card(ctx: DecisionContext) -> float:
    """Return the loss of giving up the least valuable card."""
    ...

def poor_cards(ctx: DecisionContext) -> int:
    """Count the cards of the hand that are worth less than unknown ones."""
    ...

def redraw_value(evaluation: Evaluation, action: Action) -> float:
    """Return the value of exchanging the poor cards with the deck."""
    ...

def swap_hands_value(evaluation: Evaluation, action: Action) -> float:
    """Return the value of swapping hands with another seat."""
    ...

def use_value(ctx: DecisionContext, card: Card) -> float:
    """Return the value of using a card that gains or costs gold, cards or points."""
    ...

def spy_value(evaluation: Evaluation, action: Action) -> float:
    """Return the value of the gold and cards expected from spying for a type."""
    ...
