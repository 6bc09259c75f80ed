"""The evaluation of a decision: the value of each legal action, and the choice of the best.

The evaluation uses only facts that the seat to act is allowed to know. So the game in a view, which
hides unknown cards, gives the same values as any full game consistent with the view. Rollouts use
approximate beliefs; the strategist uses exact ones. The values by verb are in `verb_values.py`.
"""

from math import log
from typing import Final, final

from citadella.bots.heuristics.beliefs import Beliefs, exact_beliefs, quick_beliefs
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.picking import pick_values
from citadella.bots.heuristics.unlisted_verbs import unlisted_verb_value
from citadella.bots.heuristics.verb_values import VERB_VALUES
from citadella.bots.heuristics.weights import BALANCED, Weights
from citadella.rules.action import CHOOSE, PICK, Action, Verb
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: Random numbers between 0 and 1 are drawn as an integer divided by this.
RESOLUTION: Final = 1 << 20


def best(game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
    """Return the seat's choice based on approximate beliefs, for rollouts."""
    if len(legal) == 1:
        return legal[0]
    return Evaluation(game, seat, BALANCED, False).best(legal, dice)


def exact_best(game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
    """Return the seat's choice based on exact beliefs, as the strategist plays."""
    return Evaluation(game, seat, BALANCED, True).best(legal, dice)


@final
class Evaluation:
    """Evaluates the legal actions of one decision."""

    def __init__(self, game: Game, seat: int, weights: Weights, exact: bool) -> None:
        """Prepare to evaluate actions of `seat`; use exact beliefs if `exact`, else approximate."""
        self.context = DecisionContext(game, seat, weights)
        self.exact = exact
        self._beliefs: Beliefs | None = None
        self._picks: list[float] = []

    def beliefs(self) -> Beliefs:
        """Return the probability that each seat holds each character."""
        found = self._beliefs
        if found is None:
            found = exact_beliefs(self.context) if self.exact else quick_beliefs(self.context)
            self._beliefs = found
        return found

    def picks(self) -> list[float]:
        """Return the value of picking each rank."""
        if not self._picks:
            self._picks = pick_values(self.context)
        return self._picks

    def value(self, action: Action) -> float:
        found = VERB_VALUES.get(action.verb)
        return unlisted_verb_value(self, action) if found is None else found(self, action)

    def best(self, legal: list[Action], dice: Dice) -> Action:
        """Return the best action; choose picks and targets at random, to be unpredictable."""
        if len(legal) == 1:
            return legal[0]
        temperature = self.temperature(legal[len(legal) - 1].verb)
        if temperature <= 0.0:
            temperature = self.temperature(legal[0].verb)
        chosen = legal[0]
        most = -1.0e9
        for action in legal:
            found = self.value(action)
            if temperature > 0.0:
                found += temperature * _gumbel(dice)
            if found > most:
                most = found
                chosen = action
        return chosen

    def temperature(self, verb: Verb) -> float:
        """Return the softmax temperature for choices between actions with this verb."""
        if not verb.unforeseen:
            return 0.0
        weights = self.context.weights
        if verb is PICK:
            return weights.pick_temperature
        return 0.0 if verb.group == CHOOSE else weights.aim_temperature


def _gumbel(dice: Dice) -> float:
    # The Gumbel-max trick: the argmax is distributed according to the softmax.
    return -log(-log((dice.below(RESOLUTION) + 0.5) / RESOLUTION))
