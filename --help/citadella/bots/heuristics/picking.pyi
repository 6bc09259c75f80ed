"""The value of picking each character: its appeal, less the danger of being killed or robbed."""
from citadella.bots.heuristics.decision import DecisionContext

def pick_values(ctx: DecisionContext) -> list[float]:
    """Return the value of picking each rank, as if all were offered."""
    ...
