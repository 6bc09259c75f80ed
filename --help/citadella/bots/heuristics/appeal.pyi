"""The value of each character to a player in this round.

For the seat itself the hand counts; of others only public facts. The same values decide which
character to pick and predict what others have picked.
"""
from citadella.bots.heuristics.decision import DecisionContext
from citadella.rules.state import Player

def appeal(ctx: DecisionContext, player: Player, rank: int) -> float:
    """Return the value of a character to a player in this round, in points."""
    ...
