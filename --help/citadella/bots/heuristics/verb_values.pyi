"""The value of an action by its verb; `unlisted_verbs.py` evaluates verbs without an entry here."""
from citadella.bots.heuristics.beliefs import Beliefs
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.evaluate import Evaluation
from citadella.rules.action import Action, Verb
from collections.abc import Callable
from typing import Final
SURVIVAL_VALUE: Final[float]
AIM_VALUES: Final[dict[Verb, Callable[[DecisionContext, Beliefs, int], float]]]
VERB_VALUES: Final[dict[Verb, Callable[[Evaluation, Action], float]]]
