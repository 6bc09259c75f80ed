"""The model that a search or a review uses: priors, rollout policy and value function."""

from typing import Final

from mypy_extensions import mypyc_attr

from citadella.bots.heuristics.beliefs import pick_priors
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.evaluate import Evaluation, best
from citadella.bots.heuristics.score_forecast import expected_scores
from citadella.bots.heuristics.weights import BALANCED
from citadella.bots.heuristics.win_probability import win_probabilities
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: The share of the priors that is spread evenly over all actions, so that no prior is 0.
UNIFORM_SHARE: Final = 0.1
#: The weight of the lead in a game's value; a narrow defeat is thus better than a heavy one.
LEAD_WEIGHT: Final = 0.2
#: A lead of this many points is worth half as much as an infinite lead.
HALF_VALUE_LEAD: Final = 12.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel:
    """Priors, rollout policy, pick priors and values, all computed by the heuristics.

    Subclasses compute some of them with networks (`citadella.bots.neural.model`). The methods use
    only facts that the given seat is allowed to know.
    """

    def __init__(self) -> None:
        """Set the variance bonus to 0 (see `Node`)."""
        self.variance_bonus = 0.0

    def priors(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        """Return the prior probability of each action in `legal`; they add up to 1."""
        evaluation = Evaluation(game, seat, BALANCED, False)
        values: list[float] = []
        most = -1.0e9
        for action in legal:
            value = evaluation.value(action)
            values.append(value)
            if value > most:
                most = value
        total = 0.0
        found: list[float] = []
        for value in values:
            gap = most - value
            weight = 1.0 / (1.0 + gap + gap * gap)
            found.append(weight)
            total += weight
        for i in range(len(found)):
            found[i] = (1.0 - UNIFORM_SHARE) * found[i] / total + UNIFORM_SHARE / len(found)
        return found

    def rollout_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Return the action that the player at `seat` is expected to choose, for rollouts."""
        return best(game, seat, legal, dice)

    def best_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Return the action that seems best without search."""
        return best(game, seat, legal, dice)

    def pick_priors(self, view: View, dice: Dice) -> list[list[float]]:
        """Return a row for each seat: the prior weight of each rank as the seat's pick."""
        return pick_priors(DecisionContext(view.known, view.seat, BALANCED))

    def win_probabilities(self, game: Game) -> list[float]:
        """Return each seat's win probability at the beginning of a round."""
        return win_probabilities(game)

    def value(self, game: Game, seat: int) -> float:
        """Return the value of a game for `seat` at the end of a rollout, from 0 to 1."""
        if not game.over:
            return blended_value(self.win_probabilities(game)[seat], expected_scores(game), seat)
        result = game.result()
        won = 1.0 / len(result.winners) if seat in result.winners else 0.0
        return blended_value(won, [float(points) for points in result.totals], seat)


HEURISTICS: Final = SearchModel()


def blended_value(win_probability: float, points: list[float], seat: int) -> float:
    """Return a mix of the win probability and the seat's lead over the mean of the other seats."""
    others = 0.0
    for i in range(len(points)):
        if i != seat:
            others += points[i]
    lead = points[seat] - others / (len(points) - 1)
    size = lead if lead >= 0.0 else -lead
    of_lead = 0.5 + 0.5 * lead / (size + HALF_VALUE_LEAD)
    return (1.0 - LEAD_WEIGHT) * win_probability + LEAD_WEIGHT * of_lead
