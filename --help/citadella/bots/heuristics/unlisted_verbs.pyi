"""The value of verbs that `verb_values.py` does not list, as of homebrew cards."""
from citadella.bots.heuristics.evaluate import Evaluation
from citadella.rules.action import Action
from typing import Final
RISK_SHARE: Final[float]
SELF_PENALTY: Final[float]

def unlisted_verb_value(evaluation: Evaluation, action: Action) -> float:
    """Return the value of an action by its declarations."""
    ...
