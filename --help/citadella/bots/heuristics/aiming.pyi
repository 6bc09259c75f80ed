"""The value of killing, bewitching, robbing, threatening or marking a character."""
from citadella.bots.heuristics.beliefs import Beliefs
from citadella.bots.heuristics.decision import DecisionContext

def kill_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of the harm that killing a rank does to others."""
    ...

def bewitch_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of playing on as a rank, and of its holder's loss."""
    ...

def rob_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of the expected gold of a rank, and of its holder's loss."""
    ...

def threaten_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of a threat on a rank: half the gold, after gathering."""
    ...

def warrant_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of a warrant on a rank: the district its holder may build."""
    ...
